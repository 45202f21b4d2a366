import * as fc from "fast-check"
import { expect, test } from "vitest"
import { FeedReader } from "./feed-reader.ts"
import { feedItemFields } from "./feed-item.ts"
import type { FeedRule } from "./feed-rules/feed-rule.ts"
import { feedMends } from "./feed-rules/feed-rule.ts"
import { readingBasis, readingVersion } from "./reading-basis.ts"

const cell = fc.oneof(
  fc.constantFrom("p1", "4.50 GBP", "0", "-1", "12 INR", "IN STOCK", "auf Lager", "New", "https://rye.example/a b"),
  fc.constantFrom("8123456700019", "4006381333931", "no", "x".repeat(200), "2026-01-01/2026-02-01", "LOUD TITLE"),
  fc.string({ maxLength: 20 }),
)
const row = fc.dictionary(fc.constantFrom(...feedItemFields, "Handle", "Variant Price", "Option1 Value", "url"), cell)
const feeds = fc.sample(fc.array(row, { maxLength: 30 }), { seed: 7, numRuns: 200 })
const rules: ReadonlyArray<FeedRule> = feedMends.map((mend) => ({
  id: mend,
  kind: "mend",
  isOn: true,
  conditions: [],
  mend,
}))

const outcomeOf = (rows: (typeof feeds)[number], ruled: ReadonlyArray<FeedRule>) => {
  const reader = new FeedReader([{ source: "url", target: "link" }], "GBP", "rye.example", ruled)
  return [rows.flatMap((raw) => reader.read(raw)), reader.end(), reader.summary]
}

test("what a reading makes of many rows is what its version stands for", () => {
  const outcomes = feeds.flatMap((rows) => [outcomeOf(rows, []), outcomeOf(rows, rules)])
  const digest =
    [...JSON.stringify(outcomes)].reduce((sum, sign) => Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0), 7) >>> 0
  // A change of what a reading makes takes the next version, with its digest.
  expect([readingVersion, digest]).toEqual([2, 1_243_726_512])
})

test("another currency, store, map or rule is another basis", () => {
  const facts = { productMaps: [], rules: [], currency: "GBP", storeDomain: undefined }
  const bases = [
    facts,
    { ...facts, currency: "INR" },
    { ...facts, storeDomain: "rye.example" },
    { ...facts, productMaps: [{ source: "url", target: "link" }] },
    { ...facts, rules },
    { ...facts, rules: rules.slice(1) },
  ].map(readingBasis)
  expect(new Set(bases).size).toBe(bases.length)
  expect(readingBasis({ ...facts })).toBe(bases[0])
})
