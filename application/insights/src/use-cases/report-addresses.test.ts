import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { CurrentActor, RateLimits } from "@application/kernel"
import { MemoryDatabase } from "@application/kernel/testing"
import { ReportAddresses, ReportSchedules, ReportSendings } from "../stores/index.ts"
import {
  answerOf,
  asha,
  businessProfileId,
  daily,
  day,
  inScheduleWorld,
  later,
  mailsTo,
  questionsTo,
  saveAsked,
  sendings,
} from "../testing/schedule-world.ts"
import { askReportAddress, getReportQuestion } from "./report-addresses.ts"
import { resendReport } from "./report-mails.ts"
import { listReportSchedules, saveReportSchedule } from "./report-schedules.ts"
import { sendScheduledReport } from "./send-reports.ts"

const accounts = "accounts@example.com"
const listed = Effect.map(listReportSchedules.handle({ businessProfileId }), ({ addresses }) => addresses)
const keyOf = (link: string) => link.split("/").at(-1) ?? ""
const question = Effect.map(questionsTo(accounts), (all) => all.at(-1)?.content ?? expect.unreachable())

test("an address outside gets one question, and no report before its yes", () =>
  inScheduleWorld(
    Effect.gen(function* () {
      const { id } = yield* saveAsked({ language: "he" })
      expect(yield* questionsTo(accounts)).toMatchObject([
        {
          language: "he",
          content: {
            askerName: "Asha Rao",
            businessName: "Rao's Bakery",
            reportName: "Every morning",
            cadence: "Daily",
            days: 14,
          },
        },
      ])
      expect(yield* questionsTo("asha@example.com")).toEqual([])
      yield* later(day)
      expect(yield* mailsTo(accounts)).toEqual([])
      expect((yield* sendings(id))[0]?.deliveries).toHaveLength(1)
      expect(yield* listed).toMatchObject([{ address: accounts, state: "Waiting" }])
      yield* answerOf(accounts, true)
      yield* answerOf(accounts, true)
      yield* later(day)
      expect(yield* mailsTo(accounts)).toHaveLength(1)
      expect(yield* listed).toMatchObject([{ state: "Confirmed", mayAsk: false }])
    }),
  ))

test("whoever ignores the question gets nothing more", () =>
  inScheduleWorld(
    Effect.gen(function* () {
      yield* saveAsked({ members: [] })
      for (let days = 0; days < 20; days += 1) yield* later(day)
      expect(yield* questionsTo(accounts)).toHaveLength(1)
      expect(yield* mailsTo(accounts)).toEqual([])
      expect(yield* listed).toMatchObject([{ state: "LinkEnded", mayAsk: true }])
    }),
  ))

test("a report that nobody may get is not made", () =>
  inScheduleWorld(
    Effect.gen(function* () {
      const { id } = yield* saveAsked({ members: [] })
      yield* later(day)
      expect(yield* sendings(id)).toEqual([])
      yield* answerOf(accounts, true)
      yield* later(day)
      expect(yield* mailsTo(accounts)).toHaveLength(1)
    }),
  ))

test("a confirmed address gets the business's other reports without a question", () =>
  inScheduleWorld(
    Effect.gen(function* () {
      yield* saveAsked()
      yield* answerOf(accounts, true)
      yield* saveAsked({ name: "Another" })
      expect(yield* questionsTo(accounts)).toHaveLength(1)
      yield* later(day)
      expect(yield* mailsTo(accounts)).toHaveLength(2)
    }),
  ))

test("a no takes the address out of every report, and it cannot be put in again", () =>
  inScheduleWorld(
    Effect.gen(function* () {
      yield* saveAsked()
      const { id } = yield* saveAsked({ members: [] })
      const { link } = yield* question
      yield* answerOf(accounts, false)
      const { schedules, addresses } = yield* listReportSchedules.handle({ businessProfileId })
      expect(schedules.map(({ schedule }) => [schedule.addresses, schedule.ended, schedule.state])).toEqual([
        [[], [accounts], "Active"],
        [[], [accounts], "Paused"],
      ])
      expect(addresses).toMatchObject([{ address: accounts, state: "Declined", mayAsk: false }])
      expect(yield* Effect.flip(saveAsked({ name: "New" }))).toMatchObject({
        fields: { addresses: ["insights.reportAddressEnded"] },
      })
      const again = askReportAddress.handle({ businessProfileId, scheduleId: id, address: accounts })
      expect(yield* Effect.flip(again)).toMatchObject({ _tag: "RecipientGone" })
      expect(yield* getReportQuestion.handle({ key: keyOf(link) })).toMatchObject({ state: "Declined", reports: [] })
      expect(yield* Effect.flip(answerOf(accounts, true))).toMatchObject({ _tag: "LinkExpired" })
    }),
  ))

test("a link ends after fourteen days, and asking again gives it as many more", () =>
  inScheduleWorld(
    Effect.gen(function* () {
      const { id: scheduleId } = yield* saveAsked()
      const ask = askReportAddress.handle({ businessProfileId, scheduleId, address: accounts })
      expect(yield* Effect.flip(ask)).toMatchObject({ _tag: "AddressAskedEnough" })
      yield* TestClock.adjust(14 * day)
      expect(yield* Effect.flip(answerOf(accounts, true))).toMatchObject({ _tag: "LinkExpired" })
      expect(yield* ask).toMatchObject({ state: "Waiting" })
      expect(yield* questionsTo(accounts)).toHaveLength(2)
      yield* answerOf(accounts, true)
      expect(yield* ask).toMatchObject({ state: "Confirmed" })
      expect(yield* questionsTo(accounts)).toHaveLength(2)
    }),
  ))

