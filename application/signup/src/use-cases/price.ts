import { Clock, Effect } from "effect"
import { query } from "@application/kernel"
import { budgetAdvice } from "@domain/budget"
import { type BusinessDetails, objectiveOf } from "@domain/businesses"
import { estimateConversion } from "@domain/insights"
import { localDateAt, type MinorUnits, regionFacts } from "@domain/kernel"
import { priceListOn } from "@domain/pricing"
import { stateOfGstin } from "@domain/validation"
import { GstinInvalid } from "@domain/wallet"
import { AdviseBudget, QuotePrice } from "../contract/price.ts"
import { accessibleSession } from "./session-access.ts"
import { priceOf } from "./session-pricing.ts"

export const adviseBudget = query(
  AdviseBudget,
  Effect.fnUntraced(function* ({ sessionId }) {
    const { region } = (yield* accessibleSession(sessionId)).details
    const today = localDateAt(yield* Clock.currentTimeMillis, regionFacts[region].timeZone)
    return budgetAdvice(priceListOn(region, today))
  }),
)

const estimateOf = (details: BusinessDetails, dailyBudget: MinorUnits) =>
  estimateConversion({
    region: details.region,
    objective: objectiveOf(details),
    dailyBudget,
    radius: details.targetLocation?.radius ?? 10,
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
