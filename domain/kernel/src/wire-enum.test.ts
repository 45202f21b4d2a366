import { Schema } from "effect"
import { expect, test } from "vitest"
import { wireEnum } from "./wire-enum.ts"

const Objective = wireEnum({ Calls: 1, LeadGeneration: 2 })

test("a name crosses the wire as its number and comes back", () => {
  expect(Schema.encodeSync(Objective)("LeadGeneration")).toBe(2)
  expect(Schema.decodeSync(Objective)(2)).toBe("LeadGeneration")
})

test("an unknown number is refused", () => {
  expect(() => Schema.decodeUnknownSync(Objective)(9)).toThrow()
})

test("the names are a closed type", () => {
  const objective: typeof Objective.Type = "Calls"
  // @ts-expect-error a name outside the table does not compile
  const unknown: typeof Objective.Type = "Visits"
  expect([objective, unknown]).toHaveLength(2)
})
