import { Schema } from "effect"
import { contract } from "@application/kernel"
import { SessionBelongsToUser, SessionNotFound } from "@domain/signup"
import { CampaignBudget } from "@domain/campaigns"
import { CurrencyCode, MinorUnits, Region, SessionId } from "@domain/kernel"
import { PriceBreakdown, PromoOutcome } from "@domain/pricing"
import { BudgetNotAllowed, GstinInvalid } from "@domain/wallet"

/** What may be spent here: minor units a day. Spec: calls L20, L22. */
export const BudgetAdvice = Schema.Struct({
  currency: CurrencyCode,
  minimumDaily: MinorUnits,
  recommendedDaily: MinorUnits,
  maximumDaily: MinorUnits,
  minimumDays: Schema.Int,
  recommendedDays: Schema.Int,
  maximumDays: Schema.Int,
})
export type BudgetAdvice = typeof BudgetAdvice.Type

export const AdviseBudget = contract("signup/AdviseBudget", {
  access: "readSignup",
  input: Schema.Struct({ sessionId: SessionId }),
  output: BudgetAdvice,
  failures: [SessionNotFound, SessionBelongsToUser],
})

/** The least that may be spent on a day in each region of the call's portal, in minor units. */
export const ListRegionPrices = contract("signup/ListRegionPrices", {
  access: "readPortal",
  input: Schema.Struct({}),
  output: Schema.Array(Schema.Struct({ region: Region, currency: CurrencyCode, minimumDaily: MinorUnits })),
})

/** Results to expect a day, as a range and not a promise. Spec: calls L21. */
export const ConversionEstimate = Schema.Struct({
  reachLow: Schema.Int,
  reachHigh: Schema.Int,
  resultsLow: Schema.Int,
  resultsHigh: Schema.Int,
})
export type ConversionEstimate = typeof ConversionEstimate.Type

/**
 * Price and estimate of a budget for this session: the same breakdown that the summary shows and the payment takes. Its tax
 * is split by the state of a valid GSTIN: the draft's unless another is given, none when it is empty.
 */
export const QuotePrice = contract("signup/QuotePrice", {
  access: "readSignup",
  input: Schema.Struct({
    sessionId: SessionId,
    budget: CampaignBudget,
    gstin: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(20))),
  }),
  output: Schema.Struct({
    price: PriceBreakdown,
    estimate: ConversionEstimate,
    promo: PromoOutcome,
  }),
  failures: [SessionNotFound, SessionBelongsToUser, BudgetNotAllowed, GstinInvalid],
})
