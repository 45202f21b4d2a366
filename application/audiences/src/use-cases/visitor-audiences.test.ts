import { NetworkRefused, NetworkUnavailable } from "@application/campaigns/ports"
import { SiteVisitors, WebsiteTags } from "@application/conversions/services"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { WaitingVisits } from "../stores/waiting-visits.ts"
import {
  businessProfileId,
  day,
  filled,
  inListWorld,
  listed,
  look,
  now,
  people,
  visit,
  visited,
  visitorsOfSale,
  work,
} from "../testing/list-world.ts"
import { MemoryAudiences } from "../testing/memory-audience-networks.ts"
import { createLookalike } from "./create-lookalike.ts"
import { changeListExpiry } from "./customer-lists.ts"
import { removeCustomerList, removePersonFromLists } from "./remove-lists.ts"

const waiting = Effect.gen(function* () {
  return (yield* (yield* WaitingVisits).list("ofBusiness", { businessProfileId })).rows
})

test("an audience of visitors is made at Meta alone, its path in the form of paths", () =>
  inListWorld(
    Effect.gen(function* () {
      const { id, state, networks, visitors } = yield* visitorsOfSale("Sale", { without: "Purchase" })
      expect([state, networks.map(({ network }) => network)]).toEqual(["Active", ["Meta"]])
      expect(visitors).toEqual({ pages: { match: "BeginsWith", path: "/sale" }, days: 30, without: "Purchase" })
      const [made] = yield* (yield* MemoryAudiences).audiences
      expect(made?.request).toMatchObject({ network: "Meta", name: `Visitors 7-${id}`, rule: visitors })
    }),
  ))

test("visits reach the network, count at the audience, and are kept nowhere after that", () =>
  inListWorld(
    Effect.gen(function* () {
      yield* visitorsOfSale()
      yield* visited(120)
      yield* visited(30, "/about")
      expect(yield* waiting).toEqual([])
      expect((yield* (yield* MemoryAudiences).visits).length).toBe(120)
      yield* TestClock.adjust(day / 12)
      yield* look
      const [list] = yield* listed
      expect(list?.networks).toEqual([{ network: "Meta", status: "Ready", sent: 120, leastSize: 120, mostSize: 120 }])
    }),
  ))

test("a business without such an audience tells of no visit", () =>
  inListWorld(
    Effect.gen(function* () {
      const { audiencesOf } = yield* SiteVisitors
      yield* filled()
      expect(yield* audiencesOf(businessProfileId)).toEqual([])
      const { id } = yield* visitorsOfSale()
      expect((yield* audiencesOf(businessProfileId)).map((audience) => audience.id)).toEqual([id])
      yield* removeCustomerList.handle({ businessProfileId, listId: id })
      expect(yield* audiencesOf(businessProfileId)).toEqual([])
    }),
  ))

test("a network that is away hears of visits later, and of none that waited for a day", () =>
  inListWorld(
    Effect.gen(function* () {
      yield* visitorsOfSale()
      const { fail, visits } = yield* MemoryAudiences
      yield* fail("Meta", new NetworkUnavailable({ reason: "down" }))
      expect(yield* visited(2)).toHaveLength(1)
      expect((yield* waiting).length).toBe(2)
      expect(JSON.stringify(yield* waiting)).not.toContain("fb.1.1")
      yield* TestClock.adjust(day + 1)
      yield* (yield* SiteVisitors).take(businessProfileId, visit(9))
      yield* fail("Meta", undefined)
      yield* work
      expect((yield* visits).map(({ id }) => id)).toEqual(["visit-9-/sale"])
      expect(yield* waiting).toEqual([])
    }),
  ))

test("visits of a network that stays away are forgotten after a day", () =>
  inListWorld(
    Effect.gen(function* () {
      yield* visitorsOfSale()
      yield* (yield* MemoryAudiences).fail("Meta", new NetworkUnavailable({ reason: "down" }))
      yield* visited(2)
      yield* TestClock.adjust(day / 2)
      yield* look
      expect((yield* waiting).length).toBe(2)
      yield* TestClock.adjust(day / 2 + 1)
      yield* look
      expect(yield* waiting).toEqual([])
    }),
  ))

