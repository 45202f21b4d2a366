import { Schema } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { law } from "@domain/kernel/testing"
import { FeedExcess, feedExcess, type FeedSize, feedSizeLimits } from "./feed-size.ts"

const { rows, packedBytes, bytes, jsonLength, growth } = feedSizeLimits

test("a feed at its limits is read, and one row or byte more is refused by its limit", () => {
  expect(feedExcess({})).toBeUndefined()
  expect(feedExcess({ rows, packedBytes, bytes, jsonLength })).toBeUndefined()
  expect(feedExcess({ rows: rows + 1 })).toEqual({ of: "rows", most: rows })
  expect(feedExcess({ packedBytes: packedBytes + 1 })).toEqual({ of: "packedBytes", most: packedBytes })
  expect(feedExcess({ packedBytes, bytes: bytes + 1 })).toEqual({ of: "bytes", most: bytes })
  expect(feedExcess({ jsonLength: jsonLength + 1 })).toEqual({ of: "jsonLength", most: jsonLength })
})

test("a feed that unpacks to many times its size is refused, a short one not", () => {
  expect(feedExcess({ packedBytes: 1_000, bytes: 1_000_000 })).toBeUndefined()
  expect(feedExcess({ packedBytes: 200_000, bytes: 200_000 * growth })).toBeUndefined()
  expect(feedExcess({ packedBytes: 200_000, bytes: 200_000 * growth + 1 })).toEqual({ of: "growth", most: growth })
})

const count = (most: number) => fc.integer({ min: 0, max: most * 2 })
const anySize = fc.record({
  rows: count(rows),
  packedBytes: count(packedBytes),
  bytes: count(bytes),
  jsonLength: count(jsonLength),
})

test("more of what is counted never brings a refused feed below its limits", () => {
  law(
    fc.property(anySize, fc.constantFrom("rows", "bytes", "jsonLength"), fc.nat(1_000_000), (size, what, more) => {
      const larger: FeedSize = { ...size, [what]: size[what] + more }
      if (feedExcess(size) !== undefined) expect(feedExcess(larger)).toBeDefined()
    }),
  )
})

test("what a refused feed is told survives the wire", () => {
  law(
    fc.property(anySize, (size) => {
      const excess = feedExcess(size)
      if (excess !== undefined) expect(Schema.decodeUnknownSync(FeedExcess)(excess)).toEqual(excess)
    }),
  )
})
