import { CampaignRepository } from "@application/campaigns/ports"
import { ConversionActions, ConversionDays, ConversionSites } from "@application/conversions/stores"
import { ConversionResults, DailyMetricsRepository } from "@application/insights/ports"
import { LaunchRuns } from "@application/campaigns/ports"
import type { Campaign } from "@domain/campaigns"
import { estimateConversion } from "@domain/insights"
import { ConversionActionId, localDateAt, UserId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { bakery, owner } from "./bakery.ts"
import { bakeryCampaigns } from "./campaigns.ts"
import { launchRunOf } from "./launch-run.ts"
import { chance, dailyNumbers } from "./numbers.ts"
import { emptyBusiness, keepDraft, type Seed } from "./seeds.ts"

const order = ConversionActionId.make(1)
const enquiry = ConversionActionId.make(2)
const action = { counting: "Every", days: 30, createdAt: 1, state: "On", isResult: true } as const

/** The bakery's website, which tells of orders and of questions, and was heard of so many hours ago. */
const countedWebsite = (hours: number): Seed =>
  Effect.gen(function* () {
    const businessProfileId = bakery.id
    const lastSeenAt = (yield* Clock.currentTimeMillis) - hours * 3_600_000
    yield* (yield* ConversionSites).save({
      businessProfileId,
      portalId: owner.portalId,
      siteKey: "bakery-site",
      hosts: ["sunrise-bakery.example"],
      address: "https://sunrise-bakery.example",
      stated: { version: 1, at: 1, by: UserId.make(owner.user.id) },
      consent: "NotNeeded",
      createdAt: 1,
      firstSeenAt: 1,
      lastSeenAt,
    })
    const actions = yield* ConversionActions
    const event = (name: string) => ({ kind: "Event", event: name }) as const
    yield* actions.add({
      businessProfileId,
      ...action,
      name: "Order placed",
      category: "Purchase",
      signal: event("order"),
    })
    yield* actions.add({
      businessProfileId,
      ...action,
      name: "Question asked",
      category: "Enquiry",
      signal: event("ask"),
    })
  })

/** A running campaign for visits whose launch fixed that its results are sales and enquiries. */
const countingCampaign = (now: number): Campaign => {
  const [campaign] = bakeryCampaigns(now)
  if (campaign?.budget === undefined) throw new Error("The bakery has a running campaign")
  const { dailyBudget } = campaign.budget
  const expected = { region: campaign.region, objective: "WebsiteVisits", dailyBudget, radius: 10 } as const
  return {
    ...campaign,
    objective: "WebsiteVisits",
    resultsAre: "Conversions",
    estimate: { dailyBudget, ...estimateConversion(expected) },
  }
}

interface Counted {
  /** How long ago the website was heard, in hours. */
  readonly hours?: number
  /** What an order is worth, in minor units. */
  readonly worth?: number
  readonly isResult?: boolean
  /** Whether anything was bought or asked. */
  readonly isAny?: boolean
}

/** A campaign with what its visitors did on the website. */
const counting = (
  { hours = 1, worth = 1_450_00, isAny = true }: Counted,
  of: (campaign: Campaign) => Campaign = (campaign) => campaign,
): Seed =>
  Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    yield* emptyBusiness
    yield* countedWebsite(hours)
    const campaign = of(countingCampaign(now))
    const days = dailyNumbers(campaign, localDateAt(now, "Asia/Kolkata")).map((day) => ({ ...day, results: 0 }))
    yield* (yield* CampaignRepository).save({ ...campaign, spent: days.reduce((sum, { spend }) => sum + spend, 0) })
    yield* (yield* DailyMetricsRepository).upsert(bakery.id, campaign.id, days)
    const store = yield* ConversionDays
    const told = isAny ? days : []
    yield* Effect.forEach(told, ({ date, channel }, index) => {
      const key = { businessProfileId: bakery.id, campaignId: campaign.id, channel, date, isResult: true }
      const orders = Math.round(3 * chance(index, 1))
      const asked = Math.round(2 * chance(index, 2))
      return Effect.andThen(
        orders === 0 ? Effect.void : store.save({ ...key, actionId: order, count: orders, value: orders * worth }),
        asked === 0 ? Effect.void : store.save({ ...key, actionId: enquiry, count: asked, value: 0 }),
      )
    })
    yield* (yield* ConversionResults).ofCampaign(bakery.id, campaign.id)
    yield* keepDraft(campaign, "LinkAccounts")
    const run = launchRunOf(campaign)
    const marked = run.channels.map(({ ad, ...channel }) => ({
      ...channel,
      ...(ad !== undefined && { ad: { ...ad, tracking: `utm_source=facebook&mq_ad=${campaign.id}-1` } }),
    }))
    yield* (yield* LaunchRuns).save({ ...run, channels: marked })
  })

/** Orders with values and questions without. */
export const salesCounted: Seed = counting({})
/** Orders that told no value. */
export const salesWithoutValue: Seed = counting({ worth: 0 })
/** Nobody has bought or asked yet. */
export const noSalesYet: Seed = counting({ isAny: false })
/** The website was heard last two days ago, while ads run. */
export const websiteSilent: Seed = counting({ hours: 50 })
/** A campaign that was launched for visits, whose visitors bought all the same. */
export const visitsWithSales: Seed = counting({}, ({ resultsAre: _counted, ...campaign }) => campaign)

/** Sales on the website beside a campaign for enquiries. */
export const salesAndEnquiries: Seed = Effect.gen(function* () {
  yield* salesCounted
  const now = yield* Clock.currentTimeMillis
  const [, other] = bakeryCampaigns(now)
  if (other === undefined) return
  const enquiries = { ...other, objective: "LeadGeneration" as const, status: "Active" as const }
  const days = dailyNumbers(enquiries, localDateAt(now, "Asia/Kolkata"))
  yield* (yield* CampaignRepository).save({ ...enquiries, spent: days.reduce((sum, { spend }) => sum + spend, 0) })
  yield* (yield* DailyMetricsRepository).upsert(bakery.id, enquiries.id, days)
})