test("reading a question answers nothing, and a key of another purpose is none", () =>
  inScheduleWorld(
    Effect.gen(function* () {
      yield* saveAsked()
      const key = keyOf((yield* question).link)
      expect(yield* getReportQuestion.handle({ key })).toEqual({
        businessName: "Rao's Bakery",
        reports: ["Every morning"],
        address: accounts,
        state: "Waiting",
      })
      expect(yield* listed).toMatchObject([{ state: "Waiting" }])
      expect(yield* Effect.flip(getReportQuestion.handle({ key: `${key}x` }))).toMatchObject({ _tag: "LinkInvalid" })
    }),
  ))

test("beyond the questions of a day an address stays unasked, until it is due", () =>
  inScheduleWorld(
    Effect.gen(function* () {
      const limits = yield* RateLimits
      // Three other businesses asked the same address today.
      for (let number = 0; number < 3; number += 1) yield* limits.take(`report-question:address:${accounts}`, 3, day)
      const { id: scheduleId } = yield* saveAsked()
      expect(yield* questionsTo(accounts)).toEqual([])
      expect(yield* listed).toEqual([{ address: accounts, state: "Unasked", mayAsk: true }])
      const ask = askReportAddress.handle({ businessProfileId, scheduleId, address: accounts })
      expect(yield* Effect.flip(ask)).toMatchObject({ _tag: "TooManyRequests" })
      yield* Effect.provideService(later(day + day / 2), CurrentActor, { kind: "system" })
      expect(yield* questionsTo(accounts)).toMatchObject([{ content: { askerName: "Rao's Bakery" } }])
    }),
  ))

test("a business mails at most forty questions a day", () =>
  inScheduleWorld(
    Effect.gen(function* () {
      const people = (from: number) => Array.from({ length: 15 }, (_, index) => `reader${from + index}@example.com`)
      for (const from of [0, 15, 30]) yield* saveAsked({ addresses: people(from) })
      const states = (yield* listed).map(({ state }) => state)
      expect([states.filter((state) => state === "Waiting").length, states.length]).toEqual([40, 45])
    }),
  ))

test("an address that got a report before anybody asked counts as confirmed", () =>
  inScheduleWorld(
    Effect.gen(function* () {
      const { id: scheduleId } = yield* saveAsked()
      const old = "old@example.com"
      const schedules = yield* ReportSchedules
      const schedule = (yield* schedules.find({ businessProfileId, id: scheduleId })) ?? expect.unreachable()
      yield* schedules.save({ ...schedule, addresses: [old, "never@example.com"] })
      const delivery = { at: 5, attempt: 1 } as const
      yield* (yield* ReportSendings).add({
        businessProfileId,
        scheduleId,
        dueAt: 5,
        isTest: false,
        range: { from: "2026-12-01", to: "2026-12-01" },
        deliveries: [
          { ...delivery, address: old, state: "Sent" },
          { ...delivery, address: "never@example.com", state: "Failed", failure: "Refused" },
        ],
      })
      expect(yield* listed).toEqual([
        { address: old, state: "Confirmed", at: 5, mayAsk: false },
        { address: "never@example.com", state: "Unasked", mayAsk: true },
      ])
      const [sending = expect.unreachable()] = yield* sendings(scheduleId)
      const again = resendReport.handle({ businessProfileId, sendingId: sending.id, recipient: 1 })
      expect(yield* Effect.flip(again)).toMatchObject({ _tag: "AddressUnconfirmed" })
      yield* later(day)
      expect(yield* mailsTo(old)).toHaveLength(1)
      expect(yield* questionsTo(old)).toEqual([])
      expect(yield* questionsTo("never@example.com")).toHaveLength(1)
      expect(yield* (yield* ReportAddresses).find({ businessProfileId, address: old })).toMatchObject({
        state: "Confirmed",
      })
    }),
  ))

test("a mail that waits for an address that never confirmed does not leave", () =>
  inScheduleWorld(
    Effect.gen(function* () {
      const { id: scheduleId } = yield* saveAsked({ members: [asha] })
      yield* later(day)
      const [sending = expect.unreachable()] = yield* sendings(scheduleId)
      const stored = yield* ReportSendings
      const row = (yield* stored.find({ businessProfileId, id: sending.id })) ?? expect.unreachable()
      yield* stored.save({ ...row, deliveries: [{ address: accounts, state: "Waiting", at: 0, attempt: 1 }] })
      yield* resendReport.handle({ businessProfileId, sendingId: sending.id, recipient: 0 }).pipe(Effect.flip)
      yield* sendScheduledReport.handle({ businessProfileId, sendingId: sending.id })
      expect(yield* mailsTo(accounts)).toEqual([])
      expect((yield* sendings(scheduleId))[0]?.deliveries).toMatchObject([{ state: "Failed", failure: "NoAddress" }])
    }),
  ))

test("a question that nobody answered is forgotten once no report names its address", () =>
  inScheduleWorld(
    Effect.gen(function* () {
      const { id: scheduleId } = yield* saveAsked()
      const rows = Effect.map(MemoryDatabase, (database) => database.table("report_addresses").size)
      yield* TestClock.adjust(200 * day)
      const change = { businessProfileId, scheduleId, ...daily }
      yield* saveReportSchedule.handle(change)
      expect(yield* rows).toBe(1)
      yield* saveReportSchedule.handle({ ...change, addresses: [] })
      expect(yield* rows).toBe(0)
    }),
  ))
