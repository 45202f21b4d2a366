import { Result } from "effect"
import { type BudgetFailure, campaignRange, checkBudget } from "@domain/budget"
import { localDateAt, regionFacts } from "@domain/kernel"
import {
  type PlaceOfSupply,
  type PriceBreakdown,
  priceBreakdown,
  type PromoOutcome,
  type RegionalPriceList,
  type TaxRounding,
  tryPromo,
  waivedDaysOf,
} from "@domain/pricing"
import type { CampaignPlan } from "./campaign-plan.ts"

/** What a price depends on besides the draft; instants are epoch milliseconds. */
export interface PricingFacts {
  /** The price list in force, or the price list that the session was paid with. */
  readonly priceList: RegionalPriceList
  readonly now: number
  /** Codes that the business's other campaigns were paid with, or reserve while being paid. */
  readonly usedPromoCodes: Iterable<string>
  /** How many other sessions have the draft's code, of whichever business; asked for where the code has a limit. */
  readonly promoUses?: number
  /** Whether the portal has ended the draft's code for it. */
  readonly isPromoEnded?: boolean
  /** When the business joined; `now` before that. */
  readonly joinedAt?: number
  /** Where it is taxed; while that is unknown GST is a single line. */
  readonly place?: PlaceOfSupply
  /** How its GST was rounded when its payment was asked for. */
  readonly taxRounding?: TaxRounding | undefined
}

/** A draft's price, and the result of its promo code. */
export interface PlanPrice {
  readonly price: PriceBreakdown
  readonly promo: PromoOutcome
}

/**
 * The price of a draft's budget, as the budget page, the summary and the payment show it. A missing or invalid budget
 * fails with the reason. Spec: business constants; validation, budget.
 */
export const planPrice = (
  { region, budget: { budget } }: Pick<CampaignPlan, "region" | "budget">,
  facts: PricingFacts,
): Result.Result<PlanPrice, BudgetFailure> => {
  if (budget === undefined) return Result.fail({ key: "budget.amountInvalid" })
  const { priceList } = facts
  const { timeZone } = regionFacts[region]
  const today = localDateAt(facts.now, timeZone)
  const { budgetType, dailyBudget, days, promoCode = "" } = budget
  if (budget.currency !== priceList.currency) return Result.fail({ key: "budget.amountInvalid" })
  const amount = budgetType === "Daily" ? dailyBudget : dailyBudget * days
  const checked = checkBudget({ type: budgetType, amount, days }, priceList)
  if (Result.isFailure(checked)) return Result.fail(checked.failure)
  const start = budget.startDate !== undefined && budget.startDate > today ? budget.startDate : today
  const joinedOn = localDateAt(facts.joinedAt ?? facts.now, timeZone)
  const tried = tryPromo({
    typed: promoCode,
    region,
    on: today,
    used: facts.usedPromoCodes,
    ...(facts.promoUses !== undefined && { uses: facts.promoUses }),
    ...(facts.isPromoEnded !== undefined && { isEnded: facts.isPromoEnded }),
    promoCodes: priceList.promoCodes,
  })
  const price = priceBreakdown({
    priceList,
    dailyBudget,
    days,
    waivedDays: waivedDaysOf(priceList, joinedOn, campaignRange(start, days)),
    ...(facts.place !== undefined && { place: facts.place }),
    taxRounding: facts.taxRounding,
    ...(tried.promo !== undefined && { promo: tried.promo }),
  })
  return Result.mapBoth(price, {
    onFailure: (): BudgetFailure => ({ key: "budget.amountInvalid" }),
    onSuccess: (known) => ({ price: known, promo: tried.outcome }),
  })
}
