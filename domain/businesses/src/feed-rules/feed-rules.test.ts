import { Result } from "effect"
import { expect, test } from "vitest"
import { columnsOf, type FeedItem, feedItemOf } from "../feed-item.ts"
import { feedItemIssues } from "../feed-issues.ts"
import { applyFeedRules } from "./apply-rules.ts"
import { checkFeedRules } from "./check-rules.ts"
import { guessedColumn, mappedColumns, withColumns } from "./column-guess.ts"
import type { CalculateRule, FeedCondition, FeedRule } from "./feed-rule.ts"
import { feedSampleLimits, FeedSampler } from "./feed-sample.ts"
import { cutAtWord } from "./mends.ts"
import { withParts } from "./placeholders.ts"
import { suggestedMends } from "./preview.ts"

const shared = { id: "r", isOn: true, conditions: [] as ReadonlyArray<FeedCondition> }
const after = (item: FeedItem, ...rules: ReadonlyArray<FeedRule>) => applyFeedRules(item, rules, "INR").item
const set = (text: string, isOnlyWhereEmpty = false): FeedRule => ({
  ...shared,
  kind: "set",
  field: "title",
  text,
  isOnlyWhereEmpty,
})
const replace = (find: string, replacement: string, changes: object = {}): FeedRule => ({
  ...shared,
  kind: "replace",
  field: "title",
  find,
  replacement,
  isWhole: false,
  isCaseSensitive: false,
  ...changes,
})
const calculate = (changes: Partial<typeof CalculateRule.Type>): FeedRule => ({
  ...shared,
  kind: "calculate",
  field: "price",
  from: "price",
  by: "percent",
  change: 0,
  rounding: "none",
  ...changes,
})

test("a text is set with the product's own values in it", () => {
  expect(after({ title: "Loaf", brand: "Rye" }, set("{brand} {title}")).title).toBe("Rye Loaf")
  expect(after({ title: "Loaf" }, set("{brand} {title}")).title).toBe("Loaf")
  expect(after({ title: "Loaf" }, set("{brand}")).title).toBe("Loaf")
})

test("a text is set only where the field is empty, if so wished", () => {
  expect(after({ title: "Loaf" }, set("Bread", true)).title).toBe("Loaf")
  expect(after({}, set("Bread", true)).title).toBe("Bread")
})

test("a text is replaced as it is written, never as a pattern", () => {
  expect(after({ title: "A.B a.b axb" }, replace("a.b", "$&")).title).toBe("$& $& axb")
  expect(after({ title: "A.B a.b" }, replace("a.b", "c", { isCaseSensitive: true })).title).toBe("A.B c")
  expect(after({ title: "Loaf" }, replace("loaf", "Bread", { isWhole: true })).title).toBe("Bread")
  expect(after({ title: "Loaves" }, replace("loaf", "Bread", { isWhole: true })).title).toBe("Loaves")
  expect(after({ title: "Loaf" }, replace("loaf", ""))).toEqual({})
})

test.each([
  [{ change: -1_000 }, "100.00 INR", "90.00 INR"],
  [{ change: 1_234 }, "99.99 INR", "112.33 INR"],
  [{ change: 1_000, rounding: "ninetyNine" }, "100 INR", "109.99 INR"],
  [{ change: 1_000, rounding: "whole" }, "100.40 INR", "110.00 INR"],
  [{ by: "amount", change: -5_000 }, "40", "0.00 INR"],
  [{ by: "amount", change: -100 }, "40 USD", "40 USD"],
  [{ change: 500 }, "1000 JPY", "1050 JPY"],
  [{ change: 500 }, "on request", "on request"],
] as const)("%j makes of %s the price %s", (changes, price, made) => {
  expect(after({ price }, calculate(changes)).price).toBe(made)
})

test("a sale price is made from the price, with its dates", () => {
  const dates: FeedRule = { ...shared, kind: "saleDates", from: "2026-11-01", until: "2026-11-30" }
  const sale = calculate({ field: "sale_price", change: -2_000 })
  expect(after({ price: "50.00 INR" }, sale, dates)).toEqual({
    price: "50.00 INR",
    sale_price: "40.00 INR",
    sale_price_effective_date: "2026-11-01/2026-11-30",
  })
  expect(after({ price: "50.00 INR" }, dates)).toEqual({ price: "50.00 INR" })
})

