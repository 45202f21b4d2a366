import fc from "fast-check"
import { expect, test } from "vitest"
import { byteRangeOf } from "./byte-range.ts"

test("a range is cut at the file's end, and a suffix counts from there", () => {
  expect(byteRangeOf("bytes=0-", 10)).toEqual({ first: 0, last: 9 })
  expect(byteRangeOf("bytes=2-5", 10)).toEqual({ first: 2, last: 5 })
  expect(byteRangeOf("bytes=2-500", 10)).toEqual({ first: 2, last: 9 })
  expect(byteRangeOf("bytes=-3", 10)).toEqual({ first: 7, last: 9 })
  expect(byteRangeOf("bytes=-30", 10)).toEqual({ first: 0, last: 9 })
})

test("what is no single range of bytes is answered by the whole file", () => {
  for (const header of [undefined, "", "bytes=-", "bytes=5-2", "bytes=0-1,3-4", "items=0-1", "bytes=a-b"])
    expect(byteRangeOf(header, 10)).toBe("whole")
})

test("a range beyond the file has none of its bytes", () => {
  expect([byteRangeOf("bytes=10-", 10), byteRangeOf("bytes=-0", 10)]).toEqual(["none", "none"])
})

test("a range lies within its file whatever is asked for", () => {
  fc.assert(
    fc.property(fc.nat(500), fc.nat(500), fc.integer({ min: 1, max: 300 }), (from, to, size) => {
      const range = byteRangeOf(`bytes=${from}-${to}`, size)
      if (typeof range === "string") return
      expect(range.first).toBe(from)
      expect(range.last).toBeLessThan(size)
      expect(range.last).toBeGreaterThanOrEqual(range.first)
    }),
  )
})
