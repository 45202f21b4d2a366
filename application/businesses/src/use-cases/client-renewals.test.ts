import { Memberships } from "@application/identity/ports"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import {
  as,
  clientId as businessProfileId,
  HandOverEvents,
  handingOver,
  oldAgent,
  owner,
} from "../testing/hand-over-world.ts"
import { getClientNotes } from "./client-notes.ts"
import { remindOfRenewals, removeClientRenewal, saveClientRenewal } from "./client-renewals.ts"

const at = (moment: string) => TestClock.setTime(Date.parse(moment))
const save = (firstOn: string, more: { readonly everyMonths?: number } = {}) =>
  as(oldAgent, saveClientRenewal.handle({ businessProfileId, firstOn, remindDays: 7, ...more }))
const told = Effect.gen(function* () {
  yield* remindOfRenewals.handle({})
  yield* remindOfRenewals.handle({})
  return (yield* HandOverEvents).told.splice(0)
})

test("each end is reminded of once, in the client's own day", () =>
  handingOver(
    Effect.gen(function* () {
      yield* at("2026-11-01T10:00:00Z")
      yield* save("2026-12-10", { everyMonths: 12 })
      yield* at("2026-12-02T18:00:00Z")
      expect(yield* told).toEqual([])
      // In India the third of December has begun.
      yield* at("2026-12-02T19:00:00Z")
      expect(yield* told).toEqual([[oldAgent, "clientRenewal"]])
      yield* at("2027-06-01T10:00:00Z")
      expect(yield* told).toEqual([])
      yield* at("2027-12-03T10:00:00Z")
      expect(yield* told).toEqual([[oldAgent, "clientRenewal"]])
    }),
  ))

test("an end that does not repeat is reminded of no more, and stays due", () =>
  handingOver(
    Effect.gen(function* () {
      yield* at("2026-11-01T10:00:00Z")
      yield* save("2026-12-10")
      yield* at("2026-12-04T10:00:00Z")
      expect(yield* told).toHaveLength(1)
      yield* at("2027-12-04T10:00:00Z")
      expect(yield* told).toEqual([])
      const { renewal } = yield* as(oldAgent, getClientNotes.handle({ businessProfileId }))
      expect(renewal).toEqual({ firstOn: "2026-12-10", remindDays: 7, nextOn: "2026-12-10", isDue: true })
    }),
  ))

test("whoever left the client is not reminded, and a removed date reminds nobody", () =>
  handingOver(
    Effect.gen(function* () {
      yield* at("2026-11-01T10:00:00Z")
      yield* save("2026-12-10")
      yield* as(owner, removeClientRenewal.handle({ businessProfileId }))
      yield* (yield* Memberships).leave(oldAgent, businessProfileId)
      yield* at("2026-12-04T10:00:00Z")
      expect(yield* told).toEqual([])
      yield* save("2026-12-20")
      yield* as(oldAgent, removeClientRenewal.handle({ businessProfileId }))
      yield* at("2026-12-15T10:00:00Z")
      expect(yield* told).toEqual([])
    }),
  ))
