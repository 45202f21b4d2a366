import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { CurrentActor, CurrentRequest } from "@application/kernel"
import { memorySecrets } from "@application/identity/testing"
import {
  bakeryFacts,
  MemoryDatabase,
  memoryIds,
  memoryJobQueue,
  memoryProfiles,
  memoryRateLimits,
  memoryTables,
  memoryUnitOfWork,
  userActor,
} from "@application/kernel/testing"
import { memoryPortals } from "@application/portals/testing"
import type { Role } from "@domain/identity"
import { BusinessProfileId, CampaignId } from "@domain/kernel"
import { DailyMetricsRepository } from "../ports/index.ts"
import { memoryDailyMetricsRepository, memoryMetricPartsRepository, memoryDashboardCampaigns } from "./index.ts"
import { memoryCoverLogos } from "./memory-cover-logos.ts"
import { memoryPublishedReports } from "./memory-published-reports.ts"
import { memoryReportReaders } from "./memory-report-delivery.ts"

const now = Date.parse("2026-12-10T10:00:00+05:30")

const world = Layer.mergeAll(
  memoryDailyMetricsRepository,
  memoryMetricPartsRepository,
  memoryDashboardCampaigns,
  memoryCoverLogos,
  memoryJobQueue,
  memoryProfiles([bakeryFacts()]),
  memoryPublishedReports,
  memoryReportReaders(),
  memorySecrets,
  memoryTables,
  memoryPortals(),
).pipe(
  Layer.provideMerge(Layer.mergeAll(memoryUnitOfWork, memoryRateLimits, memoryIds)),
  Layer.provideMerge(MemoryDatabase.layer),
  Layer.provideMerge(Layer.effectDiscard(TestClock.setTime(now)).pipe(Layer.provideMerge(TestClock.layer()))),
)

export const businessProfileId = BusinessProfileId.make(7)

/** Does some work as a user with a role in the bakery. */
export const asUser = (userId: number, role: Role = "ClientAccess") =>
  Effect.provideService(CurrentActor, userActor(userId, [businessProfileId], role))

/** Does some work as nobody, from an address. */
export const asStranger =
  (ipAddress: string) =>
  <A, E, R>(work: Effect.Effect<A, E, R>) =>
    Effect.flatMap(CurrentRequest, (request) =>
      work.pipe(
        Effect.provideService(CurrentRequest, { ...request, ipAddress }),
        Effect.provideService(CurrentActor, { kind: "anonymous" }),
      ),
    )

/** Tells a story of reports on 10 December 2026, as a user of the bakery. */
export const inReportWorld = <A, E>(work: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  Effect.runPromise(Effect.provide(asUser(9)(work), world))

/** Numbers of a day of campaign 70. */
export const clicksOn = (date: string, clicks: number) =>
  Effect.flatMap(DailyMetricsRepository, (metrics) =>
    metrics.upsert(businessProfileId, CampaignId.make(70), [
      { date, channel: "Social", externalCampaignId: "c", impressions: 100, clicks, results: 1, spend: 500 },
    ]),
  )

export const november = { businessProfileId, name: "November", preset: "LastMonth" } as const
