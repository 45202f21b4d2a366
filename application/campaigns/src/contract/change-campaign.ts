import { Schema } from "effect"
import { anyValue, contract, listOf, textOf, exampleCampaign } from "@application/kernel"
import {
  Campaign,
  CampaignDisabled,
  CampaignMoveNotAllowed,
  CampaignMoveNotOffered,
  CampaignNotFound,
  EndDateNotAllowed,
  WantedTerms,
} from "@domain/campaigns"
import { DifferenceStale } from "@domain/errors"
import { InvalidFields } from "@domain/identity"
import { BusinessProfileId, CampaignId, IdempotencyKey, LocalDate, MinorUnits } from "@domain/kernel"
import { AddedPrice, PriceBreakdown } from "@domain/pricing"
import { BudgetNotAllowed, IdempotencyConflict, InsufficientFunds, PriceChanged } from "@domain/wallet"

const subject = { businessProfileId: BusinessProfileId, campaignId: CampaignId, ...WantedTerms.fields } as const

const refusals = [
  CampaignNotFound,
  CampaignMoveNotAllowed,
  CampaignMoveNotOffered,
  CampaignDisabled,
  EndDateNotAllowed,
  BudgetNotAllowed,
] as const

/**
 * What a change of a campaign costs, how much the wallet pays and how much is missing. Amounts are in minor units; a
 * total below zero comes back to the wallet.
 */
export const ChangeQuote = Schema.Struct({
  endDate: LocalDate,
  dailyBudget: MinorUnits,
  added: AddedPrice,
  /** What a campaign whose money is back in the wallet takes once it goes on. */
  returned: Schema.optionalKey(AddedPrice),
  /** The campaign's price once the change is made. */
  price: PriceBreakdown,
  fromWallet: MinorUnits,
  missing: MinorUnits,
})
export type ChangeQuote = typeof ChangeQuote.Type

/** The price of another last day or daily amount of a launched campaign, before it is made. Spec: calls C4. */
export const QuoteChange = contract("campaigns/QuoteChange", {
  kind: "query",
  access: "readCampaigns",
  route: "POST /businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/changeQuote",
  summary: "Quote another end or daily budget of a running campaign",
  example: { ...exampleCampaign, dailyBudget: 40_000 },
  input: Schema.Struct(subject),
  output: ChangeQuote,
  failures: refusals,
})

/**
 * Makes a change at the quoted `total`, once per key: more is locked from the available balance, or what is freed is returned,
 * and with `refill` the campaign continues. `data` says the same as a difference, and another name; newer values than the
 * revision's are not overwritten. Spec: calls C21; states, "its end date changed".
 */
export const ChangeCampaign = contract("campaigns/ChangeCampaign", {
  kind: "command",
  access: "editCampaigns",
  route: "PATCH /businessProfiles/:businessProfileId/roimatic/campaigns/:campaignId",
  specification: ["C21"],
  summary: "Change the end or daily budget of a running campaign",
  description:
    "total is the quoted one. The same idempotencyKey never changes it twice. data says the same as a difference of Name and Value pairs, and name, which needs no total. revision is the campaign's revisions.revision that the change was made from, 0 without one: what was changed since is not overwritten but answered with 409 and the campaign as it is.",
  example: { ...exampleCampaign, dailyBudget: 40_000, total: 45_000, idempotencyKey: "change:12:40000", revision: 0 },
  input: Schema.Struct({
    ...subject,
    data: Schema.optionalKey(listOf(Schema.Struct({ Name: textOf(60), Value: anyValue }), 10)),
    total: Schema.optionalKey(MinorUnits),
    idempotencyKey: Schema.optionalKey(IdempotencyKey),
    revision: Schema.optionalKey(Schema.Int),
  }),
  output: Campaign,
  failures: [...refusals, DifferenceStale, PriceChanged, InsufficientFunds, IdempotencyConflict, InvalidFields],
})
