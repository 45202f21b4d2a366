import { CampaignRepository } from "@application/campaigns/ports"
import { DailyMetricsRepository } from "@application/insights/ports"
import type { Campaign } from "@domain/campaigns"
import { addDays, CampaignId, localDateAt, SessionId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { bakery } from "./bakery.ts"
import { bakeryCampaigns } from "./campaigns.ts"
import { dailyNumbers } from "./numbers.ts"
import { keepDraft, type Seed, walletWithMoney } from "./seeds.ts"

const goods = ["Rye loaves", "Lemon tarts", "Eggless cakes", "Breakfast boxes", "Party platters", "Croissants"]
const places = ["Indiranagar", "Koramangala", "Jayanagar", "Whitefield", "Hebbal", "Malleshwaram"]

/** Further campaigns of the bakery, in every state that lasts. */
const further = (number: number, pattern: Campaign, today: string): Campaign => {
  const id = CampaignId.make(9600 + number)
  const startDate = addDays(today, pattern.status === "Completed" ? -60 - number : -6 - (number % 5))
  return {
    ...pattern,
    id,
    sessionId: SessionId.make(`00000000-0000-4000-8000-00000000${9600 + number}`),
    name: `${goods[number % 6]}, ${places[Math.floor(number / 6) % 6]}`,
    createdAt: pattern.createdAt - number * 3_600_000,
    startDate,
    endDate: addDays(startDate, (pattern.budget?.days ?? 7) - 1),
  }
}

/** The bakery with money in its wallet and forty campaigns, some of them archived. */
export const manyCampaigns: Seed = Effect.gen(function* () {
  yield* walletWithMoney
  const now = yield* Clock.currentTimeMillis
  const today = localDateAt(now, "Asia/Kolkata")
  const campaigns = yield* CampaignRepository
  const patterns = bakeryCampaigns(now).filter(({ status }) => status === "Active" || status === "Completed")
  for (let number = 0; number < 36; number += 1) {
    const pattern = patterns[number % patterns.length]
    if (pattern === undefined) continue
    const campaign = further(number, pattern, today)
    const days = dailyNumbers(campaign, today)
    const spent = days.reduce((sum, { spend }) => sum + spend, 0)
    const isArchived = campaign.status === "Completed" && number % 9 === 1
    yield* campaigns.save({
      ...campaign,
      spent,
      ...(isArchived && { status: "Archived", archivedFrom: "Completed" }),
    })
    yield* keepDraft(campaign, "LinkAccounts")
    yield* (yield* DailyMetricsRepository).upsert(bakery.id, campaign.id, days)
  }
})
