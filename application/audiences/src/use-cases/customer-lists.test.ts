import { NetworkRefused, NetworkUnavailable } from "@application/campaigns/ports"
import { MemoryDatabase } from "@application/kernel/testing"
import type { ToldContent } from "@domain/messaging"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { isUsable } from "@domain/audiences"
import { UsableLists } from "@application/campaigns/services"
import { usableLists } from "./usable-lists.ts"
import { AudienceNetworks } from "../ports/index.ts"
import { CustomerListBatches } from "../stores/index.ts"
import { MemoryAudiences } from "../testing/index.ts"
import {
  add,
  businessProfileId,
  create,
  day,
  filled,
  inListWorld,
  listed,
  look,
  people,
  person,
  work,
} from "../testing/list-world.ts"
import {
  changeListExpiry,
  createCustomerList,
  createLookalike,
  deleteNetworkAudience,
  finishListUpload,
  forgetPeople,
  removeCustomerList,
  removePersonFromLists,
  renameCustomerList,
  sendCustomerList,
} from "./index.ts"

const waiting = Effect.gen(function* () {
  const batches = yield* CustomerListBatches
  const of = (network: "Meta" | "Google") => batches.list("ofBusiness", { businessProfileId, network })
  return (yield* of("Meta")).rows.length + (yield* of("Google")).rows.length
})
const atNetworks = Effect.flatMap(MemoryAudiences, ({ audiences }) =>
  Effect.map(audiences, (all) => all.map(({ audience, people: on }) => [audience.network, on.length])),
)
const outage = new NetworkUnavailable({ reason: "down" })

test("a filled list is at both networks, and no hash stays here", () =>
  inListWorld(
    Effect.gen(function* () {
      yield* filled()
      expect(yield* atNetworks).toEqual([
        ["Meta", 150],
        ["Google", 150],
      ])
      expect(yield* waiting).toBe(0)
      const [list] = yield* listed
      expect(list).toMatchObject({
        state: "Active",
        people: 150,
        consent: { version: 1, language: "en", acceptedBy: 5 },
      })
      expect(list?.networks).toEqual([
        { network: "Meta", status: "Preparing", sent: 150 },
        { network: "Google", status: "Preparing", sent: 150 },
      ])
    }),
  ))

test("a list as calls answer it can be chosen once the networks have it", () =>
  inListWorld(
    Effect.gen(function* () {
      const usable = Effect.map(listed, (lists) =>
        lists.map((list) => list.networks.map((entry) => isUsable(list, entry))),
      )
      const { id } = yield* create()
      expect(yield* usable).toEqual([[false, false]])
      yield* add(id, 0, people(1, 150))
      yield* work
      expect(yield* usable).toEqual([[true, true]])
    }),
  ))

test("a batch that is sent twice counts once, and one out of turn is refused", () =>
  inListWorld(
    Effect.gen(function* () {
      const { id } = yield* create()
      yield* add(id, 0, people(1, 3))
      expect(yield* add(id, 0, people(1, 3))).toEqual({ batches: 1, people: 3 })
      expect(yield* Effect.flip(add(id, 2, people(9, 1)))).toMatchObject({ _tag: "BatchOutOfTurn", expected: 1 })
      yield* add(id, 1, people(4, 2))
      yield* work
      expect(yield* atNetworks).toEqual([
        ["Meta", 5],
        ["Google", 5],
      ])
    }),
  ))

test("an upload that begins anew counts its people alone", () =>
  inListWorld(
    Effect.gen(function* () {
      const { id } = yield* create()
      yield* add(id, 0, people(1, 3))
      expect(yield* add(id, 0, people(1, 4), "two")).toEqual({ batches: 1, people: 4 })
      expect(yield* Effect.flip(add(id, 1, people(5, 1)))).toMatchObject({ _tag: "BatchOutOfTurn", expected: 0 })
    }),
  ))

test("a list that is full takes nobody more, and an empty one cannot be finished", () =>
  inListWorld(
    Effect.gen(function* () {
      const id = yield* filled()
      expect(yield* Effect.flip(add(id, 1, people(500, 1)))).toMatchObject({ _tag: "ListStateForbids" })
      const empty = yield* create("Empty")
      const finish = finishListUpload.handle({ businessProfileId, listId: empty.id })
      expect(yield* Effect.flip(finish)).toMatchObject({ _tag: "ListStateForbids", state: "Filling" })
    }),
  ))

test("a network that is away keeps the batch waiting, and the worker's look sends it", () =>
  inListWorld(
    Effect.gen(function* () {
      const desk = yield* MemoryAudiences
      const { id } = yield* create()
      yield* desk.fail("Google", outage)
      yield* add(id, 0, people(1, 3))
      expect(yield* work).toHaveLength(1)
      expect(yield* waiting).toBe(1)
      yield* desk.fail("Google", undefined)
      yield* TestClock.adjust("1 hour")
      yield* look
      expect(yield* waiting).toBe(0)
      expect(yield* atNetworks).toEqual([
        ["Meta", 3],
        ["Google", 3],
      ])
    }),
  ))

