import { expect, test } from "vitest"
import { gstStates, isGstStateCode } from "./gst-states.ts"

test("GST knows 38 states and territories, and one code for the others", () => {
  const codes = Array.from({ length: 38 }, (_, index) => String(index + 1).padStart(2, "0"))
  expect(Object.keys(gstStates).toSorted()).toEqual([...codes, "97"])
  expect([isGstStateCode("38"), isGstStateCode("39"), isGstStateCode("toString")]).toEqual([true, false, false])
})

test("a state has a name", () => {
  for (const { name } of Object.values(gstStates)) expect(name).toMatch(/^[A-Z][A-Za-z0-9 ()]+$/)
  expect([gstStates["07"], gstStates["29"]]).toEqual([{ name: "Delhi" }, { name: "Karnataka" }])
})
