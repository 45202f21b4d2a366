import { Result } from "effect"
import { expect, test } from "vitest"
import { keptParts, partsOf, storedOf } from "./phone-parts.ts"

test("a stored number is shown without its country's code, and stored again as it was", () => {
  expect(partsOf("+919876543210", "GB")).toEqual({ country: "IN", number: "9876543210" })
  expect(partsOf("+442079460112", "IN")).toEqual({ country: "GB", number: "2079460112" })
  expect(Result.getOrUndefined(storedOf(partsOf("+442079460112", "IN")))).toBe("+442079460112")
})

test("a number of another country keeps its plus", () => {
  expect(partsOf("+972501234567", "IN")).toEqual({ country: "IN", number: "+972501234567" })
  expect(Result.getOrUndefined(storedOf(partsOf("+972501234567", "IN")))).toBe("+972501234567")
})

test("half a number is none", () => {
  expect(Result.isFailure(storedOf({ country: "IN", number: "98765" }))).toBe(true)
  expect(partsOf(undefined, "GB")).toEqual({ country: "GB", number: "" })
})

test("half a number kept on the device is typed again, and nothing else is", () => {
  expect(keptParts({ country: "GB", number: "79" })).toEqual({ country: "GB", number: "79" })
  for (const other of [undefined, "79", { country: "FR", number: "79" }, { country: "GB", number: 79 }])
    expect(keptParts(other)).toBeUndefined()
})
