import { DayPart } from "@domain/budget"
import { BudgetPart, CampaignChannel, MatchedKeyword, TargetArea } from "@domain/campaigns"
import { MinorUnits } from "@domain/kernel"
import { Schema } from "effect"
import { CountedPart, EvidenceDays } from "./autopilot-evidence.ts"

const optional = Schema.optionalKey

/** Money from a channel to another; `former` are the parts as they were, equal where absent. */
const BudgetMove = Schema.Struct({
  kind: Schema.Literal("Budget"),
  from: CampaignChannel,
  to: CampaignChannel,
  amount: MinorUnits,
  before: Schema.Array(BudgetPart),
  after: Schema.Array(BudgetPart),
  former: optional(Schema.Array(BudgetPart)),
})

/** Hours of every day in which ads are shown no more, from an hour to before another; `before` is absent for any time. */
const HoursMove = Schema.Struct({
  kind: Schema.Literal("Hours"),
  from: Schema.Int,
  to: Schema.Int,
  before: optional(Schema.Array(DayPart)),
  after: Schema.Array(DayPart),
})

/** A chosen place where ads are shown no more. */
const PlacesMove = Schema.Struct({
  kind: Schema.Literal("Places"),
  place: Schema.String,
  before: Schema.Array(TargetArea),
  after: Schema.Array(TargetArea),
})

/** A search that brings the ad no more. */
const SearchMove = Schema.Struct({ kind: Schema.Literal("Searches"), term: Schema.String, negative: MatchedKeyword })

/** What the autopilot changes, with what was there before. Ours. */
export const AutopilotChange = Schema.Union([BudgetMove, HoursMove, PlacesMove, SearchMove])
export type AutopilotChange = typeof AutopilotChange.Type

/**
 * Why a move is made: what its part brought on some days, beside what it is compared with. `expected` are the results that the
 * part's money would have brought there, `needed` from how many on chance explains none, and `times` by how much a result of the
 * part costs more at the least. Ours.
 */
export const MoveReason = Schema.Struct({
  days: EvidenceDays,
  part: CountedPart,
  others: CountedPart,
  expected: Schema.Number,
  needed: optional(Schema.Number),
  times: optional(Schema.Number),
  /** Parts that were compared, among which chance is shared out. */
  compared: Schema.Int,
})
export type MoveReason = typeof MoveReason.Type

/** What a move should bring while costs stay as they are: more results for `money`, from least to most, until the last day or a week. Ours. */
export const ExpectedEffect = Schema.Struct({
  money: MinorUnits,
  during: Schema.Literals(["Rest", "Week"]),
  least: Schema.Int,
  likely: Schema.Int,
  most: Schema.Int,
})
export type ExpectedEffect = typeof ExpectedEffect.Type

/** A move as it is decided on. Ours. */
export const DecidedMove = Schema.Struct({
  change: AutopilotChange,
  subject: Schema.String,
  reason: MoveReason,
  effect: ExpectedEffect,
})
export type DecidedMove = typeof DecidedMove.Type
