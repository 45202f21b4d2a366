import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { CurrentActor, outputIn } from "@application/kernel"
import {
  bakeryFacts,
  MemoryDatabase,
  memoryIds,
  memoryProfiles,
  memoryUnitOfWork,
  userActor,
} from "@application/kernel/testing"
import type { ArrivedLead, LeadMarked } from "@domain/insights"
import { CampaignId, type LeadId } from "@domain/kernel"
import { ListLeads } from "../contract/index.ts"
import { LeadRepository } from "../ports/index.ts"
import { memoryAnswerHours, memoryLeadEvents, memoryLeadRepository, memoryThrowAwayMail } from "../testing/index.ts"
import { keepArrivedLead } from "./arrived-leads.ts"
import {
  dismissLeadMark,
  getBadLeads,
  getLeadMarks,
  listLeadDuplicates,
  markBadLead,
  mergeLeads,
  unmergeLead,
} from "./lead-marks.ts"
import { listLeads } from "./leads.ts"

const bakery = bakeryFacts()
const { id: businessProfileId } = bakery
const actor = userActor(41, [businessProfileId])
const world = Layer.mergeAll(
  memoryLeadRepository,
  memoryAnswerHours(),
  memoryLeadEvents,
  memoryThrowAwayMail,
  memoryIds,
  memoryUnitOfWork,
  memoryProfiles([bakery]),
).pipe(Layer.provideMerge(MemoryDatabase.layer))
const run = <A, E>(work: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  Effect.runPromise(Effect.provide(Effect.provideService(work, CurrentActor, actor), world))

const day = 86_400_000
const at = Date.parse("2026-11-20T10:00:00+05:30")
const [social, search] = [CampaignId.make(70), CampaignId.make(71)]

const arrives = Effect.fnUntraced(function* (number: number, changes: Partial<ArrivedLead> = {}) {
  yield* keepArrivedLead(businessProfileId, {
    externalId: `x${number}`,
    campaignId: social,
    campaignName: "Sunrise",
    name: "Meera Joshi",
    submittedOn: at + number * 60_000,
    ...changes,
  })
})

const listed = (marked?: LeadMarked) =>
  Effect.map(
    Effect.flatMap(listLeads.handle({ businessProfileId, ...(marked !== undefined && { marked }) }), (page) =>
      outputIn(ListLeads, page),
    ),
    ({ leads }) => leads,
  )

const firstOf = <Item>(items: ReadonlyArray<Item>): Item => {
  const [item] = items
  if (item === undefined) throw new Error("Nothing is listed")
  return item
}

test("a second lead of a person is found over channels, however the number is written", () =>
  run(
    Effect.gen(function* () {
      yield* arrives(1, { mobileNumber: "+91 98450 12345" })
      yield* arrives(2, { mobileNumber: "098450-12345", campaignId: search, campaignName: "Search" })
      const [second, first] = yield* listed()
      expect(first?.marks).toBeUndefined()
      expect(second?.marks).toEqual([{ kind: "Duplicate", of: first?.id, detail: "+919845012345" }])
      expect((yield* listed("Duplicates")).map(({ id }) => id)).toEqual([second?.id])
    }),
  ))

test("a person who asks again after 180 days is no duplicate", () =>
  run(
    Effect.gen(function* () {
      yield* arrives(1, { email: "Meera@gmail.com" })
      yield* arrives(2, { email: "m.eera+x@googlemail.com", submittedOn: at + 60_000 + 180 * day })
      yield* arrives(3, { email: "meera@gmail.com", submittedOn: at + 60_001 + 360 * day })
      expect((yield* listed()).map(({ marks = [] }) => marks.length)).toEqual([0, 1, 0])
    }),
  ))

test("a lead of a throw-away address is suspicious until somebody says that it is real", () =>
  run(
    Effect.gen(function* () {
      yield* arrives(1, { email: "meera@mailinator.com" })
      const [lead] = yield* listed("Suspicious")
      expect(lead?.marks).toEqual([{ kind: "ThrowAwayMail", detail: "mailinator.com" }])
      const key = { businessProfileId, leadId: lead?.id ?? (0 as LeadId), kind: "ThrowAwayMail" as const }
      const real = yield* dismissLeadMark.handle({ ...key, isDismissed: true })
      expect(real.marks?.[0]?.dismissed?.by).toBe(actor.userId)
      expect(yield* listed("Suspicious")).toEqual([])
      const again = yield* Effect.flip(dismissLeadMark.handle({ ...key, isDismissed: true }))
      expect(again._tag).toBe("LeadMarkGone")
      expect(yield* dismissLeadMark.handle({ ...key, isDismissed: false })).toEqual(lead)
    }),
  ))

test("all leads of a burst are marked, those before it and of other ads are not", () =>
  run(
    Effect.gen(function* () {
      const source = { adId: "a1" }
      yield* arrives(0, { source, name: "Early" })
      yield* arrives(1, { source, submittedOn: at + 100_000 })
      yield* arrives(2, { source, submittedOn: at + 103_000 })
      yield* arrives(3, { source: { adId: "a2" }, submittedOn: at + 104_000 })
      expect(yield* listed("Suspicious")).toEqual([])
      yield* arrives(4, { source, submittedOn: at + 105_000 })
      yield* arrives(5, { source, submittedOn: at + 106_000 })
      const burst = yield* listed("Suspicious")
      expect(burst.map(({ submittedOn }) => submittedOn - at)).toEqual([106_000, 105_000, 103_000, 100_000])
    }),
  ))

test("a lead that arrives again changes nothing", () =>
  run(
    Effect.gen(function* () {
      yield* arrives(1, { mobileNumber: "9845012345" })
      const before = yield* listed()
      yield* arrives(1, { mobileNumber: "9845012345" })
      expect(yield* listed()).toEqual(before)
    }),
  ))

test("merged leads keep the older one, and come apart as they were", () =>
  run(
    Effect.gen(function* () {
      yield* arrives(1, { mobileNumber: "9845012345" })
      yield* arrives(2, { mobileNumber: "9845012345", campaignId: search, campaignName: "Search" })
      yield* arrives(3, { mobileNumber: "9845012399", email: "kiran@gmail.com", name: "Kiran" })
      const before = yield* listed()
      const [other, newer, older] = before.map(({ id }) => id)
      if (other === undefined || newer === undefined || older === undefined) throw new Error("Three leads arrived")
      const key = { businessProfileId, leadId: newer }
      expect((yield* listLeadDuplicates.handle(key)).possible.map(({ id }) => id)).toEqual([older])
      const apart = yield* Effect.flip(mergeLeads.handle({ ...key, otherId: other }))
      expect(apart).toMatchObject({ _tag: "LeadsNotMergeable", reason: "NotAlike" })

      const { kept, merged } = yield* mergeLeads.handle({ ...key, otherId: older })
      expect([kept.id, merged.id, merged.merge?.by]).toEqual([older, newer, actor.userId])
      expect((yield* listed()).map(({ id }) => id)).toEqual([other, older])
      expect((yield* listed("Merged")).map(({ id }) => id)).toEqual([newer])
      expect(yield* getLeadMarks.handle({ businessProfileId })).toMatchObject({ merged: 1, duplicates: 0 })
      const ofKept = yield* listLeadDuplicates.handle({ businessProfileId, leadId: older })
      expect([ofKept.possible, ofKept.merged.map(({ campaignName }) => campaignName)]).toEqual([[], ["Search"]])
      expect((yield* listLeadDuplicates.handle(key)).keptBy?.id).toBe(older)
      expect(yield* Effect.flip(mergeLeads.handle({ ...key, otherId: older }))).toMatchObject({ reason: "Merged" })

      yield* unmergeLead.handle(key)
      yield* unmergeLead.handle(key)
      expect(yield* listed()).toEqual(before)
    }),
  ))

test("whoever is told apart from another is no longer offered for a merge", () =>
  run(
    Effect.gen(function* () {
      yield* arrives(1, { mobileNumber: "9845012345" })
      yield* arrives(2, { mobileNumber: "9845012345", name: "Arun Joshi" })
      const { id: leadId, marks } = firstOf(yield* listed("Duplicates"))
      yield* dismissLeadMark.handle({ businessProfileId, leadId, kind: "Duplicate", isDismissed: true })
      expect((yield* listLeadDuplicates.handle({ businessProfileId, leadId })).possible).toEqual([])
      const older = marks?.[0]?.of ?? leadId
      expect((yield* listLeadDuplicates.handle({ businessProfileId, leadId: older })).possible).toEqual([])
    }),
  ))

test("a lead of the person that was merged is no longer pointed at", () =>
  run(
    Effect.gen(function* () {
      yield* arrives(2, { mobileNumber: "9845012345" })
      yield* arrives(1, { mobileNumber: "9845012345" })
      const [later, earlier] = yield* listed()
      if (later === undefined || earlier === undefined) throw new Error("Two leads arrived")
      yield* mergeLeads.handle({ businessProfileId, leadId: earlier.id, otherId: later.id })
      yield* arrives(3, { mobileNumber: "9845012345" })
      expect((yield* listed())[0]?.marks?.[0]?.of).toBe(earlier.id)
    }),
  ))

test("bad leads are counted for the ad that brought them", () =>
  run(
    Effect.gen(function* () {
      const source = { adId: "a1", adName: "Smile" }
      yield* arrives(1, { source })
      yield* arrives(2, { source })
      yield* arrives(3, { source: { adId: "a2" } })
      const leadId = (yield* listed()).at(-1)?.id ?? (0 as LeadId)
      const bad = yield* markBadLead.handle({ businessProfileId, leadId, reason: "WrongNumber" })
      expect(bad).toMatchObject({ status: "Spam", badReason: "WrongNumber" })
      expect(yield* getBadLeads.handle({ businessProfileId })).toEqual({
        leads: 3,
        bad: 1,
        ads: [{ campaignId: social, campaignName: "Sunrise", ...source, leads: 2, bad: 1 }],
      })
      const before = { businessProfileId, from: "2026-11-01", to: "2026-11-19" }
      expect(yield* getBadLeads.handle(before)).toEqual({ leads: 0, bad: 0, ads: [] })
      expect(yield* getLeadMarks.handle(before)).toMatchObject({ bad: 0 })
      expect(yield* getLeadMarks.handle({ businessProfileId, campaignId: social })).toMatchObject({ bad: 1 })
    }),
  ))

test("leads of another business are neither judged nor merged", () =>
  run(
    Effect.gen(function* () {
      yield* arrives(1, { mobileNumber: "9845012345" })
      const { id: leadId } = firstOf(yield* listed())
      const foreign = { businessProfileId: bakeryFacts().id, leadId: (leadId + 1) as LeadId }
      expect((yield* Effect.flip(listLeadDuplicates.handle(foreign)))._tag).toBe("LeadNotFound")
      expect((yield* Effect.flip(mergeLeads.handle({ ...foreign, otherId: leadId })))._tag).toBe("LeadNotFound")
      expect((yield* Effect.flip(markBadLead.handle({ ...foreign, reason: "Fake" })))._tag).toBe("LeadNotFound")
      expect((yield* Effect.flip((yield* LeadRepository).byId(businessProfileId, foreign.leadId)))._tag).toBe(
        "LeadNotFound",
      )
    }),
  ))
