import { expect, test } from "vitest"
import { samplePlan } from "@application/campaigns/conformance"
import { targetingOf } from "./meta-targeting.ts"

const yoga = { id: "6003306084421", name: "Yoga", path: ["Interests", "Yoga"] }
const shoppers = { id: "6071631541183", name: "Engaged shoppers", path: ["Behaviours"], type: "Behaviour" } as const

test("behaviours are sent beside interests, and one of them all is enough", () => {
  const plan = { ...samplePlan(1, "Social"), interests: [yoga, shoppers] }
  expect(targetingOf(plan).flexible_spec).toEqual([
    {
      interests: [{ id: yoga.id, name: "Yoga" }],
      behaviors: [{ id: shoppers.id, name: "Engaged shoppers" }],
    },
  ])
  expect(targetingOf({ ...plan, interests: [shoppers] }).flexible_spec).toEqual([
    { behaviors: [{ id: shoppers.id, name: "Engaged shoppers" }] },
  ])
  expect(targetingOf({ ...plan, interests: [] }).flexible_spec).toBeUndefined()
})

test("an interest that Meta does not know by a number is left out", () => {
  const plan = { ...samplePlan(1, "Social"), interests: [{ ...yoga, id: "yoga" }, { ...yoga, id: "60x" }, shoppers] }
  expect(targetingOf(plan).flexible_spec).toEqual([{ behaviors: [{ id: shoppers.id, name: "Engaged shoppers" }] }])
})
