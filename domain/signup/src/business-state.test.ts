import { expect, test } from "vitest"
import { businessState } from "./business-state.ts"

test("a business's state is the one that its place names, in India alone", () => {
  const business = { location: { city: "Pune", state: "Maharashtra", postalCode: "411038" } }
  expect(businessState({ region: "IN", business })).toBe("27")
  expect(businessState({ region: "IN", business: { location: { postalCode: "411038" } } })).toBe("27")
  expect(businessState({ region: "GB", business })).toBeUndefined()
  expect(businessState({ region: "IN", business: {} })).toBeUndefined()
})
