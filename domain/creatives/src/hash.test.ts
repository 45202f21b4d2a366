import { expect, test } from "vitest"
import { canonicalJson, fnv1a64 } from "./hash.ts"

test("the hash is FNV-1a of 64 bits over UTF-8", () => {
  expect([fnv1a64(""), fnv1a64("a"), fnv1a64("foobar")]).toEqual([
    "cbf29ce484222325",
    "af63dc4c8601ec8c",
    "85944171f73967e8",
  ])
})

test("an undefined member is as good as a missing one, and an undefined item is null", () => {
  expect(canonicalJson({ b: undefined, a: [undefined, null] })).toBe('{"a":[null,null]}')
})