test("a currency is added where a price has none or only its sign", () => {
  const currency: FeedRule = { ...shared, kind: "currency", currency: "INR" }
  const priced = (price: string) => after({ price }, currency).price
  expect(["450", "₹450", "450 GBP", "£450", "soon"].map(priced)).toEqual([
    "450 INR",
    "450 INR",
    "450 GBP",
    "£450",
    "soon",
  ])
})

test.each([
  ["is", "LOAF", true],
  ["isNot", "loaf", false],
  ["contains", "oa", true],
  ["startsWith", "lo", true],
  ["startsWith", "af", false],
  ["isEmpty", "", false],
  ["isNotEmpty", "", true],
  ["greaterThan", "1", false],
] as const)("a title %s %s: %s", (operator, value, holds) => {
  const excluded: FeedRule = { ...shared, kind: "exclude", conditions: [{ field: "title", operator, value }] }
  expect(applyFeedRules({ title: "Loaf" }, [excluded], "INR").isExcluded).toBe(holds)
})

test.each(["out of stock", "Out-of-Stock", "out_of_stock"])(
  "the word %s for availability is out_of_stock",
  (availability) => {
    const gone: FeedCondition = { field: "availability", operator: "is", value: "out_of_stock" }
    const rule: FeedRule = { ...shared, kind: "exclude", conditions: [gone] }
    expect(applyFeedRules({ availability }, [rule], "INR").isExcluded).toBe(true)
  },
)

test("prices are compared in the catalogue's currency alone", () => {
  const cheap: FeedCondition = { field: "price", operator: "lessThan", value: "100" }
  const isOut = (price: string) =>
    applyFeedRules({ price }, [{ ...shared, kind: "exclude", conditions: [cheap] }], "INR").isExcluded
  expect(["99.99", "100", "5 USD", ""].map(isOut)).toEqual([true, false, false, false])
})

test.each([
  ["availability", { availability: "במלאי" }, { availability: "in_stock" }],
  ["availability", { availability: "https://schema.org/OutOfStock" }, { availability: "out_of_stock" }],
  ["availability", { availability: "ask" }, { availability: "ask" }],
  ["availability", { availability: "In Stock" }, { availability: "In Stock" }],
  ["condition", { condition: "Gebraucht" }, { condition: "used" }],
  ["links", { link: "https://a.example/x y" }, { link: "https://a.example/x%20y" }],
  ["links", { link: "https://a.example/x%20y?q=1#a" }, { link: "https://a.example/x%20y?q=1#a" }],
  ["capitals", { title: "RED SHIRT BY ACME", brand: "Acme" }, { title: "Red shirt by Acme", brand: "Acme" }],
  ["capitals", { title: "USB HUB" }, { title: "USB HUB" }],
  ["noIdentifier", {}, { identifier_exists: "no" }],
  ["noIdentifier", { mpn: "1" }, { mpn: "1" }],
] as const)("the mend of %s makes of %j: %j", (mend, item, mended) => {
  expect(after(item, { ...shared, kind: "mend", mend })).toEqual(mended)
})

test("a title that is too long ends with a whole word", () => {
  expect(cutAtWord("One two three", 9)).toBe("One two")
  expect(cutAtWord("One two three", 7)).toBe("One two")
  expect(cutAtWord("Onetwothree", 7)).toBe("Onetwot")
})

test("a product without identifiers is not asked for them once it says so", () => {
  const asked = (item: FeedItem) => feedItemIssues(item, "INR").map(({ field }) => field)
  expect(asked({})).toEqual(expect.arrayContaining(["gtin", "brand"]))
  expect(asked({ identifier_exists: "no" })).not.toEqual(expect.arrayContaining(["gtin"]))
  expect(asked({ identifier_exists: "no" })).not.toEqual(expect.arrayContaining(["brand"]))
})

