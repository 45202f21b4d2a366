import fc from "fast-check"
import { describe, expect, test } from "vitest"
import type { FeedItem } from "../feed-item.ts"
import { readFeedPrice, writeFeedPrice } from "../feed-price.ts"
import { FeedReader } from "../feed-reader.ts"
import type { RawRow } from "../feed-row.ts"
import { applyFeedRules } from "./apply-rules.ts"
import { feedMends, type FeedCondition, type FeedRule } from "./feed-rule.ts"
import { previewFeed, suggestedMends, wholeFeedMends } from "./preview.ts"

const money = fc.tuple(fc.nat(2_000_000), fc.constantFrom("INR", "GBP", "JPY", "KWD", ""))
const price = money.map(([amount, code]) =>
  code === "" ? (amount / 100).toFixed(2) : writeFeedPrice({ amount, currency: code }),
)
const cell = fc.oneof(
  fc.constantFrom(
    "",
    "in stock",
    "במלאי",
    "Sold Out",
    "BIG RED WOOLLEN SHIRT",
    "new",
    "https://a.example/x y",
    "a",
    "$&",
  ),
  fc.string({ maxLength: 12 }),
)
const row: fc.Arbitrary<RawRow> = fc.record({
  id: fc.constantFrom("1", "2", "3", ""),
  title: cell,
  brand: cell,
  link: cell,
  image_link: cell,
  "Photo 2": cell,
  availability: cell,
  condition: cell,
  price: fc.oneof(price, cell),
  sale_price: fc.oneof(price, cell),
  gtin: fc.constantFrom("", "4006381333931"),
})
const rows = fc.array(row, { maxLength: 8 })
const field = fc.constantFrom("id", "title", "brand", "link", "availability", "price", "sale_price" as const)
const priceField = fc.constantFrom("price", "sale_price" as const)
const condition: fc.Arbitrary<FeedCondition> = fc.record({
  field,
  operator: fc.constantFrom(
    "is",
    "isNot",
    "contains",
    "startsWith",
    "isEmpty",
    "isNotEmpty",
    "greaterThan",
    "lessThan" as const,
  ),
  value: fc.oneof(cell, price),
})
const conditions = fc.array(condition, { maxLength: 2 })
const shared = { id: fc.uuid(), isOn: fc.boolean(), conditions }
const tag = <const Name extends string>(name: Name) => fc.constant(name)
const rule: fc.Arbitrary<FeedRule> = fc.oneof(
  fc.record({
    ...shared,
    kind: tag("set"),
    field,
    text: fc.oneof(cell, fc.constantFrom("{brand} {title}", "{price}")),
    isOnlyWhereEmpty: fc.boolean(),
  }),
  fc.record({
    ...shared,
    kind: tag("replace"),
    field,
    find: cell,
    replacement: cell,
    isWhole: fc.boolean(),
    isCaseSensitive: fc.boolean(),
  }),
  fc.record({
    ...shared,
    kind: tag("calculate"),
    field: priceField,
    from: priceField,
    by: fc.constantFrom("percent", "amount"),
    change: fc.integer({ min: -10_000, max: 100_000 }),
    rounding: fc.constantFrom("none", "ninetyNine", "whole"),
  }),
  fc.record({ ...shared, kind: tag("exclude") }),
  fc.record({ ...shared, kind: tag("currency"), currency: fc.constantFrom("INR", "GBP", "USD") }),
  fc.record({ ...shared, kind: tag("saleDates"), from: tag("2026-11-01"), until: tag("2026-11-30") }),
  fc.record({ ...shared, kind: tag("mend"), mend: fc.constantFrom(...feedMends) }),
)
const rules = fc.array(rule, { maxLength: 6 })
const currency = "INR"
const productMaps = [
  { source: "image_link", target: "additional_image_link" },
  { source: "Photo 2", target: "additional_image_link" },
]
const readingOf = (read: ReadonlyArray<RawRow>, decided: ReadonlyArray<FeedRule>) => {
  const reader = new FeedReader(productMaps, currency, undefined, decided)
  const items = [...read.flatMap((one) => reader.read(one)), ...reader.end()]
  return { items, summary: reader.summary }
}
const asItem = ({ "Photo 2": _photo, ...cells }: RawRow): FeedItem =>
  Object.fromEntries(Object.entries(cells).flatMap(([name, value = ""]) => (value === "" ? [] : [[name, value]])))

