import { Schema } from "effect"
import { contract, RegionOrIndia, textOf, exampleDraft, exampleProfile } from "@application/kernel"
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
  kind: "query",
  access: "readSignup",
  route: "GET /localBusiness/:sessionId/budgetAdvice",
  summary: "Get the recommended and allowed budgets of a draft",
  description:
    "Amounts are whole minor units, such as paise or pence. levels are the plans of the price list: Starter and Growth have their amount a day, Custom is any from its own on.",
  example: exampleDraft,
  input: Schema.Struct({ sessionId: SessionId }),
  output: BudgetAdvice,
  failures: [SessionNotFound, SessionBelongsToUser],
})

/** The least that may be spent on a day in each region of the call's portal, in minor units. */
export const ListRegionPrices = contract("signup/ListRegionPrices", {
  kind: "query",
  access: "readPortal",
  route: "GET /LocalBusiness/regionPrices",
  summary: "List each region's lowest daily price",
  example: {},
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
  kind: "query",
  access: "readSignup",
  route: "GET /localBusiness/:sessionId/estimateConversion",
  specification: ["L21"],
  summary: "Estimate the results of a daily amount",
  description: "amount is in whole minor units a day. A range of what is usual, and no promise.",
  example: { ...exampleDraft, amount: 35_000, region: "IN" },
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
  kind: "query",
  access: "readReferenceData",
  route: "GET /localBusiness/pricingBand",
  specification: ["L22"],
  summary: "Get the budgets that are offered together in a region",
  description: "Of the portal at portalDomain, else of the one that is called. Amounts are whole minor units a day.",
  example: { region: "IN" },
  input: Schema.Struct({ region: RegionOrIndia, portalDomain: Schema.optionalKey(textOf(255)) }),
  output: PricingBand,
  failures: [InvalidPortal],
})

/** The band of a currency with what each level costs a new business for the recommended days. Spec: calls L23. */
export const ListPricingBandLevels = contract("signup/ListPricingBandLevels", {
  kind: "query",
  access: "readReferenceData",
  route: "GET /localBusiness/pricingBandLevels",
  specification: ["L23"],
  summary: "List the levels of a band with their prices",
  description:
    "What each level costs a new business for the recommended days. A promo code that cannot be used leaves the prices, and promo says why.",
  example: { currencyCode: "INR", promoCode: "WELCOME10" },
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
  kind: "query",
  access: "readSignup",
  route: "POST /localBusiness/:sessionId/estimatebudget",
  specification: ["L20"],
  summary: "Quote the price of a budget",
  description:
    "Without a budget the draft's is priced, else the recommended one. Amounts are whole minor units. The total is what a payment of this draft takes.",
  example: {
    ...exampleDraft,
    region: "IN",
    budget: { budgetType: 1, schedulingMode: 1, currency: "INR", dailyBudget: 35_000, days: 7 },
  },
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
  kind: "query",
  access: "readReferenceData",
  route: "GET /pricingBandLevels",
  specification: ["C15"],
  summary: "List the levels of this portal's pricing band in a currency",
  example: { currencyCode: "INR", promoCode: "WELCOME10" },
  input: Schema.Struct({ currencyCode: textOf(10), promoCode: Schema.optionalKey(textOf(40)) }),
  output: PricingBandLevels,
  failures: [InvalidPortal, PricingBandNotFound],
})

/** The bands that a business has been offered since it joined, all or only (not) active ones. Spec: calls C14. */
export const ListAssignedPricingBands = contract("signup/ListAssignedPricingBands", {
  kind: "query",
  access: "readCampaigns",
  route: "GET /businessprofiles/:businessProfileId/assignedPricingBands",
  specification: ["C14"],
  summary: "List the pricing bands that a business was offered since it joined",
  description: "Each from the day that its price list came into force. The last one is active.",
  example: { ...exampleProfile, isActive: true },
  input: Schema.Struct({ businessProfileId: BusinessProfileId, isActive: Schema.optionalKey(Schema.Boolean) }),
  output: Schema.Array(AssignedPricingBand),
})
