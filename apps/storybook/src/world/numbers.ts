import type { Campaign } from "@domain/campaigns"
import type { NetworkDay } from "@domain/insights"
import { addDays, daysBetween, type LocalDate, weekdayOf } from "@domain/kernel"

/** A number from 0 to 1 that always is the same for the same seeds. */
export const chance = (...seeds: ReadonlyArray<number>): number => {
  const mixed = seeds.reduce((sum, seed) => Math.imul(sum ^ (seed + 0x9e37), 0x85ebca6b) ^ (sum >>> 13), 0x2545f491)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 0xffffffff
}

const share = { Social: 0.62, Search: 0.38, Banner: 0.2 } as const

/** What one campaign did on each of its days until today: weekends sell more, results grow as it learns. */
export const dailyNumbers = (campaign: Campaign, today: LocalDate): ReadonlyArray<NetworkDay> => {
  const { startDate, endDate, budget, channels, status } = campaign
  if (startDate === undefined || endDate === undefined || budget === undefined || status === "InReview") return []
  const last = endDate < today ? endDate : today
  const daily = budget.dailyBudget
  return Array.from({ length: Math.max(0, daysBetween(startDate, last) + 1) }, (_, age) =>
    addDays(startDate, age),
  ).flatMap((date, age) =>
    channels
      .filter((state) => state.status !== "Rejected")
      .map(({ channel }): NetworkDay => {
        const luck = 0.75 + 0.5 * chance(campaign.id, age, channel.length)
        const weekend = [0, 6].includes(weekdayOf(date)) ? 1.25 : 0.94
        const part = channels.length > 1 ? share[channel] : 1
        const spend = Math.round(daily * part * Math.min(1.08, 0.82 * luck * weekend + 0.15))
        const clicks = Math.max(1, Math.round((spend / 900) * luck))
        const learned = Math.min(1.35, 0.8 + age * 0.02)
        return {
          date,
          channel,
          externalCampaignId: `${channel}-${campaign.id}`,
          impressions: Math.round(clicks * (38 + 20 * chance(age, campaign.id))),
          clicks,
          results: Math.round(clicks * 0.045 * learned * (0.6 + chance(campaign.id, age, 7))),
          spend,
        }
      }),
  )
}