describe("the rules of a feed", () => {
  test("what a preview shows of the first rows is what the reading of all makes of them", () => {
    fc.assert(
      fc.property(rows, rows, rules, (first, later, decided) => {
        const { items } = readingOf([...first, ...later], decided)
        for (const { row: number, after } of previewFeed({ rows: first, currency }, { productMaps, rules: decided })
          .items)
          expect(items.find((item) => item.row === number)).toEqual(after)
      }),
    )
  })

  test("a reading that is done again finds the same", () => {
    fc.assert(
      fc.property(rows, rules, (read, decided) => {
        expect(readingOf(read, decided)).toEqual(readingOf(read, decided))
      }),
    )
  })

  test("a rule that is off changes nothing, wherever it stands", () => {
    fc.assert(
      fc.property(rows, rules, rule, fc.nat(6), (read, decided, off, place) => {
        const at = Math.min(place, decided.length)
        const withOff = [...decided.slice(0, at), { ...off, isOn: false }, ...decided.slice(at)]
        expect(readingOf(read, withOff)).toEqual(readingOf(read, decided))
      }),
    )
  })

  test("without a rule that was added all is as it was before", () => {
    fc.assert(
      fc.property(rows, rules, rule, (read, decided, added) => {
        const before = readingOf(read, decided)
        const rulesAfter = [...decided, { ...added, id: "added" }]
        readingOf(read, rulesAfter)
        expect(
          readingOf(
            read,
            rulesAfter.filter(({ id }) => id !== "added"),
          ),
        ).toEqual(before)
      }),
    )
  })

  test("rules work one after the other, so a list is its parts in turn", () => {
    fc.assert(
      fc.property(row, rules, rules, (read, first, second) => {
        const half = applyFeedRules(asItem(read), first, currency)
        const whole = applyFeedRules(asItem(read), [...first, ...second], currency)
        expect(whole).toEqual(half.isExcluded ? half : applyFeedRules(half.item, second, currency))
      }),
    )
  })

  test("rules of different fields without conditions may change places", () => {
    const setTo = (name: "title" | "brand", text: string): FeedRule => ({
      id: name,
      isOn: true,
      conditions: [],
      kind: "set",
      field: name,
      text,
      isOnlyWhereEmpty: false,
    })
    const plain = fc.string({ maxLength: 9 }).filter((text) => !text.includes("{"))
    fc.assert(
      fc.property(row, plain, plain, (read, title, brand) => {
        const pair = [setTo("title", title), setTo("brand", brand)]
        expect(applyFeedRules(asItem(read), pair, currency)).toEqual(
          applyFeedRules(asItem(read), pair.toReversed(), currency),
        )
      }),
    )
  })

  test("calculated money is whole minor units and never below zero", () => {
    const calculation = rule.filter(({ kind }) => kind === "calculate")
    fc.assert(
      fc.property(money, calculation, ([amount, code], calculate) => {
        const item: FeedItem = { price: writeFeedPrice({ amount, currency: code || "INR" }), sale_price: "1.00 INR" }
        const made = applyFeedRules(item, [{ ...calculate, isOn: true, conditions: [] }], currency).item
        for (const text of [made.price, made.sale_price]) {
          const read = readFeedPrice(text ?? "", currency)
          expect(read?.amount).toSatisfy((one: number) => Number.isSafeInteger(one) && one >= 0)
        }
      }),
    )
  })

  test("a price that is written is read as the same price", () => {
    fc.assert(
      fc.property(money, ([amount, code]) => {
        const written = { amount, currency: code || "INR" }
        expect(readFeedPrice(writeFeedPrice(written), "EUR")).toEqual(written)
      }),
    )
  })

  test("excluded products are counted apart and are never taken", () => {
    fc.assert(
      fc.property(rows, rules, (read, decided) => {
        const { items, summary } = readingOf(read, decided)
        const out = items.filter(({ isExcluded }) => isExcluded === true)
        expect(out.every(({ isTaken }) => !isTaken)).toBe(true)
        expect([summary.excluded ?? 0, summary.items]).toEqual([out.length, items.length - out.length])
      }),
    )
  })

  test("safe mends done twice are as done once, and are not suggested again", () => {
    fc.assert(
      fc.property(rows, (read) => {
        const mends = suggestedMends({ rows: read, currency }, { productMaps, rules: [] }).map((one) => one.rule)
        for (const raw of read) {
          const once = applyFeedRules(asItem(raw), mends, currency).item
          expect(applyFeedRules(once, mends, currency).item).toEqual(once)
        }
        const ids = suggestedMends({ rows: read, currency }, { productMaps, rules: mends }).map((one) => one.rule.id)
        expect(mends.filter(({ id }) => ids.includes(id))).toEqual([])
      }),
    )
  })

  test("a reading counts over the whole feed what each mend changes in a sample", () => {
    fc.assert(
      fc.property(rows, rules, (read, decided) => {
        const { summary } = readingOf(read, decided)
        const suggested = suggestedMends({ rows: read, currency }, { productMaps, rules: decided })
        expect(summary.mends).toEqual(Object.fromEntries(suggested.map(({ rule, items }) => [rule.id, items])))
        const whole = wholeFeedMends(summary.mends ?? {}, suggested, { currency, rules: [] })
        expect(whole.map(({ isWhole }) => isWhole)).toEqual(suggested.map(() => true))
        expect(wholeFeedMends({}, suggested, { currency, rules: [] })).toEqual(suggested)
      }),
    )
  })
})
