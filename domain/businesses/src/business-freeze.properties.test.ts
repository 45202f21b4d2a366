import { UserId } from "@domain/kernel"
import { law } from "@domain/kernel/testing"
import fc from "fast-check"
import { expect, test } from "vitest"
import { type BusinessFreeze, frozenBy, isFrozen, releasedBy } from "./business-freeze.ts"

const act = fc.record({
  does: fc.constantFrom("freeze" as const, "release" as const),
  at: fc.nat(),
  by: fc.integer({ min: 1, max: 9 }).map((id) => UserId.make(id)),
  reason: fc.string({ minLength: 3 }),
})
const acts = fc.array(act, { maxLength: 12 })

const after = (
  freeze: BusinessFreeze | undefined,
  { does, ...one }: typeof act extends fc.Arbitrary<infer A> ? A : never,
) => (does === "freeze" ? frozenBy(freeze, one) : releasedBy(freeze, one))

test("a business is frozen when the last act froze it, and never by a release alone", () => {
  law(
    fc.property(acts, (all) => {
      const end = all.reduce<BusinessFreeze | undefined>(after, undefined)
      expect(isFrozen(end)).toBe(all.at(-1)?.does === "freeze")
    }),
  )
})

test("an act that is repeated changes nothing, and keeps the first reason", () => {
  law(
    fc.property(acts, act, act, (all, one, other) => {
      const before = all.reduce<BusinessFreeze | undefined>(after, undefined)
      const once = after(before, one)
      expect(after(once, { ...other, does: one.does })).toEqual(once)
    }),
  )
})
