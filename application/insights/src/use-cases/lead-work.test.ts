import { memoryOwnerMails, OwnerMailbox } from "@application/messaging/testing"
import { CurrentActor, outputIn } from "@application/kernel"
import {
  bakeryFacts,
  MemoryDatabase,
  memoryIds,
  memoryProfiles,
  memoryTables,
  memoryUnitOfWork,
} from "@application/kernel/testing"
import type { ArrivedLead, LeadChange } from "@domain/insights"
import { BusinessProfileId, CampaignId, LeadId, PortalId, UserId } from "@domain/kernel"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { ListLeads } from "../contract/index.ts"
import { LeadRepository } from "../ports/index.ts"
import { memoryAnswerHours, memoryLeadEvents, memoryLeadRepository, memoryReportReaders } from "../testing/index.ts"
import { getLeadDesk } from "./lead-desk.ts"
import { remindOfLeadSteps } from "./lead-reminders.ts"
import { listLeadViews, removeLeadView, saveLeadView } from "./lead-views.ts"
import { changeLead, undoLeadChange } from "./lead-work.ts"
import { getLead, listLeads, updateLeadStatus } from "./leads.ts"

const businessProfileId = BusinessProfileId.make(7)
const leadId = LeadId.make(1)
const key = { businessProfileId, leadId }
const [dev, mia] = [UserId.make(41), UserId.make(42)]
const reader = (userId: UserId, name: string) => ({ userId, name, language: "en" as const })
const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 540, to: 1_080 }))
const at = (iso: string) => Date.parse(`${iso}+05:30`)
const hour = 3_600_000

const worldWith = (hours?: typeof weekdays) =>
  Layer.mergeAll(
    memoryAnswerHours(hours),
    memoryLeadEvents,
    memoryLeadRepository,
    memoryOwnerMails,
    memoryProfiles([bakeryFacts()]),
    memoryReportReaders(new Map([[businessProfileId, [reader(dev, "Dev"), reader(mia, "Mia")]]])),
    memoryTables,
    memoryUnitOfWork,
    memoryIds,
    TestClock.layer(),
  ).pipe(Layer.provideMerge(MemoryDatabase.layer))
type World = Layer.Success<ReturnType<typeof worldWith>>

const as =
  (userId: UserId) =>
  <A, E, R>(work: Effect.Effect<A, E, R>) =>
    Effect.provideService(work, CurrentActor, {
      kind: "user",
      userId,
      portalId: PortalId.make(1),
      roleIds: [],
      memberships: [{ businessProfileId, roleId: "ClientAccess" }],
    })
const run = <A, E>(work: Effect.Effect<A, E, World>, hours?: typeof weekdays) =>
  Effect.runPromise(Effect.provide(as(dev)(work), worldWith(hours)))

const arrive = Effect.fnUntraced(function* (id: number, submittedOn: number, changes: Partial<ArrivedLead> = {}) {
  const lead = { externalId: `x${id}`, campaignId: CampaignId.make(70), campaignName: "Sunrise", name: `Asha ${id}` }
  yield* (yield* LeadRepository).add(businessProfileId, LeadId.make(id), { ...lead, submittedOn, ...changes })
})
const change = (asked: LeadChange) => changeLead.handle({ ...key, change: asked })
const idsOf = Effect.fnUntraced(function* (question: Partial<Parameters<typeof listLeads.handle>[0]>) {
  const page = yield* outputIn(ListLeads, yield* listLeads.handle({ businessProfileId, ...question }))
  return page.leads.map(({ id }) => id)
})

test("two people change different fields of a lead, and both changes stay", () =>
  run(
    Effect.gen(function* () {
      yield* arrive(1, 1_000)
      yield* Effect.all(
        [
          as(dev)(change({ kind: "Owner", now: mia })),
          as(mia)(change({ kind: "Status", was: "New", now: "Contacted" })),
          as(mia)(change({ kind: "TagAdded", tag: "VIP" })),
        ],
        { concurrency: "unbounded" },
      )
      const lead = yield* getLead.handle(key)
      expect(lead).toMatchObject({ ownerId: 42, status: "Contacted", tags: ["VIP"] })
      expect(lead.history?.map(({ by }) => by).toSorted()).toEqual([41, 42, 42])
    }),
  ))

test("whoever saw an older value is refused with the present lead", () =>
  run(
    Effect.gen(function* () {
      yield* arrive(1, 1_000)
      yield* as(mia)(change({ kind: "Status", was: "New", now: "Lost" }))
      const refused = yield* Effect.flip(change({ kind: "Status", was: "New", now: "Won" }))
      expect(refused).toMatchObject({ _tag: "LeadChangedMeanwhile", field: "status", lead: { status: "Lost" } })
      expect((yield* getLead.handle(key)).status).toBe("Lost")
    }),
  ))

test("a change is undone by its number, and twice is refused", () =>
  run(
    Effect.gen(function* () {
      yield* arrive(1, 1_000)
      const { number = 0 } = yield* change({ kind: "Contacted" })
      const undone = yield* undoLeadChange.handle({ ...key, number })
      expect(undone.lead).toMatchObject({ status: "New" })
      expect(undone.lead.contactedAt).toBeUndefined()
      const again = yield* Effect.flip(undoLeadChange.handle({ ...key, number }))
      expect(again._tag).toBe("LeadChangedMeanwhile")
      expect((yield* change({ kind: "TagRemoved", tag: "VIP" })).number).toBeUndefined()
    }),
  ))

