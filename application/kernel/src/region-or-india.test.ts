import { Schema } from "effect"
import { expect, test } from "vitest"
import { RegionOrIndia } from "./region-or-india.ts"

test("a call that names no region is about India", () => {
  const Input = Schema.Struct({ region: RegionOrIndia })
  expect(Schema.decodeUnknownSync(Input)({})).toEqual({ region: "IN" })
  expect(Schema.decodeUnknownSync(Input)({ region: "gb" })).toEqual({ region: "GB" })
})