test("people who cannot be sent for three days are forgotten", () =>
  inListWorld(
    Effect.gen(function* () {
      const { id } = yield* create()
      yield* (yield* MemoryAudiences).fail("Google", outage)
      yield* add(id, 0, people(1, 3))
      yield* work
      yield* TestClock.adjust(3 * day)
      yield* look
      expect(yield* waiting).toBe(0)
      expect((yield* listed)[0]?.networks[1]).toMatchObject({ network: "Google", status: "NotSent" })
    }),
  ))

test("a refusal is kept in the network's words, and nobody waits for it", () =>
  inListWorld(
    Effect.gen(function* () {
      yield* (yield* MemoryAudiences).fail("Meta", new NetworkRefused({ reason: "Accept the terms first" }))
      yield* filled()
      expect(yield* waiting).toBe(0)
      const [list] = yield* listed
      expect(list?.networks[0]).toMatchObject({ status: "Refused", reason: "Accept the terms first" })
      expect(list?.networks[1]).toMatchObject({ status: "Preparing", sent: 150 })
    }),
  ))

test("states and sizes follow the networks", () =>
  inListWorld(
    Effect.gen(function* () {
      yield* filled()
      yield* (yield* MemoryAudiences).say(
        { network: "Meta", externalId: "meta-1" },
        { status: "Ready", leastSize: 100, mostSize: 200 },
      )
      yield* TestClock.adjust("1 hour")
      yield* look
      expect((yield* listed)[0]?.networks).toEqual([
        { network: "Meta", status: "Ready", sent: 150, leastSize: 100, mostSize: 200 },
        { network: "Google", status: "Ready", sent: 150, leastSize: 150, mostSize: 150 },
      ])
    }),
  ))

test("a removed list stays until the last network has confirmed", () =>
  inListWorld(
    Effect.gen(function* () {
      const desk = yield* MemoryAudiences
      const listId = yield* filled()
      yield* desk.fail("Google", outage)
      yield* removeCustomerList.handle({ businessProfileId, listId })
      yield* work
      expect((yield* listed)[0]).toMatchObject({
        state: "Removing",
        networks: [{ status: "Removed" }, { status: "Removing" }],
      })
      yield* desk.fail("Google", undefined)
      yield* TestClock.adjust("1 hour")
      yield* look
      expect(yield* listed).toEqual([])
      expect(yield* atNetworks).toEqual([])
    }),
  ))

test("a list whose days are over leaves the networks and stays as expired", () =>
  inListWorld(
    Effect.gen(function* () {
      const listId = yield* filled()
      yield* changeListExpiry.handle({ businessProfileId, listId, days: 30 })
      yield* TestClock.adjust(29 * day)
      yield* look
      expect((yield* listed)[0]?.state).toBe("Active")
      yield* TestClock.adjust(day)
      yield* look
      expect((yield* listed)[0]).toMatchObject({
        state: "Expired",
        networks: [{ status: "Removed" }, { status: "Removed" }],
      })
      expect(yield* atNetworks).toEqual([])
      yield* removeCustomerList.handle({ businessProfileId, listId })
      expect(yield* listed).toEqual([])
    }),
  ))

test("somebody who asked to be forgotten is taken off every list, sent or waiting", () =>
  inListWorld(
    Effect.gen(function* () {
      yield* filled()
      const desk = yield* MemoryAudiences
      const second = yield* create("New ones")
      yield* desk.fail("Google", outage)
      yield* add(second.id, 0, people(1, 4))
      yield* work
      yield* desk.fail("Google", undefined)
      const byMail = { email: person(1).email ?? "" }
      const told = yield* removePersonFromLists.handle({
        businessProfileId,
        people: { Meta: [byMail], Google: [byMail] },
      })
      expect(told.lists).toBe(2)
      // What waits for a network is sent first, so that nobody is added after they were taken off.
      expect(yield* work).toHaveLength(1)
      yield* TestClock.adjust("1 hour")
      yield* look
      expect(yield* atNetworks).toEqual([
        ["Meta", 149],
        ["Google", 149],
        ["Meta", 3],
        ["Google", 3],
      ])
    }),
  ))

