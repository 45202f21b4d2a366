import { Effect } from "effect"
import { CurrentActor } from "@application/kernel"
import { bakeryFacts, MemoryDatabase, profilesIn, QueuedJobs, userActor } from "@application/kernel/testing"
import type { Role } from "@domain/identity"
import { BusinessProfileId, CampaignId } from "@domain/kernel"
import { DailyMetricsRepository } from "../ports/index.ts"
import { buildAgencyReport } from "../use-cases/agency-making.ts"
import { getAgencyReport, makeAgencyReport } from "../use-cases/agency-reports.ts"
import { inReportWorld } from "./report-world.ts"

/** Runs the queued jobs once; a job that fails is returned as a defect. */
export const workOnReports = Effect.gen(function* () {
  for (const { input } of yield* (yield* QueuedJobs).take)
    yield* buildAgencyReport.handle(input as Parameters<typeof buildAgencyReport.handle>[0])
})

export const [bakery, cafe, london] = [7, 8, 9].map((id) => BusinessProfileId.make(id)) as [
  BusinessProfileId,
  BusinessProfileId,
  BusinessProfileId,
]
export const november = { title: "November", agency: "Lotus Media", preset: "LastMonth" } as const

/** Makes a report, as the worker does after its maker asked for it. */
export const makeReport = Effect.fnUntraced(function* (input: Parameters<typeof makeAgencyReport.handle>[0]) {
  const { report: begun, link } = yield* makeAgencyReport.handle(input)
  yield* workOnReports
  const { listed: report } = yield* getAgencyReport.handle({ reportId: begun.id })
  return { report, ...(link !== undefined && { link }) }
})

/** Does some work as Asha, who has a role in some of the businesses. */
export const asAsha = (clients: ReadonlyArray<BusinessProfileId>, role: Role = "AccountManager", userId = 41) =>
  Effect.provideService(CurrentActor, userActor(userId, clients, role))

interface Day {
  readonly date: string
  readonly clicks: number
  readonly results: number
  readonly spend: number
}

/** What a client's campaign did on some days. */
export const ranOn = (client: BusinessProfileId, days: ReadonlyArray<Day>) =>
  Effect.flatMap(DailyMetricsRepository, (metrics) =>
    metrics.upsert(
      client,
      CampaignId.make(client * 10),
      days.map((day) => ({ ...day, channel: "Social", externalCampaignId: "c", impressions: 400 })),
    ),
  )

/** Three clients: the bakery and the café pay in rupees, the third in pounds. */
const threeClients = Effect.gen(function* () {
  const profiles = profilesIn(yield* MemoryDatabase)
  profiles.set(cafe, bakeryFacts({ id: cafe, name: "Bloom Café" }))
  profiles.set(london, bakeryFacts({ id: london, name: "=Bloom London", region: "GB" }))
  yield* ranOn(bakery, [{ date: "2026-11-05", clicks: 40, results: 4, spend: 4_000 }])
  yield* ranOn(cafe, [{ date: "2026-11-06", clicks: 20, results: 2, spend: 1_000 }])
  yield* ranOn(london, [{ date: "2026-11-07", clicks: 10, results: 1, spend: 900 }])
})

/** Tells a story of an agency with three clients, as Asha. */
export const inAgency = <A, E>(work: Parameters<typeof inReportWorld<A, E>>[0], clients = [bakery, cafe, london]) =>
  inReportWorld(asAsha(clients)(Effect.andThen(threeClients, work)))
/** The key of a link's address. */
export const keyOf = (link = "") => link.split("/").at(-1) ?? ""
