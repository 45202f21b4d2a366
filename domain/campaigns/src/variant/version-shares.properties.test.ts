import { law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { versionShares } from "./version-shares.ts"

test("the halves of a budget add up to it and differ by at most one minor unit", () => {
  law(
    fc.property(fc.nat(), (whole) => {
      const { A, B } = versionShares(whole)
      expect(A + B).toBe(whole)
      expect(A - B === 0 || A - B === 1).toBe(true)
    }),
  )
})

const spends = fc.record({ first: fc.nat(1_000_000), others: fc.nat(1_000_000) })

test("parts of a test that begins later add up to the budget with earlier spending", () => {
  law(
    fc.property(spends, fc.nat(), (before, left) => {
      const whole = before.first + before.others + left
      const { A, B } = versionShares(whole, before)
      expect(A + B + before.others).toBe(whole)
    }),
  )
})

test("both versions have as much to spend from the test's beginning on", () => {
  law(
    fc.property(spends, fc.nat(), (before, left) => {
      const { A, B } = versionShares(before.first + before.others + left, before)
      expect([0, 1]).toContain(A - before.first - B)
    }),
  )
})

test("a changed budget changes both parts and never what was spent before", () => {
  law(
    fc.property(spends, fc.nat(), fc.nat(), (before, left, more) => {
      const whole = before.first + before.others + left
      const [one, other] = [versionShares(whole, before), versionShares(whole + more, before)]
      expect(other.A - one.A + other.B - one.B).toBe(more)
      expect(Math.min(other.A - one.A, other.B - one.B)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test("the kept version's money and its rival's spending add up to the budget", () => {
  law(
    fc.property(spends, fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (before, left, part) => {
      const whole = before.first + before.others + left
      const { A } = versionShares(whole, before)
      const rival = before.first + Math.floor((A - before.first) * part)
      const kept = whole - rival - before.others
      expect(kept).toBeGreaterThanOrEqual(versionShares(whole, before).B)
    }),
  )
})

test("a budget below what was spent leaves the second version nothing", () => {
  expect(versionShares(90, { first: 100, others: 10 })).toEqual({ A: 100, B: 0 })
})
