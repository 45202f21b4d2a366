import { channelsOf, objectiveOf, quotedBudget, targetRadiusOf } from "@domain/campaigns"
import { Clock, Effect } from "effect"
import { handler } from "@application/kernel"
import { onlyThisPortal } from "@application/portals/services"
import { budgetAdvice } from "@domain/budget"
import { inRegion, launchLacks, regionFor, type SignupSession, withParts } from "@domain/signup"
import { estimateConversion as estimated } from "@domain/insights"
import type { MinorUnits, Region, SessionId } from "@domain/kernel"
import { pricingBandOf } from "@domain/pricing"
import { stateOfGstin } from "@domain/validation"
import { type GstBilling, GstinInvalid } from "@domain/wallet"
import { AdviseBudget, EstimateConversion, QuotePrice } from "../contract/price.ts"
import { priceListOf } from "./price-list-of.ts"
import { accessibleSession } from "./session-access.ts"
import { priceBy } from "./session-pricing.ts"

export const adviseBudget = handler(
  AdviseBudget,
  Effect.fnUntraced(function* ({ sessionId }) {
    const session = yield* accessibleSession(sessionId)
    const priceList = yield* priceListOf(session, yield* Clock.currentTimeMillis)
    return { ...budgetAdvice(priceList), levels: pricingBandOf(priceList).levels }
  }),
)

const estimateOf = (details: SignupSession, dailyBudget: MinorUnits) =>
  estimated({
    region: details.region,
    objective: objectiveOf(details),
    dailyBudget,
    radius: targetRadiusOf(details),
    channels: channelsOf(details),
  })

/** The session as it would be in the region that a call names. */
const sessionIn = Effect.fnUntraced(function* (sessionId: SessionId, region: Region | undefined) {
  const session = yield* accessibleSession(sessionId)
  const { details } = session
  return { ...session, details: inRegion(details, regionFor(details, region)) }
})

/** Whom an invoice would be for with this GSTIN: none with an empty one, and whom the draft names without any. */
const recipientOf = Effect.fnUntraced(function* (
  { budget: { gstBilling } }: SignupSession,
  gstin: string | undefined,
  isInEconomicZone: boolean | undefined,
) {
  if (gstin === undefined) return gstBilling
  if (gstin === "") return undefined
  const state = stateOfGstin(gstin)
  if (state === undefined) return yield* new GstinInvalid({ gstin })
  const recipient: GstBilling = {
    gstin,
    businessName: "",
    billingAddress: "",
    state,
    ...(isInEconomicZone !== undefined && { isInEconomicZone }),
  }
  return recipient
})

export const quotePrice = handler(
  QuotePrice,
  Effect.fnUntraced(function* ({ sessionId, region, budget: given, gstin, isInEconomicZone }) {
    const session = yield* sessionIn(sessionId, region)
    const gstBilling = yield* recipientOf(session.details, gstin, isInEconomicZone)
    const priceList = yield* priceListOf(session, yield* Clock.currentTimeMillis)
    const budget = quotedBudget(session.details, priceList, given)
    const { price, promo } = yield* priceBy(priceList, session, {
      budget,
      ...(gstBilling !== undefined && { gstBilling }),
    })
    const { details } = session
    const missing = launchLacks(withParts(details, { budget: { budget } }))
    return { price, promo, estimate: estimateOf(details, budget.dailyBudget), missing }
  }),
)

export const estimateConversion = handler(
  EstimateConversion,
  Effect.fnUntraced(function* ({ sessionId, amount, region, portalDomain }) {
    yield* onlyThisPortal(portalDomain)
    return estimateOf((yield* sessionIn(sessionId, region)).details, amount)
  }),
)
