import { CampaignChannel, NetworkEffect } from "@domain/campaigns"
import { CurrencyCode, MinorUnits, UserId } from "@domain/kernel"
import { Schema } from "effect"
import { ProposedChange } from "./proposed-change.ts"

const optional = Schema.optionalKey

/** A field of a campaign or a lead that a proposal changes. */
export const ProposalField = Schema.Literals([
  "status",
  "dailyBudget",
  "endDate",
  "headline",
  "primaryText",
  "description",
  "searchHeadlines",
  "searchDescriptions",
  "negativeKeywords",
  "leadStatus",
  "note",
])
export type ProposalField = typeof ProposalField.Type

/** A value of a field: a name, a day, a text, an amount in minor units, or a list of texts; absent where there is none. */
export const ProposalValue = Schema.Union([Schema.String, Schema.Int, Schema.Array(Schema.String)])
export type ProposalValue = typeof ProposalValue.Type

/** A difference: a field with its value before and after. */
export const ProposalLine = Schema.Struct({
  field: ProposalField,
  before: optional(ProposalValue),
  after: optional(ProposalValue),
})
export type ProposalLine = typeof ProposalLine.Type

/** What became of a proposal. Only Applied has changed anything. */
export const ProposalStatus = Schema.Literals(["Open", "Applied", "Refused", "Withdrawn", "Expired", "Stale", "Failed"])
export type ProposalStatus = typeof ProposalStatus.Type

/** Who proposes: a person, and the assistant that wrote it with their grant, by a tool and a prompt known by its hash. */
export const Proposer = Schema.Struct({
  userId: UserId,
  assistant: optional(Schema.Struct({ id: Schema.String, name: Schema.String })),
  tool: optional(Schema.String),
  promptHash: optional(Schema.String),
})
export type Proposer = typeof Proposer.Type

/** What a change costs in minor units: below zero comes back to the wallet. `missing` is what the wallet lacks. */
export const ProposalPrice = Schema.Struct({
  currency: CurrencyCode,
  total: MinorUnits,
  missing: MinorUnits,
})
export type ProposalPrice = typeof ProposalPrice.Type

/** What a network makes of a change on a channel. */
export const ProposalReview = Schema.Struct({ channel: CampaignChannel, effect: NetworkEffect })
export type ProposalReview = typeof ProposalReview.Type

/** Who decided, and when; `byRule` where a rule of theirs did. */
export const ProposalDecision = Schema.Struct({
  by: UserId,
  at: Schema.Number,
  byRule: optional(Schema.Literal(true)),
  words: optional(Schema.String),
})
export type ProposalDecision = typeof ProposalDecision.Type

/** A proposed change with its base, its difference and its outcome. Times are epoch milliseconds. Ours. */
export const Proposal = Schema.Struct({
  id: Schema.Int,
  change: ProposedChange,
  /** The campaign's or lead's name when it was proposed. */
  subject: Schema.String,
  reason: Schema.String,
  proposer: Proposer,
  /** The hash of the values that the change begins from. */
  base: Schema.String,
  lines: Schema.Array(ProposalLine),
  /** The currency of amounts among the lines. */
  currency: optional(CurrencyCode),
  price: optional(ProposalPrice),
  reviews: Schema.Array(ProposalReview),
  status: ProposalStatus,
  createdAt: Schema.Int,
  expiresAt: Schema.Int,
  decision: optional(ProposalDecision),
  /** What differs from the base by now, where that made it stale: `before` is the base's value, `after` the present one. */
  changed: optional(Schema.Array(ProposalLine)),
  /** The failure of the call that was approved. */
  failure: optional(Schema.Struct({ tag: Schema.String, errorCode: Schema.Int })),
  /** The proposal that this one takes back, and the proposal that takes this one back. */
  undoes: optional(Schema.Int),
  undoneBy: optional(Schema.Int),
})
export type Proposal = typeof Proposal.Type
