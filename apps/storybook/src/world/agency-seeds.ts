import { BusinessProfileRepository } from "@application/businesses/ports"
import type { MakeAgencyReport } from "@application/insights/contract"
import { CampaignRepository } from "@application/campaigns/ports"
import { DailyMetricsRepository } from "@application/insights/ports"
import { AgencyMakings, AgencyReports } from "@application/insights/stores"
import { buildAgencyReport, keepAgencyLook, makeAgencyReport } from "@application/insights/use-cases"
import { Memberships } from "@application/identity/ports"
import { CurrentActor, type InputOf, LinkHasher, PasswordHasher } from "@application/kernel"
import { QueuedJobs } from "@application/kernel/testing"
import { addDays, type AgencyReportId, BusinessProfileId, CampaignId, localDateAt, SessionId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { bakery, cafe, owner } from "./bakery.ts"
import { bakeryCampaigns } from "./campaigns.ts"
import { reportPassword } from "./report-seeds.ts"
import { busyBakery, type Seed } from "./seeds.ts"

const day = 86_400_000
const tea = BusinessProfileId.make(9103)
const clients = [bakery.id, cafe.id, tea]

/** A green square as PNG. */
const squarePng =
  "iVBORw0KGgoAAAANSUhEUgAAAJYAAACWCAIAAACzY+a1AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAChklEQVR4nO3UwQmAUBDEUO9TXDqx/6NlhMXAFCB533320nY5wqN/QVuE+/c76C9EN4gQPWKEfoVdXocU3SBC9IgR+hV2eR1SdIMI0SNG6FfY5XVI0Q0iRI8YoV9hl9chRTeIED1ihH6FXV6HFN0gQvSIEfoVdnkdUnSDCNEjRuhX2OV1SNENIkSPGKFfYZfXIUU3iBA9YoR+hV1ehxTdIEL0iBH6FXZ5HVJ0gwjRI0boV9jldUjRDSJEjxihX2GX1yFFN4gQPWKEfoVdXocU3SBC9IgR+hV2eR1SdIMI0SNG6FfY5XVI0Q0iRI8YoV9hl9chRTeIED1ihH6FXV6HFN0gQvSIEfoVdnkdUnSDCNEjRuhX2OV1SNENIkSPGKFfYZfXIUU3iBA9YoR+hV1ehxTdIEL0iBH6FXZ5HVJ0gwjRI0boV9jldUjRDSJEjxihX2GX1yFFN4gQPWKEfoVdXocU3SBC9IgR+hV2eR1SdIMI0SNG6FfY5XVI0Q0iRI8YoV9hl9chRTeIED1ihH6FXV6HFN0gQvSIEfoVdnkdUnSDCNEjRuhX2OV1SNENIkSPGKFfYZfXIUU3iBA9YoR+hV1ehxTdIEL0iBH6FXZ5HVJ0gwjRI0boV9jldUjRDSJEjxihX2GX1yFFN4gQPWKEfoVdXocU3SBC9IgR+hV2eR1SdIMI0SNG6FfY5XVI0Q0iRI8YoV9hl9chRTeIED1ihH6FXV6HFN0gQvSIEfoVdnkdUnSDCNEjRuhX2OV1SNENIkSPGKFfYZfXIUU3iBA9YoR+hV1ehxTdIEL0iBH6FXZ5HVJ0gwjRI0boV9jldUjRDSJEjxihX2GX1yFFN4gQPWKEfoVd3gfUM64dq1AbEQAAAABJRU5ErkJggg=="

/** Does some work as the owner, who reports on three clients. */
export const asAgency = Effect.provideService(CurrentActor, {
  kind: "user",
  userId: owner.user.id,
  portalId: owner.portalId,
  roleIds: [],
  memberships: clients.map((businessProfileId) => ({ businessProfileId, roleId: "ClientAccess" as const })),
})

/** Sixty days of one campaign for enquiries, which cost so much each in the first half and so much in the second. */
const ran = Effect.fnUntraced(function* (id: BusinessProfileId, campaign: number, before: number, now: number) {
  const at = yield* Clock.currentTimeMillis
  const today = localDateAt(at, "Asia/Kolkata")
  const [model] = bakeryCampaigns(at)
  if (model !== undefined)
    yield* (yield* CampaignRepository).save({
      ...model,
      id: CampaignId.make(campaign),
      businessProfileId: id,
      sessionId: SessionId.make(`00000000-0000-4000-8000-00000000${campaign}`),
      name: "Breakfast near you",
      objective: "LeadGeneration",
    })
  const days = Array.from({ length: 60 }, (_, age) => ({
    date: addDays(today, -age),
    channel: "Social" as const,
    externalCampaignId: `Social-${campaign}`,
    impressions: 900 + age,
    clicks: 40,
    results: 4,
    spend: 4 * (age < 30 ? now : before),
  }))
  yield* (yield* DailyMetricsRepository).upsert(id, CampaignId.make(campaign), days)
})

/** The owner with three clients: the bakery, a café whose results became cheaper, and a tea shop in London that became dearer. */
export const threeClients: Seed = Effect.gen(function* () {
  yield* busyBakery
  const profiles = yield* BusinessProfileRepository
  const model = yield* profiles.byId(bakery.id)
  yield* profiles.save({ ...model, id: tea, name: "Bloom Tea, Camden", region: "GB", timeZone: "Europe/London" })
  yield* (yield* Memberships).join(owner.user.id, { businessProfileId: tea, roleId: "ClientAccess" })
  yield* ran(cafe.id, 9301, 9_000, 5_000)
  yield* ran(tea, 9302, 300, 620)
})

const made = Effect.fnUntraced(function* (changes: Partial<InputOf<typeof MakeAgencyReport>>, isBuilt = true) {
  const { report } = yield* makeAgencyReport.handle({
    title: "Thirty days for our clients",
    agency: "Lotus Media",
    preparedBy: "Meera Nair",
    preparedFor: "The owners of Bloom",
    note: "A good month for the café.\nWe look into the tea shop's ads next week.",
    preset: "Last30Days",
    isUnshared: true,
    ...changes,
  })
  if (isBuilt) yield* build(report.id)
  return report.id
}, asAgency)

/** The worker's run over a report. */
const build = (reportId: AgencyReportId) =>
  buildAgencyReport.handle({ portalId: owner.portalId, userId: owner.user.id, reportId })

/** Gives a report a link with a known key, which ends in some days. */
const linked = Effect.fnUntraced(function* (id: AgencyReportId, key: string, days: number, password?: string) {
  const reports = yield* AgencyReports
  const row = yield* reports.find({ portalId: owner.portalId, userId: owner.user.id, id })
  if (row === undefined) return
  const keyHash = yield* (yield* LinkHasher).hash(`agency-report:${key}`)
  const passwordHash = password === undefined ? undefined : yield* (yield* PasswordHasher).hash(password)
  const sharedUntil = (yield* Clock.currentTimeMillis) + days * day
  yield* reports.save({ ...row, keyHash, sharedUntil, views: 3, ...(passwordHash !== undefined && { passwordHash }) })
})

/** Reports over the three clients: open, asking for a password, ended, and not shared. */
export const agencyReports: Seed = Effect.gen(function* () {
  yield* threeClients
  yield* linked(yield* made({}), "report-open", 30)
  yield* linked(
    yield* made({ title: "The bakery and the café", clients: [bakery.id, cafe.id] }),
    "agency-locked",
    7,
    reportPassword,
  )
  yield* linked(yield* made({ title: "Last week", preset: "Last7Days" }), "agency-ended", -1)
  yield* made({ title: "Before we opened", preset: "CustomRange", from: "2025-01-01", to: "2025-01-31" })
})

/** Reports over the three clients, after the owner has left the café and the tea shop. */
export const leftClients: Seed = Effect.gen(function* () {
  yield* agencyReports
  const memberships = yield* Memberships
  yield* Effect.forEach([cafe.id, tea], (id) => memberships.leave(owner.user.id, id), { discard: true })
})

/** Reports that are being made: one with two clients left, and one that waits for a decision on a client that failed. */
export const unmadeReports: Seed = Effect.gen(function* () {
  yield* threeClients
  const makings = yield* AgencyMakings
  const changedAt = yield* Clock.currentTimeMillis
  const keyOf = (reportId: AgencyReportId) => ({ portalId: owner.portalId, userId: owner.user.id, reportId })
  const moving = yield* made({}, false)
  yield* makings.save({ ...keyOf(moving), waiting: [cafe.id, tea], failed: [], tries: 0, changedAt })
  const failed = yield* made({ title: "Waits for a decision" })
  const client = { businessProfileId: tea, name: "Bloom Tea, Camden" }
  yield* makings.save({ ...keyOf(failed), waiting: [], failed: [client], tries: 3, changedAt })
  yield* linked(moving, "agency-unready", 30)
  // The world's worker would make it whole at once.
  yield* (yield* QueuedJobs).take
})

/** A maker who chose a colour for the covers, with a report of that look. */
export const lookedReports: Seed = Effect.gen(function* () {
  yield* threeClients
  yield* asAgency(keepAgencyLook.handle({ accent: "#0b6e4f", logoFile: { name: "logo.png", content: squarePng } }))
  yield* made({})
})
