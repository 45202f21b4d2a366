import { minorDigits, type Money, toMajor } from "@domain/kernel"
import { law } from "@domain/kernel/testing"
import { Result } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { checkProductRow, checkStoreRow } from "./feed-row.ts"
import { readProductRows } from "./feed-rows.ts"
import { anyProductRow, anyStoreRow } from "./testing/index.ts"

const written = (money: Money) => toMajor(money).toFixed(minorDigits[money.currency])
const currency = fc.constantFrom("INR" as const, "GBP" as const, "JPY" as const)

test("a product that is written out is read back as it was", () => {
  law(
    fc.property(currency.chain(anyProductRow), ({ price, sale_price, ...row }) => {
      const raw = {
        ...row,
        price: written(price),
        ...(sale_price !== undefined && { sale_price: `${written(sale_price)} ${price.currency}` }),
      }
      expect(Result.getOrThrow(checkProductRow(raw, price.currency))).toEqual({
        ...row,
        price,
        ...(sale_price !== undefined && { sale_price }),
      })
    }),
  )
})

test("a store that is written out is read back as it was", () => {
  law(
    fc.property(anyStoreRow, (row) => {
      const raw = Object.fromEntries(Object.entries(row).map(([column, value]) => [column, String(value)]))
      expect(Result.getOrThrow(checkStoreRow(raw))).toEqual(row)
    }),
  )
})

test("every row of a feed is either used or refused, and no code is used twice", () => {
  const rows = fc.array(fc.record({ product_id: fc.constantFrom("a", "b", "c", ""), price: fc.constantFrom("1", "x") }))
  law(
    fc.property(rows, (raws) => {
      const reading = readProductRows(
        raws.map((raw) => ({ ...raw, sku: "s", title: "t" })),
        "GBP",
      )
      expect(reading.rows.length + reading.refused.length).toBe(raws.length)
      const ids = reading.rows.map(({ product_id }) => product_id)
      expect(new Set(ids).size).toBe(ids.length)
    }),
  )
})
