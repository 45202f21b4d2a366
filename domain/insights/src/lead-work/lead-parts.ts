import { UserId } from "@domain/kernel"
import { Schema } from "effect"

/** The business's progress with a lead; the names are ours. Spec: entities, Lead. */
export const LeadStatus = Schema.Literals(["New", "Contacted", "Won", "Lost", "Spam"])
export type LeadStatus = typeof LeadStatus.Type

/**
 * The lengths of what people plan with a lead, how many tags it has and how many changes it remembers at most, and the latest
 * time of a next step (epoch milliseconds). Ours.
 */
export const leadWorkLimits = { tag: 30, tags: 10, step: 200, history: 50, latest: 4_102_444_800_000 } as const

/** A word by which a business groups its leads. Ours. */
export const LeadTag = Schema.String.check(
  Schema.isTrimmed(),
  Schema.isMinLength(1),
  Schema.isMaxLength(leadWorkLimits.tag),
)

/**
 * What is to be done next with a lead, and when; `setBy` planned it, and `remindedAt` is when somebody was reminded. Times in
 * epoch milliseconds. Ours.
 */
export const LeadNextStep = Schema.Struct({
  text: Schema.String.check(Schema.isTrimmed(), Schema.isMinLength(1), Schema.isMaxLength(leadWorkLimits.step)),
  dueAt: Schema.Number,
  setBy: Schema.optionalKey(UserId),
  remindedAt: Schema.optionalKey(Schema.Number),
})
export type LeadNextStep = typeof LeadNextStep.Type
