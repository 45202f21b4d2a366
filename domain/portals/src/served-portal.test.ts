import { Schema } from "effect"
import { expect, test } from "vitest"
import { seededPortals } from "./seeded-portals.ts"
import { allServices } from "@domain/kernel"
import { ServedPortal, servedPortal } from "./served-portal.ts"
import { servicesOf } from "./services-of.ts"

test.each(seededPortals)("a portal is served with the third parties that are on, in their order", (portal) => {
  const served = servedPortal(portal, new Set(["stripe", "razorpay"]))
  expect(served).toEqual({ ...portal, services: ["razorpay", "stripe"] })
  expect(Schema.is(ServedPortal)(served)).toBe(true)
})

test("no page is told how a portal's staff review campaigns", () => {
  const [portal = expect.unreachable()] = seededPortals
  expect(servedPortal({ ...portal, review: { samplePercent: 10 } }, allServices)).not.toHaveProperty("review")
})

test("a portal that does not say what is on has everything", () => {
  expect(servicesOf({})).toBe(allServices)
  expect(servicesOf({ services: ["stripe"] })).toEqual(new Set(["stripe"]))
})
