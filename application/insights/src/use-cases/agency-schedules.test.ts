import { Effect } from "effect"
import { expect, test } from "vitest"
import { CurrentActor } from "@application/kernel"
import { bakeryFacts, MemoryDatabase, profilesIn, userActor } from "@application/kernel/testing"
import { type AgencyScheduleSettings, previewedClients } from "@domain/insights"
import { BusinessProfileId, type ReportScheduleId } from "@domain/kernel"
import { bakery, cafe, london, ranOn } from "../testing/agency-world.ts"
import { DashboardCampaigns } from "../ports/index.ts"
import {
  answerOf,
  asha,
  daily,
  day,
  dev,
  endOf,
  inScheduleWorld,
  later,
  mailsTo,
  questionsTo,
  readersWith,
  tick,
  work,
} from "../testing/schedule-world.ts"
import { retryAgencyReport } from "./agency-making.ts"
import { getAgencyReport, listAgencyReports, removeAgencyReport } from "./agency-reports.ts"
import {
  askAgencyAddress,
  listAgencySchedules,
  listAgencySendings,
  previewAgencySchedule,
  removeAgencySchedule,
  resendAgencyReport,
  saveAgencySchedule,
  setAgencyScheduleState,
  testAgencySchedule,
} from "./agency-schedules.ts"
import { endReportMails } from "./report-mails.ts"
import { getSharedAgencyReport } from "./shared-agency-reports.ts"

const partners = "partners@example.com"
const settings: AgencyScheduleSettings = {
  name: " Every morning for the partners ",
  cadence: daily.cadence,
  time: daily.time,
  timeZone: daily.timeZone,
  period: daily.period,
  members: [asha],
  addresses: [partners],
  language: "en",
  agency: "Lotus Media",
}

/** Tells Asha's story, who reports on the bakery and some others. */
const inAgency = <A, E>(story: Parameters<typeof inScheduleWorld<A, E>>[0], readers = readersWith([cafe, london])) =>
  inScheduleWorld(
    Effect.gen(function* () {
      const profiles = profilesIn(yield* MemoryDatabase)
      profiles.set(cafe, bakeryFacts({ id: cafe, name: "Bloom Café" }))
      profiles.set(london, bakeryFacts({ id: london, name: "Bloom Tea", region: "GB", timeZone: "Europe/London" }))
      yield* ranOn(bakery, [{ date: "2026-12-08", clicks: 40, results: 4, spend: 4_000 }])
      yield* ranOn(cafe, [{ date: "2026-12-08", clicks: 20, results: 2, spend: 1_000 }])
      return yield* story
    }),
    readers,
  )

/** In the afternoon the day before is over in London too. */
const saved = (changes: Partial<AgencyScheduleSettings> = {}, of: { readonly scheduleId?: ReportScheduleId } = {}) =>
  saveAgencySchedule.handle({ ...settings, time: "12:00", ...changes, ...of })
const confirmed = Effect.tap(saved(), () => answerOf(partners, true))

test("a due report over all clients leaves once, to its maker and to whoever confirmed", () =>
  inAgency(
    Effect.gen(function* () {
      const { id, name } = yield* saved()
      expect(name).toBe("Every morning for the partners")
      yield* later(day)
      expect(yield* mailsTo(partners)).toEqual([])
      const [question] = yield* questionsTo(partners)
      expect(question?.content).toMatchObject({ businessName: "Lotus Media", askerName: "Asha Rao", reportName: name })
      yield* answerOf(partners, true)
      yield* later(day)
      yield* tick
      const [mail, ...others] = yield* mailsTo(partners)
      expect(others).toEqual([])
      expect(mail).toMatchObject({ reportName: name, businessName: "Lotus Media", sentences: ["en 2 INR", "en 1 GBP"] })
      expect(yield* mailsTo("asha@example.com")).toHaveLength(2)
      const report = yield* getSharedAgencyReport.handle({ key: mail?.link.split("/").at(-1) ?? "" })
      expect(report.cover).toEqual({ title: name, agency: "Lotus Media" })
      const [newest] = yield* listAgencySendings.handle({ scheduleId: id })
      expect(newest?.deliveries.map(({ state }) => state)).toEqual(["Sent", "Sent"])
      expect((yield* listAgencyReports.handle({})).reports).toHaveLength(2)
    }),
  ))

test("one press in a mail ends it for its address, and the schedule goes on", () =>
  inAgency(
    Effect.gen(function* () {
      yield* confirmed
      yield* later(day)
      const [mail] = yield* mailsTo(partners)
      expect(yield* endReportMails.handle({ key: endOf(mail) })).toEqual({
        name: "Every morning for the partners",
        businessName: "Lotus Media",
      })
      yield* later(day)
      expect(yield* mailsTo(partners)).toHaveLength(1)
      expect(yield* mailsTo("asha@example.com")).toHaveLength(2)
      const { schedules } = yield* listAgencySchedules.handle({})
      expect(schedules[0]?.schedule).toMatchObject({ addresses: [], ended: [partners], state: "Active" })
    }),
  ))