test("visits whose forgetting was lost are told again under their names, once", () =>
  inListWorld(
    Effect.gen(function* () {
      yield* visitorsOfSale()
      yield* (yield* SiteVisitors).take(businessProfileId, visit(1))
      const [row] = yield* waiting
      yield* work
      const { receivedAt = now, sealed = "" } = row ?? {}
      yield* (yield* WaitingVisits).add({ businessProfileId, receivedAt, sealed })
      yield* look
      expect((yield* (yield* MemoryAudiences).visits).length).toBe(1)
      expect(yield* waiting).toEqual([])
    }),
  ))

test("what opens for another business tells nobody", () =>
  inListWorld(
    Effect.gen(function* () {
      yield* visitorsOfSale()
      const visits = yield* WaitingVisits
      yield* visits.add({ businessProfileId, receivedAt: now, sealed: "of another business" })
      yield* look
      expect((yield* (yield* MemoryAudiences).visits).length).toBe(0)
      expect(yield* waiting).toEqual([])
    }),
  ))

test("an audience that is being removed gives its name free", () =>
  inListWorld(
    Effect.gen(function* () {
      const { id, name, visitors } = yield* visitorsOfSale()
      yield* removeCustomerList.handle({ businessProfileId, listId: id })
      expect((yield* visitorsOfSale(name, visitors)).id).not.toBe(id)
    }),
  ))

test("visits that the network refuses are forgotten, with its words at the audience", () =>
  inListWorld(
    Effect.gen(function* () {
      yield* visitorsOfSale()
      yield* (yield* MemoryAudiences).fail("Meta", new NetworkRefused({ reason: "Terms are not accepted" }))
      yield* visited(1)
      expect(yield* waiting).toEqual([])
      const [list] = yield* listed
      expect(list?.networks).toEqual([
        { network: "Meta", status: "Preparing", sent: 0, reason: "Terms are not accepted" },
      ])
    }),
  ))

test("without a website there is no audience of its visitors", () =>
  inListWorld(
    Effect.gen(function* () {
      const failure = yield* Effect.flip(visitorsOfSale()).pipe(
        Effect.provideService(WebsiteTags, { of: () => Effect.succeed(undefined) }),
      )
      expect(failure).toMatchObject({ _tag: "ConversionSiteMissing" })
    }),
  ))

test("a website that is removed ends its visitors' audiences at the network", () =>
  inListWorld(
    Effect.gen(function* () {
      yield* visitorsOfSale()
      const customers = yield* filled()
      yield* (yield* SiteVisitors).end(businessProfileId)
      yield* work
      expect((yield* listed).map(({ id, state }) => [id === customers, state])).toEqual([
        [true, "Active"],
        [false, "Expired"],
      ])
      expect((yield* (yield* MemoryAudiences).audiences).map(({ request }) => request.name)).toEqual(
        expect.not.arrayContaining([expect.stringContaining("Visitors")]),
      )
    }),
  ))

test("an audience of visitors lasts, and nobody can be taken off it by name", () =>
  inListWorld(
    Effect.gen(function* () {
      const { id } = yield* visitorsOfSale()
      expect(yield* Effect.flip(changeListExpiry.handle({ businessProfileId, listId: id, days: 90 }))).toMatchObject({
        _tag: "ListStateForbids",
      })
      const told = yield* removePersonFromLists.handle({ businessProfileId, people: { Meta: people(1, 1) } })
      expect(told.lists).toBe(0)
      yield* TestClock.adjust(600 * day)
      yield* look
      expect((yield* listed).map(({ state }) => state)).toEqual(["Active"])
    }),
  ))

test("a lookalike of visitors needs as many of them as one of customers", () =>
  inListWorld(
    Effect.gen(function* () {
      const { id } = yield* visitorsOfSale()
      const like = { businessProfileId, listId: id, name: "Like them", percent: 1, country: "IN" } as const
      yield* visited(120)
      yield* createLookalike.handle(like)
      yield* work
      const audiences = yield* (yield* MemoryAudiences).audiences
      expect(audiences.map(({ request }) => request.name)).toContain(`Lookalike 7-${id + 1}`)
    }),
  ))

test("an outdated statement, a taken name and an address of no page are refused", () =>
  inListWorld(
    Effect.gen(function* () {
      yield* visitorsOfSale("Sale")
      expect(yield* Effect.flip(visitorsOfSale("sale"))).toMatchObject({ fields: { name: expect.anything() } })
      const pages = { match: "Is", path: "sale" } as const
      expect(yield* Effect.flip(visitorsOfSale("Other", { pages }))).toMatchObject({
        fields: { visitors: ["conversions.path"] },
      })
    }),
  ))
