import { currentUser, handler } from "@application/kernel"
import { commentLimits, CommentsFull } from "@domain/briefs"
import { InvalidFields } from "@domain/identity"
import { Clock, Effect } from "effect"
import { CommentBriefPlan, RemovePlanComment } from "../contract/comments.ts"
import { PlanComments } from "../stores/plan-comments.ts"
import { lockedBrief } from "./stored-brief.ts"

export const commentBriefPlan = handler(
  CommentBriefPlan,
  Effect.fnUntraced(function* ({ businessProfileId, briefId, text, ...place }) {
    const words = text.trim()
    if (words === "") return yield* new InvalidFields({ fields: { text: ["validation.required"] } })
    yield* lockedBrief({ businessProfileId, briefId })
    const comments = yield* PlanComments
    const { rows } = yield* comments.list("ofBrief", { businessProfileId, briefId })
    if (rows.length >= commentLimits.comments) return yield* new CommentsFull({ most: commentLimits.comments })
    const { userId } = yield* currentUser
    const at = yield* Clock.currentTimeMillis
    const added = yield* comments.add({ businessProfileId, briefId, ...place, text: words, userId, at })
    const { businessProfileId: _owner, briefId: _brief, ...comment } = added
    return comment
  }),
)

/** Somebody else's comment stays, without a word, as one that is gone would. */
export const removePlanComment = handler(
  RemovePlanComment,
  Effect.fnUntraced(function* ({ businessProfileId, briefId, commentId: id }) {
    const comments = yield* PlanComments
    const comment = yield* comments.forChange({ businessProfileId, briefId, id })
    if (comment?.userId === (yield* currentUser).userId) yield* comments.remove({ businessProfileId, briefId, id })
    return {}
  }),
)
