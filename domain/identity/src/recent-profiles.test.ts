import { law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { recentFirst, withRecent } from "./recent-profiles.ts"

test("the business opened last is first, once, and twenty are remembered", () => {
  expect(withRecent([1, 2, 3], 3)).toEqual([3, 1, 2])
  const many = Array.from({ length: 30 }, (_, at) => at).reduce<ReadonlyArray<number>>(withRecent, [])
  expect([many.length, many[0], many.at(-1)]).toEqual([20, 29, 10])
})

test("recent businesses come first, and the others keep their order", () => {
  const profiles = [1, 2, 3, 4].map((id) => ({ id }))
  expect(recentFirst(profiles, [3, 9, 2]).map(({ id }) => id)).toEqual([3, 2, 1, 4])
})

test("no business is lost or doubled, whatever is remembered", () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 40 }))
  law(
    fc.property(ids, ids, (all, recent) => {
      const shown = recentFirst(
        all.map((id) => ({ id })),
        recent,
      ).map(({ id }) => id)
      expect(shown.toSorted()).toEqual(all.toSorted())
      expect(shown.filter((id) => recent.includes(id))).toEqual(recent.filter((id) => all.includes(id)))
    }),
  )
})
