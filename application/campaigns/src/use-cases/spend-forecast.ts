import { Effect, Layer } from "effect"
import { handler, withServices } from "@application/kernel"
import { type Campaign, daysLeft, fundsLeft } from "@domain/campaigns"
import { addDays, type BusinessProfileId, type MinorUnits } from "@domain/kernel"
import { type RunningCampaign, spendForecast } from "@domain/wallet"
import { GetSpendForecast } from "../contract/index.ts"
import { CampaignFunds, CampaignRepository, type CampaignWithTotals } from "../ports/index.ts"
import { SpendForecasts } from "../services/index.ts"
import { momentOf } from "./moment.ts"

/** How many running campaigns are read at once. */
const pageSize = 100

type Spending = Pick<Campaign, "status" | "region" | "startDate" | "endDate" | "budget" | "price" | "spent">

/** What the forecast knows of a campaign; nothing of one whose ads do not run. */
const runningOf = Effect.fnUntraced(function* (campaign: Spending) {
  const left = fundsLeft(campaign)
  if (campaign.status !== "Active" || left === undefined || campaign.budget === undefined) return []
  const { today } = yield* momentOf(campaign)
  const daysAfterToday = daysLeft(campaign, addDays(today, 1)) ?? 0
  const running: RunningCampaign = { left, dailyBudget: campaign.budget.dailyBudget, daysAfterToday }
  return [running]
})

/** All running campaigns, from a page of the list on. */
const activeOf = (
  businessProfileId: BusinessProfileId,
  cursor?: string,
): Effect.Effect<ReadonlyArray<CampaignWithTotals>, never, CampaignRepository> =>
  Effect.gen(function* () {
    const query = { statuses: ["Active"], limit: pageSize, ...(cursor !== undefined && { cursor }) } as const
    const { campaigns, nextCursor } = yield* (yield* CampaignRepository).list(businessProfileId, query)
    return nextCursor === undefined ? campaigns : [...campaigns, ...(yield* activeOf(businessProfileId, nextCursor))]
  })

const forecastOver = (available: MinorUnits, campaigns: ReadonlyArray<Spending>) =>
  Effect.map(Effect.forEach(campaigns, runningOf), (running) => spendForecast(available, running.flat()))

const forecast = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  campaigns: ReadonlyArray<Spending>,
) {
  return yield* forecastOver(yield* (yield* CampaignFunds).available(businessProfileId), campaigns)
})

const forecastOf = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  return yield* forecast(businessProfileId, yield* activeOf(businessProfileId))
})

export const getSpendForecast = handler(GetSpendForecast, ({ businessProfileId }) => forecastOf(businessProfileId))

/** The forecast for other contexts. */
export const spendForecasts = Layer.effect(
  SpendForecasts,
  Effect.map(withServices(CampaignFunds, CampaignRepository), (provided) => ({
    of: (businessProfileId) => provided(forecastOf(businessProfileId)),
    over: forecastOver,
  })),
)

/** Whether the wallet has become low by what one campaign has spent; asked under the wallet's lock, so that it is noticed once. */
export const hasFallenLow = Effect.fnUntraced(function* (before: Campaign, after: Campaign) {
  if (after.status !== "Active" || after.spent <= before.spent) return false
  const { businessProfileId } = after
  const others = (yield* activeOf(businessProfileId)).filter(({ id }) => id !== after.id)
  const now = yield* forecast(businessProfileId, [...others, after])
  return now.isLow && !(yield* forecast(businessProfileId, [...others, { ...after, spent: before.spent }])).isLow
})
