import { PortalId } from "@domain/kernel"
import { expect, test } from "vitest"
import { PriceListId } from "./price-list-id.ts"
import { priceListInForce, type PriceListScope } from "./price-list-in-force.ts"
import { seedPriceLists } from "./seed.ts"

const portalId = PortalId.make(1)
const scope: PriceListScope = { portalId, region: "IN", currency: "INR" }
const { IN: first, GB: kingdom } = seedPriceLists
const dearer = { ...first, id: PriceListId.make(3), effectiveFrom: "2027-01-01" }
const ofPortal = { ...first, id: PriceListId.make(4), effectiveFrom: "2026-06-01", portalId }
const idOn = (on: string, lists = [dearer, kingdom, ofPortal, first], where = scope) =>
  priceListInForce(lists, where, on)?.id

test("a new list changes tomorrow's prices and not yesterday's", () => {
  const days = ["2026-12-31", "2027-01-01", "2050-01-01"]
  expect(days.map((day) => idOn(day, [dearer, first]))).toEqual([1, 3, 3])
})

test("before any list has begun the first one for every portal holds", () => {
  expect(idOn("2020-01-01")).toBe(1)
})

test("a portal's own list holds there from its first day on", () => {
  expect(["2026-05-31", "2026-06-01", "2027-01-01"].map((day) => idOn(day))).toEqual([1, 4, 4])
})

test("another portal's list holds for no other", () => {
  expect(idOn("2026-06-01", undefined, { ...scope, portalId: PortalId.make(2) })).toBe(1)
})

test("where nothing is sold no list is in force", () => {
  expect(idOn("2026-06-01", undefined, { ...scope, currency: "USD" })).toBeUndefined()
  expect(idOn("2026-06-01", [ofPortal], { ...scope, portalId: PortalId.make(2) })).toBeUndefined()
})

test("a list of another region in the same currency does not hold", () => {
  const abroad = { ...kingdom, currency: "INR" as const, effectiveFrom: "2026-01-01" }
  expect(idOn("2026-06-01", [abroad, first])).toBe(1)
  expect(idOn("2026-06-01", [abroad])).toBeUndefined()
})

test("of several lists that have not begun the earliest holds", () => {
  const later = { ...first, id: PriceListId.make(5), effectiveFrom: "2030-01-01" }
  const latest = { ...first, id: PriceListId.make(6), effectiveFrom: "2031-01-01" }
  expect(idOn("2020-01-01", [latest, later, dearer])).toBe(3)
  expect(idOn("2020-01-01", [dearer, latest, later])).toBe(3)
})