test("several columns fill the further pictures together", () => {
  const maps = withColumns([], "additional_image_link", ["Photo 2", "Photo 3"])
  const row = { "Photo 2": "https://a/2", "Photo 3": "https://a/3" }
  expect(feedItemOf(row, columnsOf(maps)).additional_image_link).toBe("https://a/2,https://a/3")
  expect(mappedColumns("additional_image_link", maps)).toEqual(["Photo 2", "Photo 3"])
})

test("a column is guessed by its name, the field's own name first", () => {
  expect(guessedColumn("title", ["Name", "Title"])).toBe("Title")
  expect(guessedColumn("title", ["Product URL", "Name"])).toBe("Name")
  expect(guessedColumn("title", ["Foto"])).toBeUndefined()
})

test("what is wrong with rules is told by rule and field", () => {
  const wrong: ReadonlyArray<FeedRule> = [
    { ...set("{nothing}"), id: "1" },
    { ...replace("", ""), id: "2" },
    { ...calculate({ change: -20_000 }), id: "3" },
    { ...shared, id: "4", kind: "exclude" },
    { ...shared, id: "5", kind: "saleDates", from: "2026-11-30", until: "2026-11-01" },
    { ...set("x"), id: "5", conditions: [{ field: "price", operator: "greaterThan", value: "much" }] },
  ]
  const maps = [
    { source: "a", target: "title" },
    { source: "b", target: "title" },
    { source: "c", target: "colour" },
  ]
  const failures = Result.match(checkFeedRules({ productMaps: maps, rules: wrong }, "INR"), {
    onSuccess: () => ({}),
    onFailure: (told) => Object.fromEntries(Object.entries(told).map(([name, { key }]) => [name, key])),
  })
  expect(failures).toEqual({
    "productMaps.1": "businesses.feed.repeated",
    "productMaps.2": "businesses.feed.columnUnknown",
    "rules.0.text": "businesses.feed.rule.placeholderUnknown",
    "rules.1.find": "validation.required",
    "rules.2.change": "businesses.feed.rule.percentOutOfRange",
    "rules.3.conditions": "businesses.feed.rule.conditionNeeded",
    "rules.4.until": "businesses.feed.rule.datesInvalid",
    "rules.5.id": "businesses.feed.repeated",
    "rules.5.conditions.0": "businesses.feed.rule.notANumber",
  })
})

test("a sample is the first rows that say something, with long cells cut", () => {
  const sampler = new FeedSampler()
  sampler.take([{ id: "" }, { id: "1", title: "x".repeat(600) }])
  sampler.take(Array.from({ length: 100 }, (_, index) => ({ id: String(index) })))
  const { columns, rows } = sampler.sample
  expect([columns, rows.length]).toEqual([["id", "title"], feedSampleLimits.rows])
  expect(rows[0]?.["title"]?.length).toBe(feedSampleLimits.cell)
})

test("a mend is suggested with the products that it changes, until it is a rule", () => {
  const rows = [
    { id: "1", title: "Loaf", availability: "במלאי" },
    { id: "2", title: "Bun", availability: "in stock", gtin: "4006381333931" },
  ]
  const suggested = suggestedMends({ rows, currency: "INR" }, { productMaps: [], rules: [] })
  expect(suggested.map(({ rule, items }) => [rule.id, items])).toEqual([
    ["mend-availability", 1],
    ["mend-noIdentifier", 1],
  ])
  const rules = suggested.map(({ rule }) => rule)
  expect(suggestedMends({ rows, currency: "INR" }, { productMaps: [], rules })).toEqual([])
})

test("a text that rules let grow ends early instead of growing on", () => {
  let parts = 0
  function* endless() {
    for (; ; parts += 1) {
      if (parts > 1_000) throw new Error("The text grew on")
      yield { from: 0, until: 0, value: "x".repeat(1_000) }
    }
  }
  expect(withParts("", endless()).length).toBe(5_000)
  expect(after({ title: "a".repeat(5_000) }, replace("a", "b".repeat(1_000))).title).toBe("b".repeat(5_000))
  expect(after({ title: "ab".repeat(2_500) }, set("{title}".repeat(100))).title).toBe("ab".repeat(2_500))
})
