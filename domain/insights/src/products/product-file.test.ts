import { expect, test } from "vitest"
import { productTotalsOf } from "../product-metrics.ts"
import { firstProductColumns, productColumns, productColumnsAmong, productRow } from "./product-file.ts"

const words = {
  fileName: "products",
  headOf: (column: string) => column,
  groupOf: (group: string) => `group ${group}`,
  valueOf: (attribute: string, value: string) => `${attribute} ${value}`,
}

test("a row has name, code, price and its columns, and nothing for the unknown", () => {
  const totals = productTotalsOf([{ cost: 900, impressions: 40, clicks: 3, totalSales: 12_345, orders: 0 }])
  const card = { brand: "Mill", price: { amount: 450, currency: "INR" } } as const
  const row = productRow(productColumns, "INR", words)
  expect(row({ productId: "SKU-1", title: "Loaf", group: "New", totals, card })).toEqual([
    "Loaf",
    "SKU-1",
    { count: 4.5 },
    "group New",
    { count: 123.45 },
    { count: 0 },
    "",
    { count: 40 },
    { count: 3 },
    { count: 3 },
    "",
    "brand Mill",
    "",
    "",
    "",
    "",
  ])
})

test("known columns are kept, each once and in their own order", () => {
  expect(productColumnsAmong(["brand", "orders", "brand", "cost"])).toEqual(["orders", "brand"])
  expect(productColumnsAmong(["cost"])).toBeUndefined()
  expect(productColumnsAmong(firstProductColumns)).toEqual(firstProductColumns)
})
