import { expect, test } from "vitest"
import {
  productMetricOf,
  productMetrics,
  productTotalsOf,
  shownProductMetrics,
  totalsByBucket,
} from "./product-metrics.ts"
import { bucketsOf } from "./product-periods.ts"

test("Cost is skipped and CPC is shown as cost per click", () => {
  expect(productMetrics.map(({ label }) => label)).toEqual([
    "Cost",
    "Impressions",
    "Clicks",
    "Total Sales",
    "Orders",
    "Cost per Orders",
    "CPC",
  ])
  expect(shownProductMetrics).toEqual(["impressions", "clicks", "totalSales", "orders", "costPerOrder", "costPerClick"])
  expect(productMetricOf("CPC")).toBe("costPerClick")
  expect(productMetricOf("Cost")).toBe("cost")
  expect(productMetricOf("Cost per Click")).toBeUndefined()
})

const day = { date: "2026-11-19", cost: 1_000, impressions: 100, clicks: 3, totalSales: 9_000, orders: 2 }

test("a cost over nothing is absent, never zero", () => {
  expect(productTotalsOf([])).toEqual({ cost: 0, impressions: 0, clicks: 0, totalSales: 0, orders: 0 })
  expect(productTotalsOf([day, { ...day, clicks: 0, orders: 0 }])).toEqual({
    cost: 2_000,
    impressions: 200,
    clicks: 3,
    totalSales: 18_000,
    orders: 2,
    costPerOrder: 1_000,
    costPerClick: 667,
  })
})

test("a product's days are summed in the bucket that holds them, and others in none", () => {
  const buckets = [
    { from: "2026-11-12", to: "2026-11-18" },
    { from: "2026-11-19", to: "2026-11-19" },
  ]
  const days = [day, { ...day, date: "2026-11-18" }, { ...day, date: "2026-11-12" }, { ...day, date: "2026-11-20" }]
  expect(totalsByBucket(buckets, days).map(({ cost }) => cost)).toEqual([2_000, 1_000])
})

const ends = (period: Parameters<typeof bucketsOf>[0], today: string) => {
  const buckets = bucketsOf(period, today)
  return [buckets.length, buckets.at(0), buckets.at(-1)]
}

test("thirty days and four weeks end yesterday", () => {
  expect(ends("Last30Days", "2026-11-20")).toEqual([
    30,
    { from: "2026-10-21", to: "2026-10-21" },
    { from: "2026-11-19", to: "2026-11-19" },
  ])
  expect(ends("Last4Weeks", "2026-11-20")).toEqual([
    4,
    { from: "2026-10-23", to: "2026-10-29" },
    { from: "2026-11-13", to: "2026-11-19" },
  ])
})

test("months, quarters and years end with the present one to date", () => {
  expect(ends("Last12Months", "2026-11-20")).toEqual([
    12,
    { from: "2025-12-01", to: "2025-12-31" },
    { from: "2026-11-01", to: "2026-11-20" },
  ])
  expect(ends("Last4Quarters", "2026-11-20")).toEqual([
    4,
    { from: "2026-01-01", to: "2026-03-31" },
    { from: "2026-10-01", to: "2026-11-20" },
  ])
  expect(ends("Last10Years", "2026-11-20")).toEqual([
    10,
    { from: "2017-01-01", to: "2017-12-31" },
    { from: "2026-01-01", to: "2026-11-20" },
  ])
})

test("this year has a bucket for every month that has begun", () => {
  expect(ends("ThisYear", "2026-11-20")).toEqual([
    11,
    { from: "2026-01-01", to: "2026-01-31" },
    { from: "2026-11-01", to: "2026-11-20" },
  ])
  expect(bucketsOf("ThisYear", "2026-01-01")).toEqual([{ from: "2026-01-01", to: "2026-01-01" }])
})
