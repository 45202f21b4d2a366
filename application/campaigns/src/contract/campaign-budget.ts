import { contract, exampleCampaign } from "@application/kernel"
import {
  BudgetPart,
  BudgetSplitChanged,
  CampaignChannel,
  CampaignDisabled,
  CampaignMoveNotAllowed,
  CampaignMoveNotOffered,
  CampaignNotFound,
  SplitRule,
} from "@domain/campaigns"
import { InvalidFields } from "@domain/identity"
import { Pacing } from "@domain/insights"
import { BusinessProfileId, CampaignId, CurrencyCode, MinorUnits } from "@domain/kernel"
import { Schema } from "effect"

const ofCampaign = { businessProfileId: BusinessProfileId, campaignId: CampaignId } as const
const optional = Schema.optionalKey
const BudgetParts = Schema.Array(BudgetPart).check(Schema.isMinLength(1), Schema.isMaxLength(3))

/** A channel's part of a campaign's money, and what it cost and brought until yesterday. */
const SplitChannel = Schema.Struct({
  channel: CampaignChannel,
  /** Its percent of the money that is left, and what it may spend a day from now on. */
  percent: Schema.Number,
  daily: optional(MinorUnits),
  spend: MinorUnits,
  results: Schema.Int,
  /** The least percent that it can have, and the percent that is recommended. */
  least: Schema.Int,
  recommended: Schema.Int,
})
export type SplitChannel = typeof SplitChannel.Type

/** A split that somebody chose, with their name. */
const ShownSplit = Schema.Struct({
  rule: SplitRule,
  at: Schema.Number,
  by: optional(Schema.String),
  parts: optional(BudgetParts),
})
export type ShownSplit = typeof ShownSplit.Type

/** How a campaign's channels share its money. `parts` are as they are stored, and absent where they are equal. */
const BudgetSplit = Schema.Struct({
  channels: Schema.Array(SplitChannel),
  parts: optional(BudgetParts),
  /** Whether there is enough to recommend anything but equal parts. */
  isTold: Schema.Boolean,
  /** Splits that people chose, newest first. */
  history: Schema.Array(ShownSplit),
})
export type BudgetSplit = typeof BudgetSplit.Type

/** A campaign's budget as it runs: its pace, and its split where it has several channels. Amounts are minor units. */
export const CampaignBudgetState = Schema.Struct({
  currency: CurrencyCode,
  /** What the networks may spend a day together from now on; absent once it is over. */
  daily: optional(MinorUnits),
  pacing: optional(Pacing),
  split: optional(BudgetSplit),
  /** Whether the split can be changed now. */
  maySplit: Schema.Boolean,
})
export type CampaignBudgetState = typeof CampaignBudgetState.Type

/** Ours. */
export const GetCampaignBudget = contract("campaigns/GetCampaignBudget", {
  kind: "query",
  access: "readCampaigns",
  route: "GET /businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/budget",
  summary: "Get a campaign's pace and how its channels share its budget",
  description:
    "pacing compares what was spent with what ought to have been spent by now: OnPace within a tenth or a day's money, else Behind or Ahead with its reason and what to do. split has each channel's percent, its least, what is recommended from what each brought, and who chose which split before.",
  example: exampleCampaign,
  input: Schema.Struct(ofCampaign),
  output: CampaignBudgetState,
  failures: [CampaignNotFound],
})

/** Shares a campaign's money between its channels by a rule. Ours. */
export const SetBudgetSplit = contract("campaigns/SetBudgetSplit", {
  kind: "command",
  access: "editCampaigns",
  route: "PUT /businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/budget/split",
  summary: "Share a campaign's budget between its channels",
  description:
    "What is left is shared in proportion to parts, to the minor unit; without parts equally. seen are the parts that the change was made from, as they were read: where they have changed since, nothing is changed. The networks are told of their new budgets alone, which starts no review.",
  example: {
    ...exampleCampaign,
    rule: "ByHand",
    parts: [
      { channel: 2, part: 60 },
      { channel: 1, part: 40 },
    ],
  },
  input: Schema.Struct({
    ...ofCampaign,
    rule: SplitRule,
    parts: optional(BudgetParts),
    seen: optional(BudgetParts),
  }),
  output: CampaignBudgetState,
  failures: [
    CampaignNotFound,
    CampaignDisabled,
    CampaignMoveNotAllowed,
    CampaignMoveNotOffered,
    InvalidFields,
    BudgetSplitChanged,
  ],
})
