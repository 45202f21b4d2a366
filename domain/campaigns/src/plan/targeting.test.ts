import { Schema } from "effect"
import { expect, test } from "vitest"
import { PlanTargeting } from "./targeting.ts"

const isTargeting = Schema.is(PlanTargeting)
const words = (count: number) => Array.from({ length: count }, (_, index) => `word ${index}`)
const interests = (count: number) => words(count).map((name) => ({ id: name, name, path: [] }))

test("fifty interests and a hundred keywords are taken, and no more", () => {
  expect(isTargeting({ interests: interests(50), keywords: words(100) })).toBe(true)
  expect(isTargeting({ interests: interests(51) })).toBe(false)
  expect(isTargeting({ keywords: words(101) })).toBe(false)
})
