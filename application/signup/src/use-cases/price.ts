import { Clock, Effect } from "effect"
import { query } from "@application/kernel"
import { Portals } from "@application/portals/services"
import { budgetAdvice } from "@domain/budget"
import { type SignupSession, objectiveOf } from "@domain/signup"
import { estimateConversion } from "@domain/insights"
import { localDateAt, type MinorUnits, regionFacts } from "@domain/kernel"
import { stateOfGstin } from "@domain/validation"
import { GstinInvalid } from "@domain/wallet"
import { AdviseBudget, ListRegionPrices, QuotePrice } from "../contract/price.ts"
import { PriceLists } from "../ports/price-lists.ts"
import { accessibleSession } from "./session-access.ts"
import { priceListOf, priceOf } from "./session-pricing.ts"

export const adviseBudget = query(
  AdviseBudget,
  Effect.fnUntraced(function* ({ sessionId }) {
    const session = yield* accessibleSession(sessionId)
    return budgetAdvice(yield* priceListOf(session, yield* Clock.currentTimeMillis))
  }),
)

/** From what amounts on the portal sells today, in each of its regions. */
export const listRegionPrices = query(
  ListRegionPrices,
  Effect.fnUntraced(function* () {
    const { id: portalId, regions } = yield* (yield* Portals).current
    const lists = yield* PriceLists
    const now = yield* Clock.currentTimeMillis
    return yield* Effect.forEach(regions, ({ region }) => {
      const { currency, timeZone } = regionFacts[region]
      return Effect.map(
        lists.inForce({ portalId, region, currency }, localDateAt(now, timeZone)),
        ({ minimumDaily }) => ({ region, currency, minimumDaily }),
      )
    })
  }),
)

const estimateOf = (details: SignupSession, dailyBudget: MinorUnits) =>
  estimateConversion({
    region: details.region,
    objective: objectiveOf(details),
    dailyBudget,
    radius: details.targeting.targetLocation?.radius ?? 10,
  })

export const quotePrice = query(
  QuotePrice,
  Effect.fnUntraced(function* ({ sessionId, budget, gstin }) {
    const session = yield* accessibleSession(sessionId)
    if (gstin !== undefined && gstin !== "" && stateOfGstin(gstin) === undefined)
      return yield* new GstinInvalid({ gstin })
    const { price, promo } = yield* priceOf(session, budget, gstin)
    return { price, promo, estimate: estimateOf(session.details, budget.dailyBudget) }
  }),
)
