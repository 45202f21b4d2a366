import * as fc from "fast-check"
import { Result, Schema } from "effect"
import { expect, test } from "vitest"
import { addDays, type LocalDate } from "@domain/kernel"
import { anyLocalDate, law } from "@domain/kernel/testing"
import { checkOffer, Offer } from "./offer.ts"
import { anyOffer } from "./testing/index.ts"

test("an offer with nothing wrong is accepted as it is", () => {
  const right = anyOffer.map((given) => ({
    ...given,
    ...(given.text !== undefined && { text: given.text.slice(0, 30) }),
  }))
  law(
    fc.property(right, (given) => {
      expect(checkOffer(given, "2026-12-31")).toEqual(Result.succeed(given))
    }),
  )
})

/** The message key of a refused offer; undefined for an accepted one. */
const refusedAt = (given: Offer, today = "2026-06-01" as LocalDate) =>
  Result.match(checkOffer(given, today), { onSuccess: () => undefined, onFailure: ({ field }) => field })

test("a value that is not a positive whole number, or above 99 %, is refused", () => {
  const wrong = fc.oneof(
    fc.integer({ max: 0 }),
    fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, undefined),
    fc.double({ min: 1, max: 98, noInteger: true }),
  )
  law(
    fc.property(wrong, fc.integer({ min: 100 }), (value, high) => {
      const values = value === undefined ? {} : { value }
      expect(refusedAt({ type: "Percentage", ...values })).toBe("value")
      expect(refusedAt({ type: "Flat", ...values })).toBe("value")
      expect([refusedAt({ type: "Percentage", value: high }), refusedAt({ type: "Flat", value: high })]).toEqual([
        "value",
        undefined,
      ])
    }),
  )
})

test("an offer's words are not blank and thirty characters at most", () => {
  const type = fc.constantFrom("FreeService" as const, "Custom" as const)
  law(
    fc.property(type, fc.nat(30), fc.integer({ min: 1, max: 60 }), (kind, blanks, length) => {
      expect(refusedAt({ type: kind, text: " ".repeat(blanks) })).toBe("text")
      expect(refusedAt({ type: kind, text: "ß".repeat(length) })).toBe(length > 30 ? "text" : undefined)
    }),
  )
})

test("an offer is advertised until its last day, and no day longer", () => {
  law(
    fc.property(anyLocalDate, fc.integer({ min: 1, max: 400 }), (last, late) => {
      const offer = { type: "FreeDelivery", validUntil: last } as const
      expect(refusedAt(offer, last)).toBeUndefined()
      expect(refusedAt(offer, addDays(last, -late))).toBeUndefined()
      expect(refusedAt(offer, addDays(last, late))).toBe("validUntil")
    }),
  )
})

test("an offer encodes and decodes to itself", () => {
  law(
    fc.property(anyOffer, (given) => {
      expect(Schema.decodeSync(Offer)(Schema.encodeSync(Offer)(given))).toEqual(given)
    }),
  )
})
