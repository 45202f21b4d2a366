import { Effect, Layer, Result, Stream } from "effect"
import { expect, test } from "vitest"
import { CurrentActor, type InputOf } from "@application/kernel"
import {
  everyProfile,
  MemoryDatabase,
  memoryRateLimits,
  memoryTables,
  memoryUnitOfWork,
  memoryUserNames,
  userActor,
} from "@application/kernel/testing"
import { firstLeadColumns, type Lead } from "@domain/insights"
import { BusinessProfileId, CampaignId, LeadId, UserId } from "@domain/kernel"
import { ExportLeads } from "../contract/index.ts"
import { LeadRepository } from "../ports/index.ts"
import { memoryAnswerHours, memoryLeadFileWords, memoryLeadRepository, memoryWorkbooks } from "../testing/index.ts"
import { exportLeads, listLeadDownloads } from "./export-leads.ts"

const world = Layer.mergeAll(
  memoryAnswerHours(),
  memoryLeadRepository,
  everyProfile(),
  memoryLeadFileWords,
  memoryWorkbooks,
  memoryRateLimits,
  memoryTables,
  memoryUnitOfWork,
  memoryUserNames,
).pipe(Layer.provideMerge(MemoryDatabase.layer))

const businessProfileId = BusinessProfileId.make(7)
const asha = UserId.make(41)

const run = <A, E>(work: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  Effect.runPromise(
    Effect.provide(Effect.provideService(work, CurrentActor, userActor(asha, [businessProfileId])), world),
  )

const leadOf = (number: number): Lead => ({
  id: LeadId.make(number),
  campaignId: CampaignId.make(70),
  campaignName: "Sunrise",
  status: "New",
  name: number === 1 ? "=1+1" : `Person ${number}`,
  submittedOn: Date.parse("2026-11-10T20:00:00Z") + number,
})

/** Leads 1 to `count`, put into the table at once, since adding looks for each among all others. */
const filled = (count: number) =>
  Effect.map(MemoryDatabase, (database) => {
    const table = database.table<LeadId, { businessProfileId: BusinessProfileId; externalId: string; lead: Lead }>(
      "leads",
    )
    for (let number = 1; number <= count; number += 1) {
      const lead = leadOf(number)
      table.set(lead.id, { businessProfileId, externalId: `x${number}`, lead })
    }
  })

const exported = Effect.fnUntraced(function* (input: Omit<InputOf<typeof ExportLeads>, "businessProfileId">) {
  const file = yield* exportLeads.handle({ businessProfileId, ...input })
  const bytes = Stream.fromAsyncIterable(file.body, (cause) => cause)
  const text = yield* Stream.mkString(Stream.decodeText(bytes))
  return { fileName: file.fileName, contentType: file.contentType, text }
})

test("a CSV file has a head in its language and a line for every lead, newest first", () =>
  run(
    Effect.gen(function* () {
      yield* filled(2)
      expect(yield* exported({ format: "csv", language: "he" })).toEqual({
        fileName: "leads.csv",
        contentType: "text/csv; charset=utf-8",
        text: [
          '"he name","he mobile","he email","he city","he service","he status","he submitted","he campaign","he consents","he notes"',
          '"Person 2","","","","","he New","2026-11-11 01:30","Sunrise","",""',
          `"'=1+1","","","","","he New","2026-11-11 01:30","Sunrise","",""`,
          "",
        ].join("\r\n"),
      })
    }),
  ))

test("more leads than one statement reads are all there, once each", () =>
  run(
    Effect.gen(function* () {
      yield* filled(5_001)
      const { text } = yield* exported({ format: "csv" })
      const lines = text.split("\r\n").slice(1, -1)
      expect([lines.length, new Set(lines).size]).toEqual([5_001, 5_001])
    }),
  ))

test("a workbook holds the leads that the list's filter finds, and moments as such", () =>
  run(
    Effect.gen(function* () {
      yield* filled(3)
      const { text, fileName } = yield* exported({ format: "xlsx", search: "person 3" })
      expect(fileName).toBe("leads.xlsx")
      expect(text.split("\n").slice(1)).toEqual([
        `Person 3\t\t\t\t\ten New\t${Date.parse("2026-11-11T01:30:00.003Z")}\tSunrise\t\t`,
        "",
      ])
      const none = yield* exported({ format: "xlsx", from: "2026-11-10", to: "2026-11-10" })
      expect(none.text.split("\n").slice(1)).toEqual([""])
    }),
  ))

test("a business downloads sixty files within an hour", () =>
  run(
    Effect.gen(function* () {
      for (let count = 0; count < 60; count += 1) yield* exported({ format: "csv" })
      expect(yield* Effect.flip(exported({ format: "csv" }))).toMatchObject({ _tag: "TooManyRequests" })
    }),
  ))

test("a file has the chosen columns, with the names of owners", () =>
  run(
    Effect.gen(function* () {
      yield* filled(2)
      const leads = yield* LeadRepository
      yield* leads.change(businessProfileId, LeadId.make(2), (lead) =>
        Result.succeed({ ...lead, ownerId: asha, tags: ["urgent"] }),
      )
      const { text } = yield* exported({ format: "csv", columns: ["tags", "owner", "name"] })
      expect(text.split("\r\n")).toEqual([
        '"en name","en owner","en tags"',
        '"Person 2","User 41","urgent"',
        `"'=1+1","",""`,
        "",
      ])
    }),
  ))

test("a download is logged with its user, its filter and how many leads matched", () =>
  run(
    Effect.gen(function* () {
      yield* filled(3)
      yield* exported({ format: "xlsx", search: " person 3 ", columns: ["email", "name"], status: "New" })
      yield* exported({ format: "csv", from: "2026-11-11", to: "2026-11-11" })
      const { downloads } = yield* listLeadDownloads.handle({ businessProfileId })
      expect(downloads.map(({ at, ...download }) => [at > 0, download])).toEqual([
        [
          true,
          {
            id: 2,
            by: asha,
            personName: "User 41",
            format: "csv",
            columns: firstLeadColumns,
            leads: 3,
            filter: { from: "2026-11-11", to: "2026-11-11" },
          },
        ],
        [
          true,
          {
            id: 1,
            by: asha,
            personName: "User 41",
            format: "xlsx",
            columns: ["name", "email"],
            leads: 1,
            filter: { status: "New", isSearched: true },
          },
        ],
      ])
    }),
  ))

test("the log tells by what else a download was narrowed, and names nobody", () =>
  run(
    Effect.gen(function* () {
      yield* filled(3)
      yield* exported({
        format: "csv",
        marked: "Suspicious",
        due: "Today",
        waiting: "Late",
        ownerId: asha,
        tag: "Meera",
      })
      const { downloads } = yield* listLeadDownloads.handle({ businessProfileId })
      expect(downloads.map(({ leads, filter }) => [leads, filter])).toEqual([
        [0, { marked: "Suspicious", due: "Today", waiting: "Late", isOfOwner: true, isTagged: true }],
      ])
    }),
  ))
