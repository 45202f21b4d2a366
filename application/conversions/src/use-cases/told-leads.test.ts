import { NetworkUnavailable } from "@application/campaigns/ports"
import { changeLead, eraseLead, markBadLead, undoLeadChange } from "@application/insights/use-cases"
import { leadTelling } from "@domain/conversions"
import { hashed } from "@domain/audiences"
import type { LeadStatus } from "@domain/insights"
import type { LeadId } from "@domain/kernel"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { MemoryConversionNetworks } from "../testing/memory-conversion-networks.ts"
import {
  businessProfileId,
  buy,
  connect,
  day,
  fillIn,
  inNetworkWorld,
  later,
  leadLog,
  shown,
} from "../testing/network-world.ts"
import {
  disconnectConversionNetwork,
  listConversionNetworks,
  listLeadTellings,
  pauseConversionNetwork,
  resumeConversionNetwork,
} from "./index.ts"

const soon = leadTelling.waitMillis
const status = (leadId: LeadId, was: LeadStatus, now: LeadStatus) =>
  changeLead.handle({ businessProfileId, leadId, change: { kind: "Status", was, now } })
const sold = (leadId: LeadId, amount: number, was?: number) =>
  changeLead.handle({
    businessProfileId,
    leadId,
    change: {
      kind: "Sale",
      ...(was !== undefined && { was: { amount: was, currency: "INR" } }),
      now: { amount, currency: "INR" },
    },
  })
const received = Effect.flatMap(MemoryConversionNetworks, (levers) => levers.received)
const tellings = (leadId: LeadId) => listLeadTellings.handle({ businessProfileId, leadId })

test("a bad lead is told to Meta with the stages before it, and to Google not", () =>
  inNetworkWorld(
    Effect.gen(function* () {
      yield* connect()
      yield* connect("Google")
      const lead = yield* fillIn(1)
      yield* markBadLead.handle({ ...lead, reason: "Fake" })
      expect(yield* received).toEqual([])
      yield* later(soon)
      const email = yield* Effect.promise(() => hashed("asha1@example.com"))
      expect(yield* received).toMatchObject([
        { network: "Meta", id: "lead-1-Received", leadStage: "Received", networkLeadId: "1234567890123451" },
        { network: "Meta", id: "lead-1-Bad", leadStage: "Bad", visitor: { person: { email } } },
      ])
      expect(JSON.stringify(yield* received)).not.toContain("asha1@")
      expect(yield* leadLog("Google")).toEqual([])
    }),
  ))

test("a won lead is told with the sale that was entered meanwhile, once", () =>
  inNetworkWorld(
    Effect.gen(function* () {
      yield* connect("Google")
      const { leadId } = yield* fillIn(1)
      yield* status(leadId, "New", "Won")
      yield* sold(leadId, 90_000)
      yield* later(soon)
      yield* later(soon)
      expect(yield* received).toMatchObject([
        { id: "lead-1-Qualified" },
        { id: "lead-1-Won", value: { amount: 90_000, currency: "INR" } },
      ])
      expect(yield* leadLog("Google")).toEqual(["1 Qualified Sent", "1 Won Sent"])
      expect(yield* shown).toMatchObject([{ network: "Google", sent: 2, waitingLeads: { count: 0 } }])
    }),
  ))

test("a mark that is undone in time is told nobody", () =>
  inNetworkWorld(
    Effect.gen(function* () {
      yield* connect()
      const { leadId } = yield* fillIn(1)
      const { number = 0 } = yield* status(leadId, "New", "Won")
      expect(yield* leadLog()).toHaveLength(3)
      yield* undoLeadChange.handle({ businessProfileId, leadId, number })
      expect(yield* leadLog()).toEqual([])
      yield* later(soon)
      expect(yield* received).toEqual([])
    }),
  ))

test("what is taken back later stays at Meta and is worth nothing at Google", () =>
  inNetworkWorld(
    Effect.gen(function* () {
      yield* connect()
      yield* connect("Google")
      const { leadId } = yield* fillIn(1)
      yield* status(leadId, "New", "Won")
      yield* sold(leadId, 90_000)
      yield* later(soon)
      yield* status(leadId, "Won", "Lost")
      yield* later(soon)
      const won = (yield* received).filter(({ id }) => id === "lead-1-Won")
      expect(won).toMatchObject([
        { network: "Meta", value: { amount: 90_000 } },
        { network: "Google", value: { amount: 0 } },
      ])
      const { tellings: told } = yield* tellings(leadId)
      expect(told.filter(({ isTakenBack }) => isTakenBack).map(({ network, stage }) => `${network} ${stage}`)).toEqual([
        "Google Qualified",
        "Google Won",
        "Meta Qualified",
        "Meta Received",
        "Meta Won",
      ])
    }),
  ))

