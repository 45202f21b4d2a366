import { Result } from "effect"
import { lawParameters } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import {
  addressOfBefore,
  addressStateOf,
  answeredAddress,
  askedAddress,
  askLimits,
  isForgotten,
  listedAddress,
  type ReportAddress,
} from "./report-address.ts"

const hour = 3_600_000
const day = 24 * hour
const address = "accounts@example.com"

const anyStep = fc.record({
  what: fc.constantFrom("ask" as const, "yes" as const, "no" as const),
  hours: fc.integer({ min: 0, max: 400 }),
})

/** Somebody who asks day by day and hears nothing. */
const insisting = fc.array(fc.record({ what: fc.constant("ask" as const), hours: fc.integer({ min: 20, max: 99 }) }), {
  minLength: 6,
  maxLength: 9,
})

/** What becomes of an address that is asked and answers, and when it was asked. */
const told = (steps: ReadonlyArray<typeof anyStep extends fc.Arbitrary<infer Step> ? Step : never>) => {
  let kept: ReportAddress | undefined
  let now = 0
  const asked: Array<number> = []
  const seen: Array<{ readonly what: string; readonly before: string; readonly after: string }> = []
  for (const { what, hours } of steps) {
    now += hours * hour
    const before = addressStateOf(kept, now)
    if (what === "ask") {
      const next = askedAddress(address, kept, now)
      if (Result.isSuccess(next)) asked.push(now)
      kept = Result.isSuccess(next) ? next.success : kept
    } else if (kept !== undefined) kept = answeredAddress(kept, what === "yes", now) ?? kept
    seen.push({ what, before, after: addressStateOf(kept, now) })
  }
  return { asked, seen }
}

test("an address is asked three times at most, a day apart, never after its answer", () =>
  fc.assert(
    fc.property(fc.oneof(fc.array(anyStep, { maxLength: 12 }), insisting), (steps) => {
      const { asked, seen } = told(steps)
      expect(asked.length).toBeLessThanOrEqual(askLimits.asks)
      for (const [index, at] of asked.slice(1).entries())
        expect(at - (asked[index] ?? 0)).toBeGreaterThanOrEqual(askLimits.betweenHours * hour)
      for (const { what, before, after } of seen)
        if (what === "ask" && (before === "Confirmed" || before === "Declined")) expect(after).toBe(before)
    }),
    lawParameters(),
  ))

test("only a yes while the link works confirms, and a no is final", () =>
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 12 }), (steps) => {
      for (const { what, before, after } of told(steps).seen) {
        if (after === "Confirmed" && before !== "Confirmed") expect([what, before]).toEqual(["yes", "Waiting"])
        if (before === "Declined") expect(after).toBe("Declined")
        if (what === "no" && before !== "Unasked") expect(after).toBe("Declined")
      }
    }),
    lawParameters(),
  ))

test("a business sees until when it waits, and when it may ask again", () => {
  expect(listedAddress(address, undefined, 0)).toEqual({ address, state: "Unasked", mayAsk: true })
  const asked = Result.getOrThrow(askedAddress(address, undefined, 0))
  const until = 14 * day
  expect(listedAddress(address, asked, day - 1)).toEqual({ address, state: "Waiting", at: 0, until, mayAsk: false })
  expect(listedAddress(address, asked, until)).toEqual({ address, state: "LinkEnded", at: 0, mayAsk: true })
  expect(listedAddress(address, addressOfBefore(address, 5), 9)).toEqual({
    address,
    state: "Confirmed",
    at: 5,
    mayAsk: false,
  })
})

test("only a question without an answer is forgotten, ninety days after its link", () => {
  const asked = Result.getOrThrow(askedAddress(address, undefined, 0))
  expect([103 * day, 104 * day].map((now) => isForgotten(asked, now))).toEqual([false, true])
  const declined = answeredAddress(asked, false, 1) ?? expect.unreachable()
  expect(isForgotten(declined, 1_000 * day)).toBe(false)
})
