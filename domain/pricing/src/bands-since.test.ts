import { LocalDate, PortalId } from "@domain/kernel"
import { expect, test } from "vitest"
import { bandsSince } from "./bands-since.ts"
import { PriceListId } from "./price-list-id.ts"
import type { RegionalPriceList } from "./regional-price-list.ts"
import { seedPriceLists } from "./seed.ts"

const day = (text: string) => LocalDate.make(text)
const scope = { portalId: PortalId.make(1), region: "IN", currency: "INR" } as const
const list = (id: number, effectiveFrom: string, recommendedDaily: number, portalId?: number): RegionalPriceList => ({
  ...seedPriceLists.IN,
  id: PriceListId.make(id),
  effectiveFrom: day(effectiveFrom),
  recommendedDaily,
  ...(portalId !== undefined && { portalId: PortalId.make(portalId) }),
})
const lists = [
  list(1, "2024-01-01", 350_00),
  list(2, "2026-02-01", 400_00),
  list(3, "2026-03-01", 500_00, 1),
  list(4, "2026-03-15", 900_00, 2),
  list(5, "2026-04-01", 600_00),
  list(6, "2027-01-01", 700_00, 1),
]
const offered = (joinedOn: string, on: string) =>
  bandsSince(lists, scope, day(joinedOn), day(on)).map(({ assignedOn, isActive, band }) => [
    assignedOn,
    band.levels[0]?.dailyBudget,
    isActive,
  ])

test("a business has the band of each list since it joined, the last one active", () => {
  expect(offered("2026-01-10", "2026-05-01")).toEqual([
    ["2026-01-10", 350_00, false],
    ["2026-02-01", 400_00, false],
    ["2026-03-01", 500_00, true],
  ])
  expect(offered("2026-03-10", "2026-03-10")).toEqual([["2026-03-10", 500_00, true]])
})
