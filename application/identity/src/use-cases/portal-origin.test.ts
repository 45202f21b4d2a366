import { Effect } from "effect"
import { Portals } from "@application/portals/services"
import { expect, test } from "vitest"
import { calledFrom, inWorld } from "../testing/sign-in-world.ts"
import { portalOrigin } from "./portal-origin.ts"

test.each([
  ["http://localhost:4000", "http://localhost:4000"],
  ["http://highstreet.localhost:4000", "http://localhost:4000"],
  ["https://evil.example", "https://localhost"],
  ["https://localhost.evil.example", "https://localhost"],
  ["", "https://localhost"],
])("links of a request from %j begin with %s", async (origin, expected) => {
  const portal = Effect.flatMap(Portals, ({ current }) => current)
  const result = await inWorld(calledFrom({ origin })(Effect.flatMap(portal, portalOrigin)))
  expect(result).toBe(expected)
})
