import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { OwnerMailbox } from "@application/messaging/testing"
import { CampaignId } from "@domain/kernel"
import { DailyMetricsRepository } from "../ports/index.ts"
import { SentReports } from "../testing/index.ts"
import {
  businessProfileId,
  day,
  dev,
  inScheduleWorld,
  later,
  mailsTo,
  save,
  sendings,
  tick,
  work,
} from "../testing/schedule-world.ts"
import { listPublishedReports } from "./published-reports.ts"
import { resendReport, testReportSchedule } from "./report-mails.ts"
import { sendDueReports, sendScheduledReport } from "./send-reports.ts"

test("a report leaves when it is due, to everybody, and is in the library", () =>
  inScheduleWorld(
    Effect.gen(function* () {
      yield* (yield* DailyMetricsRepository).upsert(businessProfileId, CampaignId.make(70), [
        {
          date: "2026-12-08",
          channel: "Social",
          externalCampaignId: "c",
          impressions: 100,
          clicks: 4,
          results: 1,
          spend: 500,
        },
      ])
      const { id, nextAt, name } = yield* save()
      expect([name, nextAt]).toEqual(["Every morning", Date.parse("2026-12-09T08:00:00+05:30")])
      yield* tick
      expect(yield* listPublishedReports.handle({ businessProfileId })).toEqual([])
      yield* later(day)
      expect(yield* listPublishedReports.handle({ businessProfileId })).toMatchObject([
        { name: "Every morning", origin: "Regular", range: { from: "2026-12-08", to: "2026-12-08" } },
      ])
      const [mail] = yield* mailsTo("asha@example.com")
      expect(mail).toMatchObject({ businessName: "Rao's Bakery", language: "en", mailId: "report-1-0-1" })
      expect(mail?.sentences).toContain("en brought")
      expect(mail?.link).toMatch(/^https:\/\/portal\.example\//)
      expect(yield* mailsTo("accounts@example.com")).toHaveLength(1)
      const [sending] = yield* sendings(id)
      expect(sending?.deliveries.map(({ state }) => state)).toEqual(["Sent", "Sent"])
    }),
  ))

test("members are told once of a regular report, with its address, and of no test", () =>
  inScheduleWorld(
    Effect.gen(function* () {
      const { id } = yield* save({ members: [dev] })
      const { all } = yield* OwnerMailbox
      yield* testReportSchedule.handle({ businessProfileId, scheduleId: id })
      yield* work
      expect(yield* all).toEqual([])
      yield* later(day)
      const [sending] = yield* sendings(id)
      yield* sendScheduledReport.handle({ businessProfileId, sendingId: sending?.id ?? expect.unreachable() })
      const [report] = yield* listPublishedReports.handle({ businessProfileId })
      expect(yield* all).toEqual([
        {
          template: "reportReady",
          link: `https://localhost/app/7/publishedReports?reportId=${report?.id}`,
          reportId: report?.id,
          reportName: "Every morning",
          businessName: "Rao's Bakery",
        },
      ])
    }),
  ))

test("neither a second look nor a repeated job sends a report twice", () =>
  inScheduleWorld(
    Effect.gen(function* () {
      const { id } = yield* save()
      yield* later(day)
      yield* tick
      const [sending] = yield* sendings(id)
      yield* sendScheduledReport.handle({ businessProfileId, sendingId: sending?.id ?? expect.unreachable() })
      expect(yield* mailsTo("asha@example.com")).toHaveLength(1)
      expect(yield* listPublishedReports.handle({ businessProfileId })).toHaveLength(1)
    }),
  ))

test("what was due while nobody worked is sent day by day afterwards", () =>
  inScheduleWorld(
    Effect.gen(function* () {
      yield* save()
      yield* TestClock.adjust(3 * day)
      yield* tick
      yield* tick
      yield* tick
      yield* tick
      const ranges = (yield* listPublishedReports.handle({ businessProfileId })).map(({ range }) => range.from)
      expect(ranges.toSorted()).toEqual(["2026-12-08", "2026-12-09", "2026-12-10"])
    }),
  ))

test("after a server that did not answer only those who got nothing are mailed", () =>
  inScheduleWorld(
    Effect.gen(function* () {
      const { answer } = yield* SentReports
      const { id } = yield* save()
      yield* answer("accounts@example.com", "Unreachable")
      yield* TestClock.adjust(day)
      yield* sendDueReports.handle({})
      expect((yield* Effect.exit(work))._tag).toBe("Failure")
      const [failed] = yield* sendings(id)
      expect(failed?.deliveries.map(({ state, failure }) => [state, failure])).toEqual([
        ["Sent", undefined],
        ["Failed", "Unreachable"],
      ])
      yield* answer("accounts@example.com", undefined)
      yield* sendScheduledReport.handle({ businessProfileId, sendingId: failed?.id ?? expect.unreachable() })
      expect(yield* mailsTo("asha@example.com")).toHaveLength(1)
      expect(yield* mailsTo("accounts@example.com")).toHaveLength(1)
      expect(yield* listPublishedReports.handle({ businessProfileId })).toHaveLength(1)
    }),
  ))

test("an address that was refused is tried again only by somebody's wish", () =>
  inScheduleWorld(
    Effect.gen(function* () {
      const { answer } = yield* SentReports
      const { id } = yield* save({ members: [dev] })
      yield* answer("accounts@example.com", "Refused")
      yield* later(day)
      const [failed] = yield* sendings(id)
      expect(failed?.deliveries.map(({ failure }) => failure)).toEqual(["NoAddress", "Refused"])
      const sendingId = failed?.id ?? expect.unreachable()
      yield* answer("accounts@example.com", undefined)
      yield* sendScheduledReport.handle({ businessProfileId, sendingId })
      expect(yield* mailsTo("accounts@example.com")).toEqual([])
      yield* resendReport.handle({ businessProfileId, sendingId, recipient: 1 })
      yield* work
      expect((yield* mailsTo("accounts@example.com")).map(({ mailId }) => mailId)).toEqual(["report-1-1-2"])
      expect(yield* Effect.flip(resendReport.handle({ businessProfileId, sendingId, recipient: 9 }))).toMatchObject({
        _tag: "ReportNotFound",
      })
    }),
  ))
