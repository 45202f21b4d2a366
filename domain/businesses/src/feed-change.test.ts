import { law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { summaryAfter } from "./feed-change.ts"
import { FeedReader } from "./feed-reader.ts"
import type { RawRow } from "./feed-row.ts"

const rowOf = (index: number, price: string): RawRow => ({
  id: `p${index}`,
  item_group_id: `g${index}`,
  title: `Lamp ${index}`,
  link: "https://lumen.example/l",
  image_link: "https://lumen.example/l.png",
  availability: index % 2 === 0 ? "in_stock" : "out_of_stock",
  price,
})

const read = (rows: ReadonlyArray<RawRow>) => {
  const reader = new FeedReader([], "GBP")
  return { items: [...rows.flatMap((row) => reader.read(row)), ...reader.end()], summary: reader.summary }
}

const anyPrice = fc.constantFrom("12.50 GBP", "4 INR", "", "nothing", "0 GBP")

test("counts after a change are those of a feed that never was otherwise", () => {
  law(
    fc.property(
      fc.array(anyPrice, { minLength: 1, maxLength: 8 }),
      fc.nat(7),
      fc.option(anyPrice, { nil: undefined }),
      (prices, at, changed) => {
        const place = at % prices.length
        const rows = prices.map((price, index) => rowOf(index, price))
        const before = read(rows)
        const after = changed === undefined ? [] : [rowOf(place, changed)]
        const added = read(after).items
        const rest = rows.flatMap((row, index) => (index === place ? after : [row]))
        const { firstId: _first, lastId: _last, ...expected } = read(rest).summary
        const {
          firstId: _f,
          lastId: _l,
          ...counts
        } = summaryAfter(before.summary, before.items.slice(place, place + 1), added, "GBP")
        expect(counts).toEqual(expected)
      },
    ),
  )
})

test("words that every object has are counted like any other", () => {
  const words = ["constructor", "__proto__", "toString"]
  const before = read(words.map((availability, index) => ({ ...rowOf(index, "4 GBP"), availability })))
  expect(Object.entries(before.summary.availability)).toEqual(words.map((word) => [word, 1]))
  const after = summaryAfter(before.summary, before.items.slice(0, 1), before.items.slice(1, 2), "GBP")
  expect(Object.entries(after.availability)).toEqual([
    ["__proto__", 2],
    ["toString", 1],
  ])
})
