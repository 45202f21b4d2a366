import { Schema } from "effect"
import { contract, RegionOrIndia, textOf } from "@application/kernel"
import { SessionBelongsToUser, SessionNotFound } from "@domain/signup"
import { CampaignBudget } from "@domain/campaigns"
import { ForbiddenPortal } from "@domain/identity"
import { BusinessProfileId, CurrencyCode, MinorUnits, NamedRegion, Region, SessionId } from "@domain/kernel"
import { InvalidPortal } from "@domain/portals"
import {
  AssignedPricingBand,
  PriceBreakdown,
  PricingBand,
  PricingBandLevels,
  PricingBandNotFound,
  PromoOutcome,
} from "@domain/pricing"
import { BudgetNotAllowed, GstinInvalid } from "@domain/wallet"

/** What may be spent here, in minor units a day, and the plans of the price list. */
export const BudgetAdvice = Schema.Struct({
  currency: CurrencyCode,
  minimumDaily: MinorUnits,
  recommendedDaily: MinorUnits,
  maximumDaily: MinorUnits,
  minimumDays: Schema.Int,
  recommendedDays: Schema.Int,
  maximumDays: Schema.Int,
  /** The plans to choose among, in the order of their amounts; Custom is an amount of one's own. */
  levels: PricingBand.fields.levels,
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

/** Results to expect a day, as a range and not a promise. */
export const ConversionEstimate = Schema.Struct({
  reachLow: Schema.Int,
  reachHigh: Schema.Int,
  resultsLow: Schema.Int,
  resultsHigh: Schema.Int,
})
export type ConversionEstimate = typeof ConversionEstimate.Type

/** Results to expect of a daily `amount` in minor units, for the draft's objective and radius. Spec: calls L21. */
export const EstimateConversion = contract("signup/EstimateConversion", {
  access: "readSignup",
  input: Schema.Struct({
    sessionId: SessionId,
    amount: MinorUnits.check(Schema.isGreaterThan(0)),
    region: Schema.optionalKey(NamedRegion),
    portalDomain: Schema.optionalKey(textOf(255)),
  }),
  output: ConversionEstimate,
  failures: [SessionNotFound, SessionBelongsToUser, InvalidPortal, ForbiddenPortal],
})

/** The budgets that a portal offers together in a region. Spec: calls L22. */
export const GetPricingBand = contract("signup/GetPricingBand", {
  access: "readReferenceData",
  input: Schema.Struct({ region: RegionOrIndia, portalDomain: Schema.optionalKey(textOf(255)) }),
  output: PricingBand,
  failures: [InvalidPortal],
})

/** The band of a currency with what each level costs a new business for the recommended days. Spec: calls L23. */
export const ListPricingBandLevels = contract("signup/ListPricingBandLevels", {
  access: "readReferenceData",
  input: Schema.Struct({
    currencyCode: textOf(10),
    promoCode: Schema.optionalKey(textOf(40)),
    portalDomain: Schema.optionalKey(textOf(255)),
  }),
  output: PricingBandLevels,
  failures: [InvalidPortal, PricingBandNotFound],
})

/**
 * Price and estimate of a budget for this session: the breakdown that the summary shows and the payment takes. Its tax is
 * that of a valid GSTIN's state, the draft's unless another is given; that of the saved billing details when it is empty. Spec: calls L20.
 */
export const QuotePrice = contract("signup/QuotePrice", {
  access: "readSignup",
  input: Schema.Struct({
    sessionId: SessionId,
    /** Of a draft that nobody has paid or signed up for yet; the draft's own by default. */
    region: Schema.optionalKey(NamedRegion),
    /** By default the draft's, else the recommended one. */
    budget: Schema.optionalKey(CampaignBudget),
    gstin: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(20))),
    /** Whether the business of this GSTIN is in a special economic zone. */
    isInEconomicZone: Schema.optionalKey(Schema.Boolean),
  }),
  output: Schema.Struct({
    price: PriceBreakdown,
    estimate: ConversionEstimate,
    promo: PromoOutcome,
    /** What the draft lacks for its launch, in the order of the journey; nothing is taken while some of it is due before the payment. */
    missing: Schema.Array(
      Schema.Struct({
        key: Schema.String,
        fields: Schema.Array(Schema.String),
        isDueBeforePayment: Schema.Boolean,
      }),
    ),
  }),
  failures: [SessionNotFound, SessionBelongsToUser, BudgetNotAllowed, GstinInvalid],
})

/** The levels of this portal's band in a currency, as a business that joins today would pay them. Spec: calls C15. */
export const ListOwnBandLevels = contract("signup/ListOwnBandLevels", {
  access: "readReferenceData",
  input: Schema.Struct({ currencyCode: textOf(10), promoCode: Schema.optionalKey(textOf(40)) }),
  output: PricingBandLevels,
  failures: [InvalidPortal, PricingBandNotFound],
})

/** The bands that a business has been offered since it joined, all or only (not) active ones. Spec: calls C14. */
export const ListAssignedPricingBands = contract("signup/ListAssignedPricingBands", {
  access: "readCampaigns",
  input: Schema.Struct({ businessProfileId: BusinessProfileId, isActive: Schema.optionalKey(Schema.Boolean) }),
  output: Schema.Array(AssignedPricingBand),
})
