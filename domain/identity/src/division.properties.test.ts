import { UserId } from "@domain/kernel"
import { law } from "@domain/kernel/testing"
import fc from "fast-check"
import { expect, test } from "vitest"
import { divisionsInOrder, placedDivisions, watchedDivisions } from "./division.ts"
import { visibleDivisions } from "./may.ts"

const user = fc.integer({ min: 1, max: 5 }).map((id) => UserId.make(id))
const divisions = fc.uniqueArray(
  fc.record(
    {
      name: fc.string({ minLength: 1, maxLength: 4 }),
      position: fc.nat(5),
      managerIds: fc.array(user, { maxLength: 3 }),
    },
    { requiredKeys: ["name"] },
  ),
  { selector: ({ name }) => name, maxLength: 8 },
)

test("placing divisions loses none, and each stands where it was put", () => {
  law(
    fc.property(divisions, fc.array(fc.string({ maxLength: 4 })), (all, others) => {
      const names = [
        ...all
          .map(({ name }) => name)
          .toReversed()
          .slice(0, 3),
        ...others,
      ]
      const placed = placedDivisions(all, names)
      expect(placed.map(({ name }) => name).toSorted()).toEqual(all.map(({ name }) => name).toSorted())
      expect(placed.map(({ position }) => position)).toEqual(placed.map((_, index) => index))
      expect(divisionsInOrder(placed.toReversed())).toEqual(placed)
      const known = [...new Set(names)].filter((name) => all.some((one) => one.name === name))
      expect(placed.slice(0, known.length).map(({ name }) => name)).toEqual(known)
    }),
  )
})

test("a brand manager watches their own divisions and open ones", () => {
  law(
    fc.property(divisions, user, (all, userId) => {
      const watched = watchedDivisions(all, userId)
      for (const division of all) {
        const managers = division.managerIds ?? []
        expect(watched.includes(division)).toBe(managers.length === 0 || managers.includes(userId))
      }
      expect(visibleDivisions(["ClientAccess"], watched)).toEqual([])
    }),
  )
})
