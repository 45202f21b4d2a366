import { contract, exampleProfile, textOf } from "@application/kernel"
import { BriefNotFound, commentLimits, CommentsFull, PlanCell, PlanComment, planLimits } from "@domain/briefs"
import { InvalidFields } from "@domain/identity"
import { Schema } from "effect"
import { ofBrief } from "./briefs.ts"

const optional = Schema.optionalKey
const group = "Briefs"

/** Comments on a cell or a line of a plan, or on the whole plan. Ours. */
export const CommentBriefPlan = contract("briefs/CommentBriefPlan", {
  kind: "command",
  access: "writeBriefs",
  route: "POST /businessProfiles/:businessProfileId/briefs/:briefId/plan/comments",
  group,
  summary: "Comment on a cell of a plan",
  description: "Without cell about the line, and without lineId about the whole plan.",
  example: { ...exampleProfile, briefId: 4, lineId: "a1", cell: "unitCost", text: "Is this with the agency's fee?" },
  input: Schema.Struct({
    ...ofBrief,
    lineId: optional(textOf(planLimits.id)),
    cell: optional(PlanCell),
    text: textOf(commentLimits.text),
  }),
  output: PlanComment,
  failures: [BriefNotFound, InvalidFields, CommentsFull],
})

/** Removes a comment of the caller; one that is gone is no error. Ours. */
export const RemovePlanComment = contract("briefs/RemovePlanComment", {
  kind: "command",
  access: "writeBriefs",
  route: "DELETE /businessProfiles/:businessProfileId/briefs/:briefId/plan/comments/:commentId",
  group,
  summary: "Remove your comment on a plan",
  example: { ...exampleProfile, briefId: 4, commentId: 7 },
  input: Schema.Struct({ ...ofBrief, commentId: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 2 ** 40 })) }),
  output: Schema.Struct({}),
})
