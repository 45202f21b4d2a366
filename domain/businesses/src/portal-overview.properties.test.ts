import { law } from "@domain/kernel/testing"
import fc from "fast-check"
import { expect, test } from "vitest"
import { byCurrency, changeInPercent, marginAccounts, marginOf, overviewOf } from "./portal-overview.ts"

const currency = fc.constantFrom("INR" as const, "GBP" as const, "USD" as const)
const amount = fc.integer({ min: -1_000_000, max: 1_000_000 })
const money = fc.record({ currency, now: amount, before: amount })
const account = fc.constantFrom(...marginAccounts)
const movements = fc.array(fc.record({ name: account, currency, now: amount, before: amount }), { maxLength: 30 })

test("a margin is fees less cost, and the sum of its accounts", () => {
  law(
    fc.property(
      fc.record({ fees: amount, promo: amount, house: amount, gatewayFees: amount, writeOffs: amount }),
      (moved) => {
        const { fees, cost, margin } = marginOf(moved)
        expect(margin).toBe(fees - cost)
        expect(margin).toBe(marginAccounts.reduce((sum, name) => sum + moved[name], 0))
      },
    ),
  )
})

test("amounts of one currency are added, and none is lost or mixed", () => {
  law(
    fc.property(fc.array(money, { maxLength: 20 }), (amounts) => {
      const sums = byCurrency(amounts)
      expect(new Set(sums.map((sum) => sum.currency)).size).toBe(sums.length)
      for (const code of ["INR", "GBP", "USD"] as const) {
        const own = amounts.filter((one) => one.currency === code)
        const sum = sums.find((one) => one.currency === code)
        expect(sum?.now).toBe(own.length === 0 ? undefined : own.reduce((all, one) => all + one.now, 0))
        expect(sum?.before).toBe(own.length === 0 ? undefined : own.reduce((all, one) => all + one.before, 0))
      }
    }),
  )
})

test("an overview's margin of a currency is what its ledger movements sum to", () => {
  law(
    fc.property(movements, (figures) => {
      const { margin, fees, cost } = overviewOf(figures)
      for (const { currency: code, now, before } of margin) {
        const own = figures.filter((figure) => figure.currency === code)
        expect([now, before]).toEqual([
          own.reduce((sum, figure) => sum + figure.now, 0),
          own.reduce((sum, figure) => sum + figure.before, 0),
        ])
        const of = (list: typeof margin) => list.find((one) => one.currency === code)?.now ?? 0
        expect(now).toBe(of(fees) - of(cost))
      }
      expect(margin.map((one) => one.currency)).toEqual([...new Set(figures.map((one) => one.currency))].toSorted())
    }),
  )
})

test("nothing is compared with nothing", () => {
  expect([changeInPercent({ now: 5, before: 0 }), changeInPercent({ now: 6, before: 4 })]).toEqual([undefined, 50])
  expect(changeInPercent({ now: 2, before: -4 })).toBe(150)
})

test("the mean time of reviews is absent where none was decided", () => {
  const hour = 3_600_000
  const { reviews } = overviewOf([
    { name: "decided", now: 4, before: 0 },
    { name: "reviewMillis", now: 10 * hour, before: 0 },
  ])
  expect([reviews.hoursNow, reviews.hoursBefore]).toEqual([2.5, undefined])
})
