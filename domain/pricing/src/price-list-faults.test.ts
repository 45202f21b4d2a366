import { PortalId } from "@domain/kernel"
import { Schema } from "effect"
import { expect, test } from "vitest"
import { PriceListFault, priceListFaults } from "./price-list-faults.ts"
import type { NewPriceList } from "./regional-price-list.ts"
import { seedPriceLists } from "./seed.ts"

const { IN: india, GB: kingdom } = seedPriceLists
const today = "2026-11-20"
const dearer = { ...india, effectiveFrom: "2027-01-01", minimumDaily: 400_00, recommendedDaily: 400_00 }
const faults = (list: NewPriceList, others: ReadonlyArray<NewPriceList> = [india, kingdom]) =>
  priceListFaults(list, others, today)

test("a list that begins tomorrow or later has no fault", () => {
  expect(faults(dearer)).toEqual([])
  expect(faults({ ...dearer, effectiveFrom: "2026-11-21" })).toEqual([])
})

test("a list that begins today or before would change a price of the past", () => {
  expect(faults({ ...dearer, effectiveFrom: today })).toEqual(["begun"])
  expect(faults({ ...dearer, effectiveFrom: "2025-01-01" })).toEqual(["begun"])
})

test("a list that does not begin after all of its kind overlaps", () => {
  expect(faults(dearer, [india, dearer])).toEqual(["overlap"])
  expect(faults({ ...dearer, effectiveFrom: "2026-12-31" }, [india, dearer])).toEqual(["overlap"])
})

test("lists of different portals or regions do not overlap", () => {
  expect(faults(dearer, [{ ...dearer, portalId: PortalId.make(2) }])).toEqual([])
  expect(faults({ ...dearer, portalId: PortalId.make(1) }, [dearer])).toEqual([])
  expect(faults(dearer, [{ ...kingdom, effectiveFrom: "2030-01-01" }])).toEqual([])
  expect(faults(dearer, [{ ...dearer, region: "GB" }])).toEqual([])
  expect(faults(dearer, [{ ...dearer, currency: "GBP" }])).toEqual([])
})

test("a list is in its region's currency and with its kind of tax", () => {
  const { currency, taxKind, addOnPacks } = kingdom
  expect(faults({ ...dearer, currency, taxKind, addOnPacks })).toEqual(["otherCurrency", "otherTax"])
})

test.each([{ minimumDaily: 0 }, { minimumDaily: 401_00 }, { maximumDaily: 399_00 }])(
  "limits with %j are out of order",
  (limits) => {
    expect(faults({ ...dearer, ...limits })).toEqual(["limitsOutOfOrder"])
  },
)

test("limits that are all alike are in order", () => {
  expect(faults({ ...dearer, minimumDaily: 1, recommendedDaily: 1, maximumDaily: 1 })).toEqual([])
})

test("a list has no promo code twice", () => {
  const [code] = india.promoCodes
  if (code === undefined) throw new Error("The seed has promo codes")
  expect(faults({ ...dearer, promoCodes: [code, { ...code, code: ` ${code.code.toLowerCase()}` }] })).toEqual([
    "codeTwice",
  ])
})

test("a list's add-on packs are in its currency", () => {
  expect(faults({ ...dearer, addOnPacks: kingdom.addOnPacks })).toEqual(["packInOtherCurrency"])
})

test("a list has no add-on pack's name twice", () => {
  const [pack] = india.addOnPacks
  if (pack === undefined) throw new Error("The seed has add-on packs")
  expect(faults({ ...dearer, addOnPacks: [pack, { ...pack, tierName: "starter ", days: 7 }] })).toEqual(["packTwice"])
})

test("a fault crosses the wire by its name", () => {
  for (const fault of PriceListFault.literals) expect(Schema.decodeUnknownSync(PriceListFault)(fault)).toBe(fault)
})
