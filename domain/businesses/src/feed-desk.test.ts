import { expect, test } from "vitest"
import { issueReach } from "./feed-issue-reach.ts"
import { feedHealth } from "./feed-reading.ts"
import { FeedReader } from "./feed-reader.ts"
import { countedIssues } from "./feed-summary.ts"

const whole = {
  id: "p1",
  title: "Lamp",
  description: "A lamp",
  link: "https://lumen.example/1",
  image_link: "https://lumen.example/1.png",
  availability: "in_stock",
  price: "4 GBP",
  brand: "Lumen",
  mpn: "L-1",
  google_product_category: "594",
}
const summaryOf = (...rows: ReadonlyArray<Partial<typeof whole> & { readonly gtin?: string }>) => {
  const reader = new FeedReader([], "GBP")
  for (const row of rows) reader.read(row)
  reader.end()
  return reader.summary
}

test("each issue is counted by the products that have it, the worst first", () => {
  const { price: _price, ...unpriced } = whole
  const summary = summaryOf(
    whole,
    { ...whole, id: "p2", gtin: "123" },
    { ...whole, id: "p3", gtin: "124" },
    { ...unpriced, id: "p4", gtin: "5" },
  )
  expect(countedIssues(summary)).toEqual([
    { issue: { severity: "error", field: "price", fix: "addValue" }, items: 1 },
    { issue: { severity: "warning", field: "gtin", fix: "correctFormat" }, items: 3 },
  ])
  const { byIssue: _counts, ...former } = summary
  expect(countedIssues(former)).toBeUndefined()
})

test("products are active, warned or blocked, and pending while they are read", () => {
  const { link: _link, ...blocked } = whole
  const shown = summaryOf(whole, { ...whole, id: "p2", gtin: "123" }, { ...blocked, id: "p3" })
  expect(feedHealth(shown, summaryOf(whole))).toEqual({ active: 1, warned: 1, blocked: 1, pending: 1, items: 3 })
  expect(feedHealth(undefined, undefined)).toMatchObject({ active: 0, warned: undefined, items: 0 })
})

test("a network's own rule counts where it differs from our check", () => {
  expect(issueReach({ field: "gtin", severity: "warning", fix: "correctFormat" })).toEqual({
    effects: { Meta: "Advised", Google: "Refused" },
    where: "Everywhere",
  })
  expect(issueReach({ field: "google_product_category", severity: "suggestion", fix: "addValue" }).effects.Google).toBe(
    "None",
  )
  expect(issueReach({ field: "price", severity: "warning", fix: "useCatalogCurrency" }).where).toBe("OwnCountry")
})

test("a length that only one network forbids tells both limits", () => {
  expect(issueReach({ field: "title", severity: "warning", fix: "shorten" })).toEqual({
    effects: { Meta: "Advised", Google: "Limited" },
    where: "Everywhere",
    most: { Meta: 200, Google: 150 },
  })
  expect(issueReach({ field: "link", severity: "warning", fix: "shorten" }).effects).toEqual({
    Meta: "Limited",
    Google: "Limited",
  })
})
