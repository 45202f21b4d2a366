import { Money, UserId } from "@domain/kernel"
import { Schema } from "effect"
import { LeadBadReason } from "../lead-marks/lead-mark.ts"
import { LeadNextStep, LeadStatus, LeadTag } from "./lead-parts.ts"

/** A field before and after; absent where it had or has no value. */
const moved = <const Field extends string, Value extends Schema.Top>(field: Field, value: Value) =>
  Schema.Struct({
    field: Schema.Literal(field),
    was: Schema.optionalKey(value),
    now: Schema.optionalKey(value),
  })

/** One field of a lead that has changed. A tag comes to or leaves its place in the list. Ours. */
export const LeadMove = Schema.Union([
  Schema.Struct({ field: Schema.Literal("status"), was: LeadStatus, now: LeadStatus }),
  moved("ownerId", UserId),
  moved("nextStep", LeadNextStep),
  moved("sale", Money),
  moved("contactedAt", Schema.Number),
  moved("badReason", LeadBadReason),
  moved("qualifiedAt", Schema.Number),
  Schema.Struct({ ...moved("tags", LeadTag).fields, place: Schema.Int }),
])
export type LeadMove = typeof LeadMove.Type

/** The kinds of changes that people make to a lead. Ours. */
export const LeadChangeKind = Schema.Literals([
  "Status",
  "Owner",
  "TagAdded",
  "TagRemoved",
  "NextStep",
  "Sale",
  "Contacted",
  "Qualified",
])
export type LeadChangeKind = typeof LeadChangeKind.Type

/** Who changed what of a lead, and when (epoch milliseconds); `undoes` is the number of the change that was taken back. Ours. */
export const LeadHistoryEntry = Schema.Struct({
  number: Schema.Int,
  at: Schema.Number,
  by: Schema.optionalKey(UserId),
  kind: LeadChangeKind,
  moves: Schema.Array(LeadMove),
  undoes: Schema.optionalKey(Schema.Int),
})
export type LeadHistoryEntry = typeof LeadHistoryEntry.Type
