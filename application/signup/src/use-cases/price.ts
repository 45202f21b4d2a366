import { Clock, Effect } from "effect"
import { query } from "@application/kernel"
import { onlyThisPortal } from "@application/portals/services"
import { budgetAdvice } from "@domain/budget"
import { inRegion, objectiveOf, quotedBudget, regionFor, type SignupSession } from "@domain/signup"
import { estimateConversion as estimated } from "@domain/insights"
import type { MinorUnits, Region, SessionId } from "@domain/kernel"
import { stateOfGstin } from "@domain/validation"
import { GstinInvalid } from "@domain/wallet"
import { AdviseBudget, EstimateConversion, QuotePrice } from "../contract/price.ts"
import { priceListOf } from "./price-list-of.ts"
import { accessibleSession } from "./session-access.ts"
import { priceBy } from "./session-pricing.ts"

export const adviseBudget = query(
  AdviseBudget,
  Effect.fnUntraced(function* ({ sessionId }) {
    const session = yield* accessibleSession(sessionId)
    return budgetAdvice(yield* priceListOf(session, yield* Clock.currentTimeMillis))
  }),
)

const estimateOf = (details: SignupSession, dailyBudget: MinorUnits) =>
  estimated({
    region: details.region,
    objective: objectiveOf(details),
    dailyBudget,
    radius: details.targeting.targetLocation?.radius ?? 10,
  })

/** The session as it would be in the region that a call names. */
const sessionIn = Effect.fnUntraced(function* (sessionId: SessionId, region: Region | undefined) {
  const session = yield* accessibleSession(sessionId)
  const { details } = session
  return { ...session, details: inRegion(details, regionFor(details, region)) }
})

export const quotePrice = query(
  QuotePrice,
  Effect.fnUntraced(function* ({ sessionId, region, budget: given, gstin }) {
    const session = yield* sessionIn(sessionId, region)
    if (gstin !== undefined && gstin !== "" && stateOfGstin(gstin) === undefined)
      return yield* new GstinInvalid({ gstin })
    const priceList = yield* priceListOf(session, yield* Clock.currentTimeMillis)
    const budget = quotedBudget(session.details, priceList, given)
    const { price, promo } = yield* priceBy(priceList, session, budget, gstin)
    return { price, promo, estimate: estimateOf(session.details, budget.dailyBudget) }
  }),
)

export const estimateConversion = query(
  EstimateConversion,
  Effect.fnUntraced(function* ({ sessionId, amount, region, portalDomain }) {
    yield* onlyThisPortal(portalDomain)
    return estimateOf((yield* sessionIn(sessionId, region)).details, amount)
  }),
)
