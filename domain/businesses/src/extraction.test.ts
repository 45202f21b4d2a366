import { expect, test } from "vitest"
import { isSameReading } from "./extraction.ts"

const site = "https://bloom.example"
const page = "https://facebook.com/bloom"

test("a reading is the same when it reads the same addresses in the same order", () => {
  expect(isSameReading({ address: site, also: [page] }, { address: site, also: [page] })).toBe(true)
  expect(isSameReading({ address: site }, { address: site, also: [] })).toBe(true)
})

test.each([
  [{ address: site }, { address: page }],
  [{ address: site }, { address: site, also: [page] }],
  [
    { address: site, also: [page] },
    { address: page, also: [site] },
  ],
])("%j is another reading than %j", (one, other) => expect(isSameReading(one, other)).toBe(false))
