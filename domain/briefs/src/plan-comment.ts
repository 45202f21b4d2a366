import { errorCode } from "@domain/errors"
import { UserId } from "@domain/kernel"
import { Schema } from "effect"
import { PlanCell } from "./plan-line.ts"

/** A remark on a cell of a plan, or on a line without `cell`, or on the whole plan without `lineId`. Ours. */
export const PlanComment = Schema.Struct({
  id: Schema.Int,
  lineId: Schema.optionalKey(Schema.String),
  cell: Schema.optionalKey(PlanCell),
  text: Schema.String,
  userId: UserId,
  at: Schema.Int,
})
export type PlanComment = typeof PlanComment.Type

/** A plan has as many comments as it may have. Ours. */
export class CommentsFull extends Schema.TaggedError<CommentsFull>()("CommentsFull", {
  errorCode: errorCode(111),
  most: Schema.Int,
}) {}

/** Most comments of a plan, and most letters of a comment. */
export const commentLimits = { comments: 1_000, text: 2_000 } as const
