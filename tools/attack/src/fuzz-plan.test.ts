import { expect, test } from "vitest"
import { endpoints } from "@adapters/http-api"
import { atOnce, groupsOf, roundsOf } from "./fuzz-plan.ts"
import { growthOf } from "./memory.ts"

const namesOf = (each: number) => groupsOf(each).map((group) => group.map(({ contract }) => contract.name))

test.each([1, 5, 13])("every call is in one group at %i requests each", (each) => {
  const all = endpoints.map(({ contract }) => contract.name)
  expect(namesOf(each).flat().toSorted()).toEqual(all.toSorted())
})

test("a group of calls has as many requests as are sent at once", () => {
  expect(Math.max(...namesOf(1).map(({ length }) => length))).toBe(atOnce)
  expect(Math.max(...namesOf(5).map(({ length }) => length))).toBe(2)
  expect(Math.max(...namesOf(13).map(({ length }) => length))).toBe(1)
})

test("no other call is asked while one may end the sign-in", () => {
  expect(namesOf(1)).toContainEqual(["identity/Logout"])
  expect(namesOf(1).filter((names) => names.length > 1 && names.some((name) => name.startsWith("identity/")))).toEqual(
    [],
  )
})

test("the shortest run still sees memory grow, and a long one has six rounds", () => {
  const sizes = Array.from({ length: roundsOf(1) }, (_, round) => 2 ** round)
  expect(growthOf(sizes)).toContain("memory grew")
  expect(roundsOf(24_000)).toBe(6)
})
