import { DayPart } from "@domain/budget"
import { BudgetPart, CampaignChannel, MatchedKeyword, TargetArea } from "@domain/campaigns"
import { MinorUnits } from "@domain/kernel"
import { Schema } from "effect"
import { AutopilotKind, AutopilotSettings } from "./autopilot-kind.ts"

const optional = Schema.optionalKey

/** Money of a part of a campaign and the results that it brought. */
export const CountedPart = Schema.Struct({ spend: MinorUnits, results: Schema.Int })
export type CountedPart = typeof CountedPart.Type

/** The first and the last day of figures, as the evidence had them. */
export const EvidenceDays = Schema.Struct({ from: Schema.String, to: Schema.String })

/** An earlier move as far as it keeps others from being proposed; `at` is in epoch milliseconds. */
export const EarlierMove = Schema.Struct({
  kind: AutopilotKind,
  /** What it is about, which tells moves of a kind apart. */
  subject: Schema.String,
  state: Schema.Literals(["Proposed", "Declined", "Made", "Undone", "Lapsed"]),
  at: Schema.Number,
  /** Hours a day that it left out. */
  hours: optional(Schema.Int),
})
export type EarlierMove = typeof EarlierMove.Type

/**
 * All that the autopilot decides from, as it was when it looked: the same evidence gives the same moves. Figures are of `days`,
 * which end yesterday; parts that a network does not tell with their results are absent. Ours.
 */
export const AutopilotEvidence = Schema.Struct({
  now: Schema.Number,
  days: EvidenceDays,
  /** Days of these with ads. */
  adDays: Schema.Int,
  /** Days left, today included, and the money for them. */
  daysLeft: Schema.Int,
  fundsLeft: MinorUnits,
  /** What the networks may spend a day together. */
  dailyLeft: MinorUnits,
  channels: Schema.Array(
    Schema.Struct({
      channel: CampaignChannel,
      ...CountedPart.fields,
      /** Whether its ads are shown now. */
      isShown: Schema.Boolean,
      /** The least that its network takes a day. */
      leastDaily: MinorUnits,
    }),
  ),
  budgetParts: optional(Schema.Array(BudgetPart)),
  hours: optional(Schema.Array(Schema.Struct({ hour: Schema.Int, ...CountedPart.fields }))),
  places: optional(Schema.Array(Schema.Struct({ place: Schema.String, ...CountedPart.fields }))),
  searches: optional(
    Schema.Array(Schema.Struct({ term: Schema.String, ...CountedPart.fields, mayLeaveOut: Schema.Boolean })),
  ),
  /** The hours in which ads run; at any time where absent. */
  shownHours: optional(Schema.Array(DayPart)),
  /** The hours that the plan was given; at any time where absent. */
  dayParts: optional(Schema.Array(DayPart)),
  areas: Schema.Array(TargetArea),
  negativeKeywords: Schema.Array(MatchedKeyword),
  /** The kinds that reach the networks without a review, an approval or a rule against them. */
  possible: Schema.Array(AutopilotKind),
  settings: AutopilotSettings,
  earlier: Schema.Array(EarlierMove),
})
export type AutopilotEvidence = typeof AutopilotEvidence.Type