test("Google hears of another sale of the same lead, under the same name", () =>
  inNetworkWorld(
    Effect.gen(function* () {
      yield* connect("Google")
      const { leadId } = yield* fillIn(1)
      yield* status(leadId, "New", "Won")
      yield* later(soon)
      yield* sold(leadId, 70_000)
      yield* later(soon)
      yield* sold(leadId, 80_000, 70_000)
      yield* later(soon)
      expect((yield* received).map(({ id, value }) => [id, value?.amount])).toEqual([
        ["lead-1-Qualified", undefined],
        ["lead-1-Won", 80_000],
      ])
    }),
  ))

test.each([
  ["asked nobody", []],
  ["was refused", [{ kind: "Retargeting", text: "Ads", version: "1", isGiven: false, at: 1 }]],
  ["asked for another thing", [{ kind: "Contact", text: "Call", version: "1", isGiven: true, at: 1 }]],
  ["has boxes of its own", [{ text: "Ads", version: "1", isGiven: true, at: 1 }]],
] as const)("a lead whose form %s is told nobody, and counts all the same", (_form, consents) =>
  inNetworkWorld(
    Effect.gen(function* () {
      yield* connect()
      const { leadId } = yield* fillIn(1, { consents })
      yield* status(leadId, "New", "Won")
      yield* later(soon)
      expect(yield* received).toEqual([])
      expect(yield* leadLog()).toEqual(["1 Qualified Withheld", "1 Received Withheld", "1 Won Withheld"])
      expect(yield* tellings(leadId)).toMatchObject({ isAllowed: false, networks: ["Meta"] })
    }),
  ),
)

test("nothing is told of a lead that was erased, and what waited is forgotten", () =>
  inNetworkWorld(
    Effect.gen(function* () {
      yield* connect()
      const { leadId } = yield* fillIn(1)
      yield* status(leadId, "New", "Won")
      yield* eraseLead.handle({ businessProfileId, leadId })
      expect(yield* leadLog()).toEqual([])
      yield* later(soon)
      expect(yield* received).toEqual([])
    }),
  ))

test("marks of before a connection, of a pause and of long ago are told nobody", () =>
  inNetworkWorld(
    Effect.gen(function* () {
      const early = yield* fillIn(1)
      yield* status(early.leadId, "New", "Won")
      yield* later(day)
      yield* connect()
      yield* pauseConversionNetwork.handle({ businessProfileId, network: "Meta" })
      const paused = yield* fillIn(2)
      yield* status(paused.leadId, "New", "Spam")
      yield* later(day)
      yield* resumeConversionNetwork.handle({ businessProfileId, network: "Meta" })
      for (const { leadId } of [early, paused])
        yield* changeLead.handle({ businessProfileId, leadId, change: { kind: "TagAdded", tag: "VIP" } })
      yield* later(soon)
      expect(yield* leadLog()).toEqual([])
    }),
  ))

test("a network that was away hears of leads later, and after a week no more", () =>
  inNetworkWorld(
    Effect.gen(function* () {
      yield* connect()
      const { fail } = yield* MemoryConversionNetworks
      yield* fail("Meta", new NetworkUnavailable({ reason: "No reply" }))
      const { leadId } = yield* fillIn(1)
      yield* changeLead.handle({ businessProfileId, leadId, change: { kind: "Qualified", isQualified: true } })
      yield* later(soon)
      expect(yield* leadLog()).toEqual(["1 Qualified Waiting", "1 Received Waiting"])
      yield* later(8 * day)
      expect(yield* leadLog()).toEqual(["1 Qualified Refused", "1 Received Refused"])
      expect(yield* received).toEqual([])
    }),
  ))

test("a disconnected network is told no lead, and remembers what it has", () =>
  inNetworkWorld(
    Effect.gen(function* () {
      yield* connect()
      const told = yield* fillIn(1)
      yield* status(told.leadId, "New", "Won")
      yield* later(soon)
      const waiting = yield* fillIn(2)
      yield* status(waiting.leadId, "New", "Won")
      yield* disconnectConversionNetwork.handle({ businessProfileId, network: "Meta" })
      yield* later(soon)
      expect((yield* received).filter(({ id }) => id.startsWith("lead-2"))).toEqual([])
      expect(yield* leadLog()).toEqual(["1 Qualified Sent", "1 Received Sent", "1 Won Sent"])
    }),
  ))

test("leads and conversions are told to the same place", () =>
  inNetworkWorld(
    Effect.gen(function* () {
      yield* connect()
      yield* buy(1)
      const { leadId } = yield* fillIn(1)
      yield* status(leadId, "New", "Won")
      yield* later(soon)
      expect((yield* received).map(({ id }) => id).toSorted()).toEqual([
        "1-order-1",
        "lead-1-Qualified",
        "lead-1-Received",
        "lead-1-Won",
      ])
      expect(yield* listConversionNetworks.handle({ businessProfileId })).toMatchObject({ hasLeads: true })
    }),
  ))