test("somebody who arrives while they are being taken off is taken off again", () =>
  inListWorld(
    Effect.gen(function* () {
      const { id: listId } = yield* create()
      yield* add(listId, 0, people(1, 1))
      yield* work
      yield* add(listId, 1, [person(2)])
      const networks = yield* AudienceNetworks
      const send = sendCustomerList.handle({ businessProfileId, listId, network: "Meta" })
      const forget = forgetPeople.handle({ businessProfileId, network: "Meta", people: [person(2)] })
      const context = yield* Effect.context<Effect.Services<typeof send>>()
      const sent = Effect.asVoid(Effect.orDie(Effect.provide(send, context)))
      const slow: AudienceNetworks["Service"] = {
        ...networks,
        removePeople: (audience, some) => Effect.andThen(networks.removePeople(audience, some), sent),
      }
      const first = yield* Effect.exit(Effect.provideService(forget, AudienceNetworks, slow))
      expect(first._tag).toBe("Failure")
      expect(yield* atNetworks).toContainEqual(["Meta", 2])
      yield* forget
      expect(yield* atNetworks).toContainEqual(["Meta", 1])
    }),
  ))

test("a lookalike is made where its source is, and goes with it", () =>
  inListWorld(
    Effect.gen(function* () {
      const listId = yield* filled()
      const input = { businessProfileId, listId, name: "Like them", percent: 2, country: "IN" } as const
      const like = yield* createLookalike.handle(input)
      expect(like.networks.map(({ network }) => network)).toEqual(["Meta"])
      yield* work
      const all = yield* (yield* MemoryAudiences).audiences
      const made = all.find(({ request }) => "source" in request)
      expect(made?.request).toMatchObject({ source: { externalId: "meta-1" }, percent: 2, country: "IN" })
      const lists = yield* Effect.provide(UsableLists, usableLists)
      expect(yield* lists.at(businessProfileId, "Facebook", [like.id, listId, 99])).toEqual([
        { id: like.id, externalId: made?.audience.externalId, kind: "Lookalike" },
        { id: listId, externalId: "meta-1", kind: "CustomerList" },
      ])
      expect(yield* lists.at(businessProfileId, "Google", [like.id, listId])).toEqual([
        { id: listId, externalId: "google-2", kind: "CustomerList" },
      ])
      yield* removeCustomerList.handle({ businessProfileId, listId })
      yield* work
      expect(yield* listed).toEqual([])
      expect(yield* atNetworks).toEqual([])
    }),
  ))

test("a list needs a network, a name of its own, and the statement of today", () =>
  inListWorld(
    Effect.gen(function* () {
      const { id } = yield* create("Regulars")
      expect(yield* Effect.flip(create("regulars"))).toMatchObject({
        _tag: "InvalidFields",
        fields: { name: ["audiences.listNameTaken"] },
      })
      const old = { businessProfileId, name: "Old", days: 180, consentVersion: 2, language: "en" }
      expect(yield* Effect.flip(createCustomerList.handle(old))).toMatchObject({
        fields: { consentVersion: ["audiences.consentOutdated"] },
      })
      const renamed = yield* renameCustomerList.handle({ businessProfileId, listId: id, name: " Friends " })
      expect(renamed.name).toBe("Friends")
    }),
  ).then(() =>
    inListWorld(
      Effect.gen(function* () {
        expect(yield* Effect.flip(create())).toMatchObject({ _tag: "NoListNetwork" })
      }),
      { available: [] },
    ),
  ))

test("a list that is removed before it was sent leaves nothing", () =>
  inListWorld(
    Effect.gen(function* () {
      const { id: listId } = yield* create()
      yield* add(listId, 0, people(1, 3))
      yield* removeCustomerList.handle({ businessProfileId, listId })
      yield* work
      expect(yield* listed).toEqual([])
      expect(yield* atNetworks).toEqual([])
      expect(yield* waiting).toBe(0)
    }),
  ))

test("an audience that is deleted twice is gone", () =>
  inListWorld(
    Effect.gen(function* () {
      yield* filled()
      const audience = { network: "Meta", externalId: "meta-1" } as const
      yield* deleteNetworkAudience.handle(audience)
      yield* deleteNetworkAudience.handle(audience)
      expect(yield* atNetworks).toEqual([["Google", 150]])
    }),
  ))

test("its owner is warned once before a list ends, and again after it was kept longer", async () => {
  const told = await inListWorld(
    Effect.gen(function* () {
      const messages = (yield* MemoryDatabase).table<number, ToldContent>("told_messages")
      const listId = yield* filled()
      const counts: Array<number> = []
      const lookAfter = Effect.fnUntraced(function* (days: number) {
        yield* TestClock.adjust(days * day)
        yield* look
        counts.push(messages.size)
      })
      yield* lookAfter(165)
      yield* lookAfter(2)
      yield* lookAfter(1)
      yield* changeListExpiry.handle({ businessProfileId, listId, days: 360 })
      yield* lookAfter(1)
      yield* lookAfter(178)
      return [counts, messages.get(0)] as const
    }),
  )
  expect(told).toEqual([
    [0, 1, 1, 1, 2],
    {
      template: "customerListEnds",
      link: "https://localhost/app/7/audience",
      listName: "Regulars",
      days: 13,
    },
  ])
})
