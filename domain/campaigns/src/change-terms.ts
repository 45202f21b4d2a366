import { checkDailyAmount, budgetLimits, type BudgetFailure } from "@domain/budget"
import { addDays, daysIn, LocalDate, MinorUnits } from "@domain/kernel"
import {
  addedPrice,
  type AddedPrice,
  type PlaceOfSupply,
  type PriceBreakdown,
  type RegionalPriceList,
  returnedPrice,
  summedPrice,
  undonePrice,
  waivedDaysOf,
  withAddedPrice,
} from "@domain/pricing"
import { Result, Schema } from "effect"
import type { CampaignBudget } from "./budget.ts"
import type { Campaign } from "./campaign.ts"
import { daysFrom } from "./campaign-dates.ts"
import { changeEndDate, type Moment, resume } from "./campaign-lifecycle.ts"
import { papersOfReturn, withReturnedMoney } from "./returned-money.ts"
import { type CampaignDisabled, CampaignMoveNotAllowed, type EndDateNotAllowed } from "./failures.ts"

/** The terms to change; absent ones stay. `refill` extends the funds of a used-up campaign to its last day. */
export const WantedTerms = Schema.Struct({
  endDate: Schema.optionalKey(LocalDate),
  dailyBudget: Schema.optionalKey(MinorUnits),
  refill: Schema.optionalKey(Schema.Boolean),
})
export type WantedTerms = typeof WantedTerms.Type

/** What prices a change: the day's price list, when the business joined, and its tax state. */
export interface ChangePricing {
  readonly priceList: RegionalPriceList
  readonly joinedOn: LocalDate
  readonly place: PlaceOfSupply
}

/** A campaign after a change, and the change's cost or refund. */
export interface ChangedTerms {
  readonly campaign: Campaign
  readonly added: AddedPrice
  /** What the change's document says, where it is not what it costs. */
  readonly papers?: AddedPrice
}

type Refusal = CampaignMoveNotAllowed | CampaignDisabled | EndDateNotAllowed | BudgetFailure

/** The total media in minor units of the changed campaign, at least its spend. */
const mediaOf = (
  before: {
    readonly media: MinorUnits
    readonly spent: MinorUnits
    readonly budget: CampaignBudget
    readonly left: number
  },
  wanted: WantedTerms,
  left: number,
): MinorUnits => {
  const { media, spent, budget } = before
  const daily = wanted.dailyBudget ?? budget.dailyBudget
  if (wanted.refill === true) return Math.max(media, spent + daily * left)
  const keepsTotal = budget.budgetType === "Lifetime" && wanted.dailyBudget === undefined
  return keepsTotal ? media : Math.max(spent, media + daily * left - budget.dailyBudget * before.left)
}

/**
 * The promotion's part of refunded media: in proportion to the whole, and at most the discount that is not spent yet.
 */
const promoRefund = (price: PriceBreakdown, spent: MinorUnits, media: MinorUnits): MinorUnits => {
  const remainingDiscount = Math.floor((price.promoDiscount * media) / Math.max(1, price.media))
  return Math.min(price.promoDiscount - remainingDiscount, Math.max(0, price.promoDiscount - spent))
}

const changedWhileHeld = (
  campaign: Campaign,
  wanted: WantedTerms,
  { priceList, joinedOn, place }: ChangePricing,
  moment: Moment,
): Result.Result<ChangedTerms, Refusal> =>
  Result.gen(function* () {
    const { budget, price, startDate, endDate, spent } = campaign
    if (budget === undefined || price === undefined || startDate === undefined || endDate === undefined) {
      return yield* Result.fail(
        new CampaignMoveNotAllowed({ campaignId: campaign.id, status: campaign.status, move: "changeEndDate" }),
      )
    }
    const until = wanted.endDate ?? endDate
    const dated = yield* changeEndDate(campaign, until, moment)
    const goesOn = wanted.refill === true ? yield* resume(dated, moment) : dated
    const from = startDate > moment.today ? startDate : moment.today
    const remainingDays = daysFrom(from, until)
    const before = { media: price.media, spent, budget, left: daysFrom(from, endDate) }
    const media = mediaOf(before, wanted, remainingDays)
    const keepsTotal = budget.budgetType === "Lifetime" && wanted.dailyBudget === undefined
    const dailyBudget = keepsTotal
      ? Math.max(1, Math.floor((media - spent) / Math.max(1, remainingDays)))
      : (wanted.dailyBudget ?? budget.dailyBudget)
    if (dailyBudget !== budget.dailyBudget && wanted.refill !== true) {
      yield* checkDailyAmount(dailyBudget, budgetLimits(priceList))
    }
    const more = media - price.media
    const newDays = remainingDays > before.left ? remainingDays - before.left : remainingDays
    const paidFor = { from: newDays < remainingDays ? addDays(until, 1 - newDays) : from, to: until }
    const added =
      more > 0
        ? addedPrice({
            priceList,
            media: more,
            days: newDays,
            waivedDays: waivedDaysOf(priceList, joinedOn, paidFor),
            place,
          })
        : returnedPrice(price, 0 - more, promoRefund(price, spent, media))
    const days = daysIn({ from: startDate, to: until })
    return {
      added,
      campaign: {
        ...goesOn,
        budget: { ...budget, dailyBudget, days },
        price: withAddedPrice(price, added, { days, dailyBudget }),
      },
    }
  })

/**
 * Changes a launched campaign's last day or daily budget from today on, and prices it: more media as at a launch, unneeded media back
 * with its tax and without a promotion's part. While its money is back in the wallet a change costs nothing and alters what is taken
 * once it goes on. Spec: states, "its end date changed"; the price is ours.
 */
export const changeTerms = (
  campaign: Campaign,
  wanted: WantedTerms,
  pricing: ChangePricing,
  moment: Moment,
): Result.Result<ChangedTerms, Refusal> =>
  Result.map(changedWhileHeld(withReturnedMoney(campaign), wanted, pricing, moment), ({ campaign: changed, added }) => {
    const { returned: before, uncredited } = campaign
    const { price } = changed
    if (before === undefined || price === undefined) return { campaign: changed, added }
    const returned = summedPrice(before, added)
    if (wanted.refill === true)
      return { campaign: changed, added: returned, papers: papersOfReturn(returned, uncredited) }
    return {
      campaign: {
        ...changed,
        price: withAddedPrice(price, undonePrice(returned), price),
        returned,
        ...(uncredited !== undefined && { uncredited }),
      },
      added: returnedPrice(price, 0, 0),
    }
  })
