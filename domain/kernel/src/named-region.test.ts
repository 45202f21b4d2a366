import { Schema } from "effect"
import { expect, test } from "vitest"
import { NamedRegion } from "./named-region.ts"

test("a region is named in any case, and any other text is India", () => {
  const named = Schema.decodeSync(NamedRegion)
  expect(["GB", " gb ", "in", "FR", ""].map((text) => named(text))).toEqual(["GB", "GB", "IN", "IN", "IN"])
  expect(Schema.encodeSync(NamedRegion)("GB")).toBe("GB")
})
