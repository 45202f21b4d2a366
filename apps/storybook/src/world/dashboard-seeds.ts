import { CurrentActor } from "@application/kernel"
import { MemoryDatabase } from "@application/kernel/testing"
import { CampaignRepository } from "@application/campaigns/ports"
import type { MemoryWaiting } from "@application/insights/testing"
import { DailyMetricsRepository } from "@application/insights/ports"
import { keepSaleValue } from "@application/insights/use-cases"
import { estimateConversion } from "@domain/insights"
import { type BusinessProfileId, localDateAt } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { bakery, owner } from "./bakery.ts"
import { bakeryCampaigns } from "./campaigns.ts"
import { keepParts } from "./metric-parts.ts"
import { dailyNumbers } from "./numbers.ts"
import { busyBakery, emptyBusiness, keepDraft, type Seed } from "./seeds.ts"

/** The running campaign of enquiries, as it was launched with an estimate. */
const runningOne = (now: number) => {
  const [campaign] = bakeryCampaigns(now)
  if (campaign?.budget === undefined) throw new Error("The bakery has a running campaign")
  const { dailyBudget } = campaign.budget
  const expected = { region: campaign.region, objective: "LeadGeneration", dailyBudget, radius: 10 } as const
  return { ...campaign, estimate: { dailyBudget, ...estimateConversion(expected) } }
}

/** One campaign that runs and nothing else to do: its figures decide the verdict. */
const runningAlone = (asRun: (days: ReturnType<typeof dailyNumbers>) => ReturnType<typeof dailyNumbers>): Seed =>
  Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    yield* emptyBusiness
    const campaign = runningOne(now)
    const days = asRun(dailyNumbers(campaign, localDateAt(now, "Asia/Kolkata")))
    yield* (yield* CampaignRepository).save({ ...campaign, spent: days.reduce((sum, { spend }) => sum + spend, 0) })
    yield* (yield* DailyMetricsRepository).upsert(bakery.id, campaign.id, days)
    yield* keepParts(campaign, days)
    yield* keepDraft(campaign, "LinkAccounts")
  })

/** A campaign whose enquiries cost what they did before. */
export const goingWell: Seed = runningAlone((days) => days)

/** A campaign with two days of numbers. */
export const tooEarly: Seed = runningAlone((days) => days.slice(-4))

/** A campaign whose enquiries have nearly stopped. */
export const grownDear: Seed = runningAlone((days) =>
  days.map((day, index) => (index > days.length - 28 ? { ...day, results: 0 } : day)),
)

/** A campaign with a few results. */
export const fewParts: Seed = runningAlone((days) => days.slice(-4).map((day) => ({ ...day, results: 1 })))

const changedParts = (change: (parts: Map<string, { readonly results?: number }>) => void): Seed =>
  Effect.gen(function* () {
    yield* goingWell
    change((yield* MemoryDatabase).table<string, { readonly results?: number }>("metric_parts"))
  })

/** A campaign whose network has told nothing by hour or place. */
export const untoldParts: Seed = changedParts((parts) => parts.clear())

/** A campaign whose network tells no results by hour or place. */
export const clicksAlone: Seed = changedParts((parts) => {
  for (const [key, { results: _results, ...part }] of parts) parts.set(key, part)
})

/** The business whose owner has said what a sale is worth. */
export const withSaleValue: Seed = Effect.gen(function* () {
  yield* goingWell
  yield* keepSaleValue.handle({ businessProfileId: bakery.id, averageSale: 2_500_00, closePercent: 20, version: 0 })
}).pipe(
  Effect.provideService(CurrentActor, {
    kind: "user",
    userId: owner.user.id,
    portalId: owner.portalId,
    roleIds: [],
    memberships: [{ businessProfileId: bakery.id, roleId: "ClientAccess" }],
  }),
)

/** The busy bakery with everything that may wait: approvals, an ended link, a faulty feed. */
export const muchToDo: Seed = Effect.gen(function* () {
  yield* busyBakery
  const now = yield* Clock.currentTimeMillis
  const day = 86_400_000
  const drafts = bakeryCampaigns(now).slice(0, 2)
  const tasks = (yield* MemoryDatabase).table<BusinessProfileId, MemoryWaiting>("waiting_tasks")
  tasks.set(bakery.id, {
    feeds: 1,
    approvals: drafts.map(({ sessionId }, index) => ({
      sessionId,
      askedAt: now - (3 + 30 * index) * day,
      linkUntil: index === 0 ? now + day : now - day,
    })),
  })
})
