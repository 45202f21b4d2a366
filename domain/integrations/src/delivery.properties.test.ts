import { LeadDeliveryId, LeadDestinationId, LeadId, UserId } from "@domain/kernel"
import { Result } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { mostTries } from "./back-off.ts"
import { checkedBackfill, needsBackfill } from "./backfill.ts"
import { beginning, isUnsettled, type LeadDelivery, messageIdOf, nextInTurn } from "./delivery.ts"
import { meaningOf, replayed, resumed, triedDelivery, triedDestination } from "./delivery-outcome.ts"
import { checkedSettings, isReceiverAddress, type LeadDestination } from "./destination.ts"
import type { LeadEventKind } from "./lead-message.ts"
import { standardMapping } from "./field-mapping.ts"

const hour = 3_600_000

const delivery = (id: number, event: LeadEventKind, state: LeadDelivery["state"]): LeadDelivery => ({
  id: LeadDeliveryId.make(id),
  destinationId: LeadDestinationId.make(1),
  leadId: LeadId.make(5),
  event,
  state,
  at: 0,
  happenedAt: 0,
  origin: "Event",
  attempts: 0,
  allAttempts: 0,
  tries: [],
})

const destination: LeadDestination = {
  id: LeadDestinationId.make(1),
  kind: "Webhook",
  name: "CRM",
  address: "https://crm.example.com/leads",
  events: ["lead.created", "lead.updated"],
  mapping: standardMapping,
  state: "On",
  waiting: 0,
  failed: 0,
  createdAt: 0,
  createdBy: UserId.make(1),
}

const tried = (at: number, status?: number) => ({ at, durationMillis: 10, ...(status !== undefined && { status }) })

/** What happens to one lead: it changes, a try of its waiting delivery ends, or somebody replays what failed. */
const anyStory = fc.array(
  fc.oneof(
    fc.constant("change" as const),
    fc.constantFrom(200, 500, 422).map((status) => ({ status })),
    fc.constant("replay" as const),
  ),
  { maxLength: 60 },
)

test("in any story one delivery of a lead is on its way, and none overtakes", () => {
  fc.assert(
    fc.property(anyStory, (story) => {
      let rows: ReadonlyArray<LeadDelivery> = [delivery(1, "lead.created", "Waiting")]
      const taken: Array<number> = []
      const put = (next: LeadDelivery) => (rows = rows.map((row) => (row.id === next.id ? next : row)))
      let now = 0
      for (const act of story) {
        now += 1_000
        const [waiting] = rows.filter(({ state }) => state === "Waiting")
        const failed = rows.find(({ state }) => state === "Failed")
        if (act === "change") {
          const state = beginning(rows, "lead.updated")
          if (state !== undefined) rows = [...rows, delivery(rows.length + 1, "lead.updated", state)]
        } else if (act === "replay") {
          if (failed !== undefined)
            put(
              replayed(
                failed,
                rows.filter((row) => row !== failed),
                now,
              ),
            )
        } else if (waiting !== undefined) {
          // One status stands for the last of all tries.
          const attempts = act.status === 422 ? mostTries - 1 : waiting.attempts
          const next = triedDelivery({ ...waiting, attempts }, tried(now, act.status), meaningOf(act), 0)
          put(next)
          if (next.state === "Delivered") {
            taken.push(next.id)
            const turn = nextInTurn(rows)
            if (turn !== undefined) put({ ...turn, state: "Waiting" })
          }
        }
        expect(rows.filter(({ state }) => state === "Waiting").length).toBeLessThanOrEqual(1)
        // A change that waits behind carries later ones, so that they never pile up.
        expect(rows.filter(isUnsettled).length).toBeLessThanOrEqual(3)
      }
      expect(taken).toEqual(taken.toSorted((one, other) => one - other))
      expect(new Set(taken).size).toBe(taken.length)
    }),
  )
})

test("whatever waits behind comes to its turn once the receiver takes everything", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom("Behind" as const, "Delivered" as const), { maxLength: 8 }), (states) => {
      let rows = [
        delivery(1, "lead.created", "Waiting"),
        ...states.map((state, index) => delivery(index + 2, "lead.updated", state)),
      ]
      for (let turn = rows.find(({ state }) => state === "Waiting"); turn !== undefined; turn = nextInTurn(rows)) {
        const { id } = turn
        rows = rows.map((row) => (row.id === id ? { ...row, state: "Delivered" } : row))
      }
      expect(rows.every(({ state }) => state === "Delivered")).toBe(true)
    }),
  )
})

test("a creation has one name for ever, and each change its own", () => {
  const created = delivery(1, "lead.created", "Waiting")
  expect(messageIdOf(created)).toBe(messageIdOf({ ...created, id: LeadDeliveryId.make(9) }))
  const changed = delivery(2, "lead.updated", "Waiting")
  expect(messageIdOf(changed)).not.toBe(messageIdOf({ ...changed, id: LeadDeliveryId.make(3) }))
  expect(messageIdOf(changed)).toBe(messageIdOf(replayed({ ...changed, state: "Failed" }, [], 5)))
})

