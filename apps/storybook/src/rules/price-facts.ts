import {
  type Budget,
  type BudgetFailure,
  type BudgetLimits,
  budgetLimits,
  campaignRange,
  checkBudget,
  dailyOf,
  distributeOverStores,
  type StoreShare,
} from "@domain/budget"
import { type LocalDate, type Region, roundUpToTen } from "@domain/kernel"
import {
  applyPromo,
  placeOfSupply,
  type PriceBreakdown,
  priceBreakdown,
  type PriceInputRefused,
  type PromoCode,
  type PromoCodeFailure,
  taxSeller,
  waivedDaysOf,
} from "@domain/pricing"
import { Result } from "effect"
import { seedPriceLists } from "@domain/pricing/seed"

/** What the playground asks; `amount` in minor units, `buyerState` a GST state code or empty. */
export interface Question {
  readonly region: Region
  readonly budget: Budget
  readonly startsOn: LocalDate
  readonly joinedOn: LocalDate
  readonly promoCode: string
  readonly buyerState: string
  readonly stores: number
}

/** What the rules answer. */
export interface Answer {
  readonly limits: BudgetLimits
  readonly refusal: BudgetFailure | undefined
  readonly promo: Result.Result<PromoCode | undefined, PromoCodeFailure>
  readonly price: Result.Result<PriceBreakdown, PriceInputRefused>
  readonly rounded: number
  readonly shares: ReadonlyArray<StoreShare>
}

/** Asks the budget and pricing rules as the product does. */
export const answerOf = (question: Question): Answer => {
  const { region, budget, startsOn, joinedOn, promoCode, buyerState, stores } = question
  const priceList = seedPriceLists[region]
  const limits = budgetLimits(priceList, stores)
  const checked = checkBudget(budget, priceList, stores)
  const promo: Answer["promo"] =
    promoCode.trim() === ""
      ? Result.succeed(undefined)
      : applyPromo({ typed: promoCode, region, on: startsOn, used: [], promoCodes: priceList.promoCodes })
  const accepted = Result.getOrElse(promo, () => undefined)
  const price = priceBreakdown({
    priceList,
    dailyBudget: dailyOf(budget),
    days: budget.days,
    waivedDays: waivedDaysOf(priceList, joinedOn, campaignRange(startsOn, budget.days)),
    place: placeOfSupply(taxSeller(undefined, priceList), { state: buyerState }, startsOn),
    ...(accepted === undefined ? {} : { promo: accepted }),
  })
  const perStore = budgetLimits(priceList).minimumDaily
  const names = Array.from({ length: stores }, (_, index) => ({
    id: `Store ${index + 1}`,
    minimum: perStore,
    weight: index + 1,
  }))
  return {
    limits,
    refusal: Result.isFailure(checked) ? checked.failure : undefined,
    promo,
    price,
    rounded: roundUpToTen(dailyOf(budget), priceList.currency),
    shares: Result.getOrElse(distributeOverStores(dailyOf(budget), names), () => []),
  }
}
