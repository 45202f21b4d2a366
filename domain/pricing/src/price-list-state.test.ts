import { PortalId } from "@domain/kernel"
import { law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { priceListFaults } from "./price-list-faults.ts"
import { PriceListId } from "./price-list-id.ts"
import { firstDayOfNext, priceListState } from "./price-list-state.ts"
import { seedPriceLists } from "./seed.ts"
import { anyPriceLists } from "./testing/index.ts"

const portalId = PortalId.make(1)
const shared = seedPriceLists.IN
const own = { ...shared, id: PriceListId.make(3), portalId, effectiveFrom: "2026-10-01" }
const coming = { ...own, id: PriceListId.make(4), effectiveFrom: "2027-01-01" }
const lists = [shared, own, coming]

test("an own list that has begun is in force, the shared list past, a later one coming", () => {
  expect(lists.map((list) => priceListState(list, lists, portalId, "2026-11-30"))).toEqual([
    "past",
    "inForce",
    "coming",
  ])
})

test("a list is in force from its first day on", () => {
  expect(priceListState(coming, lists, portalId, "2026-12-31")).toBe("coming")
  expect(priceListState(coming, lists, portalId, "2027-01-01")).toBe("inForce")
})

test("the next list may begin tomorrow, or the day after the last list's first day", () => {
  expect(firstDayOfNext([shared], portalId, "IN", "2026-11-30")).toBe("2026-12-01")
  expect(firstDayOfNext(lists, portalId, "IN", "2026-11-30")).toBe("2027-01-02")
  expect(firstDayOfNext(lists, portalId, "GB", "2026-11-30")).toBe("2026-12-01")
})

test("a list is taken on the first day of the next, and refused the day before", () => {
  law(
    fc.property(anyPriceLists, (some) => {
      const next = { ...own, effectiveFrom: firstDayOfNext(some, portalId, "IN", "2026-11-30") }
      expect(priceListFaults(next, some, "2026-11-30")).toEqual([])
      const last = some
        .filter((list) => list.portalId === portalId && list.region === "IN")
        .map((one) => one.effectiveFrom)
      const before = ["2026-11-30", ...last].toSorted().at(-1) ?? ""
      expect(priceListFaults({ ...next, effectiveFrom: before }, some, "2026-11-30")).not.toEqual([])
    }),
  )
})
