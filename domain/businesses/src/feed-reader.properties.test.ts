import * as fc from "fast-check"
import { expect, test } from "vitest"
import { feedItemFields } from "./feed-item.ts"
import { isTaken } from "./feed-issues.ts"
import { FeedReader } from "./feed-reader.ts"
import { isBlankRow } from "./feed-row.ts"

const cell = fc.oneof(
  fc.constantFrom("", " ", "p1", "p2", "4.50 GBP", "0 GBP", "-1", "in stock", "https://rye.example/a", "8123456700019"),
  fc.string({ maxLength: 20 }),
)
const row = fc.dictionary(fc.constantFrom(...feedItemFields, "Handle", "Variant Price", "Option1 Value", "url"), cell)
const feed = fc.array(row, { maxLength: 30 })

const readAll = (rows: ReadonlyArray<Readonly<Record<string, string>>>) => {
  const reader = new FeedReader([], "GBP")
  return { items: [...rows.flatMap((raw) => reader.read(raw)), ...reader.end()], summary: reader.summary }
}

test("whatever a feed holds, its counts are those of its products", () => {
  fc.assert(
    fc.property(feed, (rows) => {
      const { items, summary } = readAll(rows)
      expect(summary.rows).toBe(rows.filter((raw) => !isBlankRow(raw)).length)
      expect(summary.items).toBe(items.length)
      expect(summary.taken).toBe(items.filter((one) => one.isTaken).length)
      const ids = items.flatMap(({ item }) => item.id ?? [])
      expect(summary.distinctIds).toBe(new Set(ids).size)
      expect(summary.blankIds).toBe(items.length - ids.length)
      expect([summary.firstId, summary.lastId]).toEqual([ids[0], ids.at(-1)])
      for (const severity of ["error", "warning", "suggestion"] as const)
        expect(summary.issues[severity]).toBe(
          items.filter(({ issues }) => issues.some((issue) => issue.severity === severity)).length,
        )
    }),
  )
})

test("a taken product has a code of its own, a title and a price, and no error", () => {
  fc.assert(
    fc.property(feed, (rows) => {
      const taken = readAll(rows).items.filter((one) => one.isTaken)
      expect(new Set(taken.map(({ item }) => item.id)).size).toBe(taken.length)
      for (const { item, issues } of taken) {
        expect(isTaken(issues)).toBe(true)
        expect([item.title, item.price, item.link].every((text) => text !== undefined && text.trim() !== "")).toBe(true)
      }
    }),
  )
})
