import { Result } from "effect"
import { type BudgetFailure, campaignRange, checkBudget } from "@domain/budget"
import { localDateAt, regionFacts } from "@domain/kernel"
import {
  applyPromo,
  placeOfSupply,
  type PriceBreakdown,
  priceBreakdown,
  type PriceLists,
  priceListOn,
  type PromoCode,
  type PromoCodeFailure,
  waivedDaysOf,
} from "@domain/pricing"
import type { BusinessDetails } from "./business-details.ts"

/** What became of the typed promo code. */
export type PromoOutcome = "none" | "applied" | "invalid" | "used" | "expired" | "otherRegion"

/** What a price depends on beside the draft; instants are epoch milliseconds. Price lists and promo codes default to the seeded ones. */
export interface PricingFacts {
  readonly now: number
  /** Codes that the business has used for other campaigns. */
  readonly usedPromoCodes: Iterable<string>
  /** GSTIN of a buyer who wants a GST invoice: its state is the place of supply. */
  readonly gstin?: string | undefined
  /** When the business joined; `now` while it has not. */
  readonly joinedAt?: number
  readonly priceLists?: PriceLists
  readonly promoCodes?: ReadonlyArray<PromoCode>
}

export interface SessionPrice {
  readonly price: PriceBreakdown
  readonly promo: PromoOutcome
}

const outcomes: Readonly<Record<PromoCodeFailure["_tag"], PromoOutcome>> = {
  PromoCodeInvalid: "invalid",
  PromoCodeUsed: "used",
  PromoCodeExpired: "expired",
  PromoCodeOtherRegion: "otherRegion",
}

/**
 * The price of a draft's budget: the one that the budget page, the summary and the payment show alike, by the price list of
 * the day in the region. A missing or refused budget fails with why. Spec: business constants; validation, budget.
 */
export const sessionPrice = (
  { region, budget }: Pick<BusinessDetails, "region" | "budget">,
  facts: PricingFacts,
): Result.Result<SessionPrice, BudgetFailure> => {
  if (budget === undefined) return Result.fail({ key: "budget.amountInvalid" })
  const { timeZone } = regionFacts[region]
  const today = localDateAt(facts.now, timeZone)
  const priceList = priceListOn(region, today, facts.priceLists)
  const { budgetType, dailyBudget, days, promoCode = "" } = budget
  if (budget.currency !== priceList.currency) return Result.fail({ key: "budget.amountInvalid" })
  const amount = budgetType === "Daily" ? dailyBudget : dailyBudget * days
  const checked = checkBudget({ type: budgetType, amount, days }, priceList)
  if (Result.isFailure(checked)) return Result.fail(checked.failure)
  const start = budget.startDate !== undefined && budget.startDate > today ? budget.startDate : today
  const joinedOn = localDateAt(facts.joinedAt ?? facts.now, timeZone)
  const price = (promo?: PromoCode) =>
    priceBreakdown({
      priceList,
      dailyBudget,
      days,
      waivedDays: waivedDaysOf(priceList, joinedOn, campaignRange(start, days)),
      place: placeOfSupply(priceList, facts.gstin),
      ...(promo !== undefined && { promo }),
    })
  if (promoCode.trim() === "") return Result.succeed({ price: price(), promo: "none" })
  const promo = applyPromo({
    typed: promoCode,
    region,
    on: today,
    used: facts.usedPromoCodes,
    ...(facts.promoCodes !== undefined && { promoCodes: facts.promoCodes }),
  })
  return Result.succeed(
    Result.isSuccess(promo)
      ? { price: price(promo.success), promo: "applied" }
      : { price: price(), promo: outcomes[promo.failure._tag] },
  )
}
