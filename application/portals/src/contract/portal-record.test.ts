import { Schema } from "effect"
import { expect, test } from "vitest"
import { portalToWire, seededPortals } from "@domain/portals"
import { PortalRecord } from "./portal-record.ts"

test.each(seededPortals)("$title is carried as its record and read back", (portal) => {
  const record = Schema.encodeSync(PortalRecord)({ ...portal, services: ["stripe"] })
  expect(record).toEqual({ ...portalToWire(portal), services: ["stripe"] })
  expect(Schema.decodeSync(PortalRecord)(record)).toMatchObject({
    title: portal.title,
    regions: portal.regions,
    services: ["stripe"],
  })
})

test("a record that cannot be read is refused by its part", () => {
  const [portal = expect.unreachable()] = seededPortals
  expect(() =>
    Schema.decodeSync(PortalRecord)({ ...portalToWire(portal), services: [], theme: '{"name":""}' }),
  ).toThrow("theme")
})