test("an owner works for the business, and a sale is in its money", () =>
  run(
    Effect.gen(function* () {
      yield* arrive(1, 1_000)
      const stranger = yield* Effect.flip(change({ kind: "Owner", now: UserId.make(99) }))
      expect(stranger._tag).toBe("LeadOwnerUnknown")
      yield* updateLeadStatus.handle({ ...key, status: "Won" })
      const pounds = yield* Effect.flip(change({ kind: "Sale", now: { amount: 5, currency: "GBP" } }))
      expect(pounds).toMatchObject({ _tag: "LeadSaleCurrency", currency: "INR" })
      expect((yield* change({ kind: "Sale", now: { amount: 5, currency: "INR" } })).lead.sale?.amount).toBe(5)
    }),
  ))

test("a status that says that somebody answered marks when", () =>
  run(
    Effect.gen(function* () {
      yield* TestClock.setTime(9_000)
      yield* arrive(1, 1_000)
      const { contactedAt } = yield* updateLeadStatus.handle({ ...key, status: "Contacted" })
      expect(contactedAt).toBe(9_000)
    }),
  ))

test("a list finds one's own leads, due steps and late answers by the business's hours", () =>
  run(
    Effect.gen(function* () {
      yield* TestClock.setTime(at("2026-11-30T10:00:00"))
      yield* arrive(1, at("2026-11-27T17:30:00"))
      yield* arrive(2, at("2026-11-27T12:00:00"))
      yield* arrive(3, at("2026-11-27T11:00:00"))
      yield* change({ kind: "Owner", now: dev })
      yield* change({ kind: "NextStep", now: { text: "Call", dueAt: at("2026-11-30T18:00:00") } })
      yield* changeLead.handle({ ...key, leadId: LeadId.make(3), change: { kind: "Contacted" } })
      expect(yield* idsOf({ owner: "Mine" })).toEqual([1])
      expect(yield* idsOf({ owner: "Nobody" })).toEqual([2, 3])
      expect(yield* idsOf({ ownerId: mia })).toEqual([])
      expect(yield* idsOf({ due: "Overdue" })).toEqual([])
      expect(yield* idsOf({ due: "Today" })).toEqual([1])
      expect(yield* idsOf({ waiting: "Late" })).toEqual([2])
    }),
    weekdays,
  ))

test("a desk tells who waits, how fast leads are answered, and who works on them", () =>
  run(
    Effect.gen(function* () {
      yield* TestClock.setTime(at("2026-11-30T10:00:00"))
      yield* arrive(1, at("2026-11-27T17:30:00"))
      yield* arrive(2, at("2026-11-30T09:30:00"))
      yield* change({ kind: "Contacted" })
      yield* change({ kind: "TagAdded", tag: "VIP" })
      expect(yield* getLeadDesk.handle({ businessProfileId })).toEqual({
        unanswered: { count: 1, oldestAt: at("2026-11-30T09:30:00") },
        replies: { count: 1, medianMillis: 1.5 * hour },
        hours: weekdays,
        timeZone: "Asia/Kolkata",
        currency: "INR",
        members: [
          { userId: 41, name: "Dev" },
          { userId: 42, name: "Mia" },
        ],
        tags: ["VIP"],
      })
      const none = yield* getLeadDesk.handle({ businessProfileId, status: "Won" })
      expect(none.replies).toEqual({ count: 0 })
    }),
    weekdays,
  ))

test("a due step reminds once, whatever runs twice", () =>
  run(
    Effect.gen(function* () {
      yield* TestClock.setTime(5_000)
      yield* arrive(1, 1_000)
      yield* change({ kind: "NextStep", now: { text: "Call", dueAt: 6_000 } })
      const told = Effect.flatMap(OwnerMailbox, ({ all }) => all)
      yield* remindOfLeadSteps.handle({})
      expect(yield* told).toEqual([])
      yield* TestClock.setTime(6_000)
      yield* remindOfLeadSteps.handle({})
      yield* remindOfLeadSteps.handle({})
      expect(yield* told).toEqual([
        { template: "leadStepDue", link: "https://localhost/app/7/leads?lead=1", leadName: "Asha 1", step: "Call" },
      ])
      expect((yield* getLead.handle(key)).history).toHaveLength(1)
    }),
  ))

test("views of leads are kept apart from those of campaigns", () =>
  run(
    Effect.gen(function* () {
      const view = yield* saveLeadView.handle({ businessProfileId, name: "Brides", query: "?tag=wedding" })
      expect(view).toMatchObject({ name: "Brides", query: "tag=wedding" })
      expect(yield* listLeadViews.handle({ businessProfileId })).toEqual({ views: [view] })
      expect(yield* as(mia)(listLeadViews.handle({ businessProfileId }))).toEqual({ views: [] })
      yield* removeLeadView.handle({ businessProfileId, viewId: view.id })
      expect(yield* listLeadViews.handle({ businessProfileId })).toEqual({ views: [] })
    }),
  ))
