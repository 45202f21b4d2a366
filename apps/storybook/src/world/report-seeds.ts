import type { PublishReport } from "@application/insights/contract"
import { ProductMetricsRepository, PublishedReports } from "@application/insights/ports"
import { publishReport } from "@application/insights/use-cases"
import { CurrentActor, type InputOf, LinkHasher, PasswordHasher } from "@application/kernel"
import { MemoryDatabase } from "@application/kernel/testing"
import type { CampaignDay, NetworkDay } from "@domain/insights"
import type { ReportId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { bakery, owner } from "./bakery.ts"
import { busyBakery, emptyBusiness, type Seed } from "./seeds.ts"

const day = 86_400_000

/** The password of links that ask for one. */
export const reportPassword = "lilies"

const asOwner = Effect.provideService(CurrentActor, {
  kind: "user",
  userId: owner.user.id,
  portalId: owner.portalId,
  roleIds: [],
  memberships: [{ businessProfileId: bakery.id, roleId: "ClientAccess" }],
})

const published = Effect.fnUntraced(function* (question: Omit<InputOf<typeof PublishReport>, "businessProfileId">) {
  const input = { businessProfileId: bakery.id, isUnshared: true, ...question } as const
  const { report } = yield* publishReport.handle(input)
  return report.id
}, asOwner)

/** Gives a report a link with a known key, which ends in some days. */
const linked = Effect.fnUntraced(function* (reportId: ReportId, key: string, days: number, password?: string) {
  const now = yield* Clock.currentTimeMillis
  const keyHash = yield* (yield* LinkHasher).hash(`report:${key}`)
  const passwordHash = password === undefined ? undefined : yield* (yield* PasswordHasher).hash(password)
  yield* (yield* PublishedReports).setLink(bakery.id, reportId, {
    keyHash,
    sharedUntil: now + days * day,
    ...(passwordHash !== undefined && { passwordHash }),
  })
})

const unreadBy = (reportIds: ReadonlyArray<ReportId>) =>
  Effect.map(MemoryDatabase, (database) => {
    const reads = database.table<string, { readonly report_id?: number; readonly reportId?: number }>("report_reads")
    for (const [key, row] of reads)
      if (reportIds.some((id) => id === (row.report_id ?? row.reportId))) reads.delete(key)
  })

/** Reports of the bakery: open, asking for a password, ended, and not shared; two of them unread. */
export const reportedBakery: Seed = Effect.gen(function* () {
  yield* busyBakery
  const now = yield* Clock.currentTimeMillis
  const month = yield* published({ name: "Last 30 days", preset: "Last30Days", compare: "PreviousPeriod" })
  const week = yield* published({ name: "The week before the fair", preset: "Last7Days", compare: "PreviousPeriod" })
  const alone = yield* published({ name: "This month so far", preset: "ThisMonth" })
  const long = yield* published({
    name: "Before we opened",
    preset: "CustomRange",
    from: "2025-01-01",
    to: "2025-01-31",
  })
  yield* linked(month, "report-open", 30)
  yield* linked(week, "report-locked", 7, reportPassword)
  yield* linked(long, "report-ended", -1)
  const reports = yield* PublishedReports
  yield* Effect.forEach([3, 2, 1], (hours) => reports.countView(bakery.id, month, now - hours * 3_600_000))
  yield* unreadBy([month, alone])
})

/** One report about days in which nothing ran. */
export const emptyReport: Seed = Effect.gen(function* () {
  yield* emptyBusiness
  yield* linked(
    yield* published({ name: "Nothing yet", preset: "LastMonth", compare: "PreviousPeriod" }),
    "report-open",
    30,
  )
})

const partsChanged = (
  change: (parts: Map<string, { readonly results?: number }>) => void,
  world: Seed = busyBakery,
): Seed =>
  Effect.gen(function* () {
    yield* world
    change((yield* MemoryDatabase).table<string, { readonly results?: number }>("metric_parts"))
    yield* published({ name: "Last 30 days", preset: "Last30Days" })
  })

/** A report of days that were not read by anything else. */
export const untoldReport: Seed = partsChanged((parts) => parts.clear())

/** A report of ads whose results no network tells by anything else. */
export const resultlessReport: Seed = partsChanged((parts) => {
  for (const [key, { results: _results, ...part }] of parts) parts.set(key, part)
})

/** The bakery whose first campaign shows two products on Facebook. */
const withProducts: Seed = Effect.gen(function* () {
  yield* busyBakery
  const days = [...(yield* MemoryDatabase).table<string, CampaignDay & NetworkDay>("daily_metrics").values()].filter(
    ({ campaignId, channel }) => campaignId === 9201 && channel === "Social",
  )
  const [first] = days
  const last = days.at(-1)
  if (first === undefined || last === undefined) return
  const shelf = [
    { productId: "RYE-1", title: "Rye loaf", share: 0.6 },
    { productId: "CAKE-7", title: "Birthday cake", share: 0.25 },
  ]
  yield* (yield* ProductMetricsRepository).replace(bakery.id, first.campaignId, {
    channel: "Social",
    externalCampaignId: first.externalCampaignId,
    range: { from: first.date, to: last.date },
    days: days.flatMap(({ date, impressions, clicks, spend }) =>
      shelf.map(({ productId, title, share }) => ({
        date,
        productId,
        title,
        impressions: Math.floor(impressions * share),
        clicks: Math.floor(clicks * share),
        cost: Math.floor(spend * share),
        orders: 0,
        totalSales: 0,
      })),
    ),
  })
})

/** A report of a shop whose ads show its products. */
export const productReport: Seed = partsChanged(() => undefined, withProducts)

/** More reports than a page of the library has. */
export const manyReports: Seed = Effect.gen(function* () {
  yield* busyBakery
  for (let number = 1; number <= 24; number += 1)
    yield* published({ name: `Week ${number}`, preset: "Last7Days", compare: "PreviousPeriod" })
})

/** A report as an earlier release kept it: one table, neither others nor words. */
export const formerReport: Seed = Effect.gen(function* () {
  yield* reportedBakery
  const reports = (yield* MemoryDatabase).table<number, { readonly document: object }>("published_reports")
  for (const [id, row] of reports) {
    const {
      parts: _parts,
      breakdowns: _breakdowns,
      story: _story,
      objective: _objective,
      ...document
    } = row.document as Record<string, unknown>
    reports.set(id, { ...row, document })
  }
})