test("a report whose client fails leaves once its maker has decided", () =>
  inAgency(
    Effect.gen(function* () {
      yield* confirmed
      const campaigns = yield* DashboardCampaigns
      const broken = {
        ...campaigns,
        ofProfile: (id: BusinessProfileId) => (id === cafe ? Effect.die(new Error("Away")) : campaigns.ofProfile(id)),
      }
      yield* Effect.exit(Effect.provideService(later(day), DashboardCampaigns, broken))
      expect(yield* mailsTo(partners)).toEqual([])
      const [report] = (yield* listAgencyReports.handle({})).reports
      const reportId = report?.id ?? expect.unreachable()
      // Sending again waits for the whole report too.
      const [{ last } = expect.unreachable()] = (yield* listAgencySchedules.handle({})).schedules
      yield* resendAgencyReport.handle({ sendingId: last?.id ?? expect.unreachable(), recipient: 1 })
      yield* work
      expect(yield* mailsTo(partners)).toEqual([])
      yield* retryAgencyReport.handle({ reportId })
      yield* work
      expect(yield* mailsTo(partners)).toHaveLength(1)
      expect((yield* getAgencyReport.handle({ reportId })).report.pages).toHaveLength(3)
    }),
  ))

test("only clients on which the maker may still report are in it", () => {
  const readers = readersWith([cafe, london])
  return inAgency(
    Effect.gen(function* () {
      yield* saved({ clients: [cafe, london], addresses: [] })
      readers.delete(london)
      yield* later(day)
      expect(yield* mailsTo("asha@example.com")).toMatchObject([{ sentences: ["en 1 INR"] }])
      readers.delete(cafe)
      yield* later(day)
      const [{ last } = expect.unreachable()] = (yield* listAgencySchedules.handle({})).schedules
      expect(last?.deliveries).toMatchObject([{ state: "Failed", failure: "NoClients" }])
      expect(yield* mailsTo("asha@example.com")).toHaveLength(1)
    }),
    readers,
  )
})

test("a preview says when it leaves, about what, and the figures of some clients", () => {
  const many = Array.from({ length: previewedClients + 2 }, (_, at) => BusinessProfileId.make(100 + at))
  return inAgency(
    Effect.gen(function* () {
      const profiles = profilesIn(yield* MemoryDatabase)
      for (const id of many) profiles.set(id, bakeryFacts({ id }))
      const preview = yield* previewAgencySchedule.handle({ ...settings, clients: many })
      expect(preview).toMatchObject({ clients: many.length, counted: previewedClients })
      expect(preview.upcoming).toHaveLength(3)
      expect(preview.summary.rows).toHaveLength(previewedClients)
      expect((yield* listAgencySchedules.handle({})).schedules).toEqual([])
    }),
    readersWith(many),
  )
})

test("a test goes to its maker alone, and again until the report is removed", () =>
  inAgency(
    Effect.gen(function* () {
      const { id } = yield* confirmed
      const { id: sendingId } = yield* testAgencySchedule.handle({ scheduleId: id })
      yield* work
      expect(yield* mailsTo(partners)).toEqual([])
      yield* resendAgencyReport.handle({ sendingId, recipient: 0 })
      yield* work
      const mails = yield* mailsTo("asha@example.com")
      expect(mails.map(({ mailId }) => mailId)).toEqual([
        `agency-report-${sendingId}-0-1`,
        `agency-report-${sendingId}-0-2`,
      ])
      const [report] = (yield* listAgencyReports.handle({})).reports
      yield* removeAgencyReport.handle({ reportId: report?.id ?? expect.unreachable() })
      expect(yield* Effect.flip(resendAgencyReport.handle({ sendingId, recipient: 0 }))).toMatchObject({
        _tag: "ReportNotFound",
      })
    }),
  ))

test("wrong settings are told by field, those of cover and clients too", () =>
  inAgency(
    Effect.gen(function* () {
      const wrong = { agency: " ", members: [], addresses: [], clients: [BusinessProfileId.make(9_999)] }
      expect(yield* Effect.flip(saved(wrong))).toMatchObject({
        fields: {
          agency: ["validation.required"],
          members: ["insights.reportRecipientsNone"],
          clients: ["insights.agencyClientsNone"],
        },
      })
      // At eight in Kolkata the day before is not over in London.
      expect(yield* Effect.flip(saved({ time: "04:00" }))).toMatchObject({
        fields: { time: ["insights.reportTooEarly"] },
      })
    }),
  ))

test("it is paused, resumed, changed and removed by its maker alone", () =>
  inAgency(
    Effect.gen(function* () {
      const { id: scheduleId } = yield* confirmed
      const asDev = Effect.provideService(CurrentActor, userActor(dev, [bakery]))
      const refused = { _tag: "ScheduleNotFound" }
      const pause = setAgencyScheduleState.handle({ scheduleId, state: "Paused" })
      expect(yield* Effect.flip(asDev(pause))).toMatchObject(refused)
      expect(yield* Effect.flip(asDev(removeAgencySchedule.handle({ scheduleId })))).toMatchObject(refused)
      const ask = askAgencyAddress.handle({ scheduleId, address: partners })
      expect(yield* Effect.flip(asDev(ask))).toMatchObject(refused)
      expect(yield* Effect.flip(asDev(testAgencySchedule.handle({ scheduleId })))).toMatchObject(refused)
      yield* setAgencyScheduleState.handle({ scheduleId, state: "Paused" })
      yield* later(2 * day)
      expect(yield* mailsTo(partners)).toEqual([])
      yield* setAgencyScheduleState.handle({ scheduleId, state: "Active" })
      yield* saved({ agency: "Lotus & Rao" }, { scheduleId })
      yield* later(day)
      expect(yield* mailsTo(partners)).toMatchObject([{ businessName: "Lotus & Rao" }])
      yield* removeAgencySchedule.handle({ scheduleId })
      yield* later(day)
      expect(yield* mailsTo(partners)).toHaveLength(1)
      expect((yield* listAgencyReports.handle({})).reports).toHaveLength(1)
    }),
  ))
