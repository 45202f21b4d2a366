import { Result, Schema } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { minorPerMajor } from "./currencies.ts"
import { fromMajor, Money, toMajor } from "./money.ts"
import { percentOf } from "./money-arithmetic.ts"
import { RequestState } from "./request-state.ts"
import { roundUpToTen } from "./rounding.ts"
import { anyAmount, anyCurrency, anyMoney, law } from "./testing/index.ts"
import { wireEnum } from "./wire-enum.ts"

test("rounding up gives a multiple of ten major units and is idempotent", () => {
  law(
    fc.property(anyAmount, anyCurrency, (amount, currency) => {
      const rounded = roundUpToTen(amount, currency)
      const ten = 10 * minorPerMajor(currency)
      expect([rounded % ten, rounded >= amount, rounded - amount < ten]).toEqual([0, true, true])
      expect(roundUpToTen(rounded, currency)).toBe(rounded)
    }),
  )
})

test("a percentage stays whole and within half a minor unit of the exact value", () => {
  law(
    fc.property(anyAmount, fc.integer({ min: 0, max: 10_000 }), (amount, hundredths) => {
      const part = Result.getOrThrow(percentOf(amount, hundredths / 100))
      const error = BigInt(part) * 10_000n - BigInt(amount) * BigInt(hundredths)
      expect(Number.isSafeInteger(part)).toBe(true)
      expect(error >= -5_000n && error <= 5_000n).toBe(true)
      expect(Result.getOrThrow(percentOf(-amount, hundredths / 100))).toBe(part === 0 ? 0 : -part)
    }),
  )
})

test("money to major units and back is the same money", () => {
  law(
    fc.property(anyMoney, (money) => {
      expect(fromMajor(toMajor(money), money.currency)).toEqual(money)
    }),
  )
})

test("money and request states encode and decode to themselves", () => {
  const anyState: fc.Arbitrary<RequestState> = fc.oneof(
    fc.constantFrom<RequestState>({ state: "pending" }, { state: "success" }),
    fc.string().map((errorMessageKey) => ({ state: "fail" as const, errorMessageKey })),
  )
  law(
    fc.property(anyMoney, anyState, (money, state) => {
      expect(Schema.decodeUnknownSync(Money)(Schema.encodeSync(Money)(money))).toEqual(money)
      expect(Schema.decodeUnknownSync(RequestState)(Schema.encodeSync(RequestState)(state))).toEqual(state)
    }),
  )
})

test("every name of an enumeration round-trips its number", () => {
  const table = { Calls: 1, LeadGeneration: 2, WebsiteVisits: 3, InstantMessages: 5 } as const
  const Objective = wireEnum(table)
  law(
    fc.property(fc.constantFrom("Calls", "LeadGeneration", "WebsiteVisits", "InstantMessages"), (name) => {
      expect(Schema.encodeSync(Objective)(name)).toBe(table[name])
      expect(Schema.decodeUnknownSync(Objective)(table[name])).toBe(name)
    }),
  )
})
