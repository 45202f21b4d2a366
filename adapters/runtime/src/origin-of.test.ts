import { expect, test } from "vitest"
import { originOf } from "./origin-of.ts"

test.each([
  ["https://marquee.example", "https://highstreet.example"],
  ["http://localhost:4000", "http://highstreet.example:4000"],
  ["https://marquee.example/a/path?query", "https://highstreet.example"],
])("with %s as the public origin a portal is at %s", (PUBLIC_ORIGIN, origin) => {
  expect(originOf({ PUBLIC_ORIGIN })("highstreet.example")).toBe(origin)
})
