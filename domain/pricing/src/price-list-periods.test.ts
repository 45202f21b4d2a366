import { expect, test } from "vitest"
import { type PriceLists, priceListOn, seedPriceLists } from "./price-list.ts"
import { priceListFaults, pricePeriods } from "./price-list-periods.ts"

const [india] = seedPriceLists.IN
const dearer = { ...india, effectiveFrom: "2027-01-01", minimumDaily: 400_00, recommendedDaily: 400_00 }
const changed: PriceLists = { ...seedPriceLists, IN: [india, dearer] }

test("prices are those in force on the day, and the first ones before any", () => {
  expect(
    ["2020-01-01", "2023-12-31", "2026-12-31", "2027-01-01", "2050-01-01"].map(
      (day) => priceListOn("IN", day, changed).minimumDaily,
    ),
  ).toEqual([350_00, 350_00, 350_00, 400_00, 400_00])
})

test("a list holds until the day before the next one", () => {
  expect(pricePeriods(changed, "IN")).toEqual([
    { to: "2026-12-31", priceList: india },
    { from: "2027-01-01", priceList: dearer },
  ])
  expect(pricePeriods(seedPriceLists, "GB")).toEqual([{ priceList: seedPriceLists.GB[0] }])
})

test("the seeded lists have no fault", () => {
  expect(priceListFaults(seedPriceLists)).toEqual([])
  expect(priceListFaults(changed)).toEqual([])
})

test("lists that begin on one day, or out of order, overlap", () => {
  const fault = { region: "IN", effectiveFrom: "2024-01-01", fault: "overlap" }
  expect(priceListFaults({ ...seedPriceLists, IN: [india, india] })).toEqual([fault])
  expect(priceListFaults({ ...seedPriceLists, IN: [dearer, india] })).toEqual([fault])
})

test("a list is of its region, in its currency and with its kind of tax", () => {
  const [kingdom] = seedPriceLists.GB
  expect(priceListFaults({ IN: [kingdom], GB: [kingdom] }).map(({ fault }) => fault)).toEqual([
    "otherRegion",
    "otherCurrency",
    "otherTax",
  ])
})

test.each([{ minimumDaily: 0 }, { minimumDaily: 351_00 }, { maximumDaily: 349_00 }])(
  "limits with %j are out of order",
  (limits) => {
    expect(priceListFaults({ ...seedPriceLists, IN: [{ ...india, ...limits }] })).toEqual([
      { region: "IN", effectiveFrom: "2024-01-01", fault: "limitsOutOfOrder" },
    ])
  },
)

test("limits that are all alike are in order", () => {
  const narrow = { minimumDaily: 1, recommendedDaily: 1, maximumDaily: 1 }
  expect(priceListFaults({ ...seedPriceLists, IN: [{ ...india, ...narrow }] })).toEqual([])
})