test("only 2xx is taken, 410 ends, and every other answer or none is tried again", () => {
  fc.assert(
    fc.property(fc.option(fc.integer({ min: 100, max: 599 }), { nil: undefined }), (status) => {
      const isTaken = status !== undefined && status >= 200 && status < 300
      expect(meaningOf(tried(0, status))).toBe(isTaken ? "Taken" : status === 410 ? "Gone" : "Again")
    }),
  )
})

test("a delivery is given up after its last try, and a replay gives it all again", () => {
  let one = delivery(1, "lead.created", "Waiting")
  for (let number = 0; number < mostTries; number += 1) {
    expect(one.state).toBe("Waiting")
    one = triedDelivery(one, tried(one.at, 500), "Again", 0)
  }
  expect(one).toMatchObject({ state: "Failed", attempts: mostTries, allAttempts: mostTries })
  expect(replayed(one, [], 7)).toMatchObject({ state: "Waiting", at: 7, attempts: 0, allAttempts: mostTries })
})

test("a wait that is asked for holds the whole destination", () => {
  const waits = triedDestination(destination, tried(0, 429), "Again", 60_000)
  expect(waits.holdUntil).toBe(60_010)
  expect(triedDelivery(delivery(1, "lead.created", "Waiting"), tried(0, 429), "Again", 60_000).at).toBe(60_010)
})

test("repeated failure pauses, an answer clears it, a resumption begins anew", () => {
  const failures = (count: number, every: number) =>
    Array.from({ length: count }).reduce<LeadDestination>(
      (now, _, index) => triedDestination(now, tried(index * every, 500), "Again", 0),
      destination,
    )
  expect(failures(9, 2 * hour)).toMatchObject({ state: "On" })
  const over = failures(10, 2 * hour)
  expect(over).toMatchObject({ state: "Paused", pause: "Failures" })
  expect(triedDestination(failures(9, 2 * hour), tried(1, 204), "Taken", 0)).not.toHaveProperty("failing")
  const again = resumed(over, 5)
  expect(again).toMatchObject({ state: "On", resumedAt: 5 })
  for (const gone of ["pause", "failing", "holdUntil"]) expect(again).not.toHaveProperty(gone)
})

test("410 ends a destination, and a pause of its owner's stays one", () => {
  expect(triedDestination(destination, tried(0, 410), "Gone", 0).state).toBe("Ended")
  const own: LeadDestination = { ...destination, state: "Paused", pause: "Owner" }
  expect(
    triedDestination({ ...own, failing: { since: -13 * hour, times: 20 } }, tried(0, 500), "Again", 0),
  ).toMatchObject({ state: "Paused", pause: "Owner" })
})

test("an address is of the web, whole, and names neither user nor fragment", () => {
  for (const good of ["https://crm.example.com", "https://crm.example.com/leads?key=1", "http://127.0.0.1:4010/x"])
    expect(isReceiverAddress(good)).toBe(true)
  for (const bad of ["", "crm.example.com", "ftp://a.example", "https://me@crm.example.com", "https://a.example/#x"])
    expect(isReceiverAddress(bad)).toBe(false)
})

test("settings are kept tidy: a name of its own, an address, and at least one event", () => {
  const typed = {
    name: " CRM ",
    address: " https://crm.example.com ",
    events: destination.events,
    mapping: standardMapping,
  }
  const fieldsOf = (change: Partial<typeof typed>, others: ReadonlyArray<string> = []) => {
    const checked = checkedSettings("Webhook", { ...typed, ...change }, others)
    return Result.isFailure(checked) ? Object.keys(checked.failure.fields) : checked.success.name
  }
  expect(fieldsOf({})).toBe("CRM")
  expect(fieldsOf({ name: " " })).toEqual(["name"])
  expect(fieldsOf({}, ["crm"])).toEqual(["name"])
  expect(fieldsOf({ address: "nowhere" })).toEqual(["address"])
  expect(fieldsOf({ events: [] })).toEqual(["events"])
  expect(fieldsOf({ mapping: [] })).toEqual(["mapping"])
})

test("a backfill is of a year and ten thousand leads at most", () => {
  const year = { from: "2026-01-01", to: "2026-12-31" }
  expect(Result.isSuccess(checkedBackfill(year, 10_000))).toBe(true)
  expect(Result.isFailure(checkedBackfill(year, 10_001))).toBe(true)
  expect(Result.isFailure(checkedBackfill({ ...year, from: "2025-12-30" }, 1))).toBe(true)
  expect(needsBackfill([])).toBe(true)
  expect(needsBackfill([delivery(1, "lead.updated", "Delivered")])).toBe(true)
  expect(needsBackfill([delivery(1, "lead.created", "Dropped")])).toBe(true)
  for (const state of ["Waiting", "Failed", "Delivered"] as const)
    expect(needsBackfill([delivery(1, "lead.created", state)])).toBe(false)
})
