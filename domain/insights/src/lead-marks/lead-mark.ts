import { LeadId, UserId } from "@domain/kernel"
import { Schema } from "effect"

/** What makes a lead look like another, or like nobody. Ours. */
export const LeadMarkKind = Schema.Literals([
  "Duplicate",
  "ThrowAwayMail",
  "ImpossiblePhone",
  "FarAway",
  "Gibberish",
  "TestWords",
  "Burst",
  "ManyNames",
])
export type LeadMarkKind = typeof LeadMarkKind.Type

/**
 * A reason to look at a lead twice, with its evidence: the words, domain, country code or number that it rests on. A
 * duplicate names the older lead. Ours.
 */
export const LeadMark = Schema.Struct({
  kind: LeadMarkKind,
  detail: Schema.optionalKey(Schema.String),
  of: Schema.optionalKey(LeadId),
  /** Who said that the mark is wrong, and when (epoch milliseconds); absent while it stands. */
  dismissed: Schema.optionalKey(Schema.Struct({ by: UserId, at: Schema.Number })),
})
export type LeadMark = typeof LeadMark.Type

/** Why a lead was bad, in the business's own words or nearly so. Ours. */
export const LeadBadReason = Schema.Literals(["WrongNumber", "NotFromHere", "NeverAsked", "Fake", "Other"])
export type LeadBadReason = typeof LeadBadReason.Type

/** The lead that a lead was merged into, by whom and when (epoch milliseconds). Ours. */
export const LeadMerge = Schema.Struct({ into: LeadId, by: UserId, at: Schema.Number })
export type LeadMerge = typeof LeadMerge.Type

/** Leads by their marks: suspicious, likely the same person as another, or merged into another. Ours. */
export const LeadMarked = Schema.Literals(["Suspicious", "Duplicates", "Merged"])
export type LeadMarked = typeof LeadMarked.Type
