import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { CurrentActor } from "@application/kernel"
import {
  bakeryFacts,
  memoryIds,
  memoryJobQueue,
  MemoryDatabase,
  memoryLinkHasher,
  memoryProfiles,
  memoryRateLimits,
  memoryTables,
  memoryUnitOfWork,
  userActor,
  worked,
} from "@application/kernel/testing"
import { AddressMailbox, memoryAddressMessages, memoryOwnerMails } from "@application/messaging/testing"
import { memoryPortals } from "@application/portals/testing"
import type { ScheduleSettings } from "@domain/insights"
import { BusinessProfileId, UserId } from "@domain/kernel"
import type { ReportReader, ReportReaders } from "../ports/report-delivery.ts"
import { answerReportQuestion } from "../use-cases/report-addresses.ts"
import { listReportSendings, saveReportSchedule } from "../use-cases/report-schedules.ts"
import { buildAgencyReport } from "../use-cases/agency-making.ts"
import { sendAgencyReport } from "../use-cases/send-agency-reports.ts"
import { sendDueReports, sendScheduledReport } from "../use-cases/send-reports.ts"
import { memoryMetricPartsRepository } from "./memory-metric-parts.ts"
import { memoryDailyMetricsRepository } from "./memory-metrics.ts"
import { memoryPublishedReports } from "./memory-published-reports.ts"
import { memoryReportFiles, memoryReportMails, memoryReportReaders, SentReports } from "./memory-report-delivery.ts"
import { memoryDashboardCampaigns } from "./memory-sources.ts"

export const businessProfileId = BusinessProfileId.make(7)
/** A Tuesday in Kolkata. */
const now = Date.parse("2026-12-08T10:00:00+05:30")
export const day = 86_400_000
export const [asha, dev] = [UserId.make(5), UserId.make(6)]

const ashaReads = { userId: asha, name: "Asha Rao", provedAddress: "asha@example.com", language: "he" } as const
const bakeryReaders = [ashaReads, { userId: dev, name: "Dev", language: "en" }] as const

/** The members of the bakery, and Asha as a member of further businesses. */
export const readersWith = (others: ReadonlyArray<BusinessProfileId>) =>
  new Map<BusinessProfileId, ReadonlyArray<ReportReader>>([
    [businessProfileId, bakeryReaders],
    ...others.map((id) => [id, [ashaReads]] as const),
  ])

const worldWithout = Layer.mergeAll(
  memoryDailyMetricsRepository,
  memoryMetricPartsRepository,
  memoryDashboardCampaigns,
  memoryJobQueue,
  memoryProfiles([bakeryFacts()]),
  memoryPublishedReports,
  memoryLinkHasher,
  memoryReportFiles,
  memoryReportMails,
  memoryAddressMessages,
  memoryOwnerMails,
  memoryTables,
  memoryPortals(),
).pipe(
  Layer.provideMerge(Layer.mergeAll(memoryUnitOfWork, memoryRateLimits, memoryIds)),
  Layer.provideMerge(MemoryDatabase.layer),
  Layer.provideMerge(Layer.effectDiscard(TestClock.setTime(now)).pipe(Layer.provideMerge(TestClock.layer()))),
)

/** Tells a story of regular reports from 8 December 2026, as Asha. */
export const inScheduleWorld = <A, E>(
  work: Effect.Effect<A, E, Layer.Success<typeof worldWithout> | ReportReaders>,
  readers = readersWith([]),
) =>
  work.pipe(
    Effect.provideService(CurrentActor, userActor(asha, [...readers.keys()])),
    Effect.provide(Layer.merge(worldWithout, memoryReportReaders(readers))),
    Effect.runPromise,
  )

export const daily: ScheduleSettings = {
  name: "  Every morning ",
  cadence: { kind: "Daily" },
  time: "08:00",
  timeZone: "Asia/Kolkata",
  period: "Yesterday",
  compare: "PreviousPeriod",
  members: [asha],
  addresses: ["Accounts@Example.com"],
  language: "en",
}

/** Makes a regular report whose outside addresses have yet to answer. */
export const saveAsked = (settings: Partial<ScheduleSettings> = {}) =>
  saveReportSchedule.handle({ businessProfileId, ...daily, ...settings })

/** The questions that an address was mailed, oldest first. */
export const questionsTo = (address: string) =>
  Effect.map(
    Effect.flatMap(AddressMailbox, ({ all }) => all),
    (all) =>
      all.flatMap(({ to, language, content }) =>
        to === address && content.template === "reportQuestion" ? [{ language, content }] : [],
      ),
  )

/** Answers the last question of an address by its mail's link. */
export const answerOf = (address: string, accepts: boolean) =>
  Effect.flatMap(questionsTo(address), (questions) =>
    answerReportQuestion.handle({ key: questions.at(-1)?.content.link.split("/").at(-1) ?? "", accepts }),
  )

/** Makes a regular report whose outside addresses confirm it. */
export const save = (settings: Partial<ScheduleSettings> = {}) =>
  Effect.tap(saveAsked(settings), ({ addresses }) =>
    Effect.forEach(addresses, (address) => answerOf(address, true), { discard: true }),
  )

/** Runs the queued jobs until none is left; one that fails is returned as a defect. */
export const work = worked([sendScheduledReport, sendAgencyReport, buildAgencyReport])
export const tick = Effect.andThen(sendDueReports.handle({}), work)
export const later = (millis: number) => Effect.andThen(TestClock.adjust(millis), tick)
export const mailsTo = (address: string) =>
  Effect.map(
    Effect.flatMap(SentReports, ({ all }) => all),
    (all) => all.filter(({ to }) => to === address),
  )
export const sendings = (scheduleId: Parameters<typeof listReportSendings.handle>[0]["scheduleId"]) =>
  listReportSendings.handle({ businessProfileId, scheduleId })

/** The key of the link that ends a mail. */
export const endOf = (mail: { readonly end: { readonly page: string } } | undefined) =>
  mail?.end.page.split("/").at(-1) ?? ""
