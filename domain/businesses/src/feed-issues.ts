import { textLength } from "@domain/kernel"
import { Schema } from "effect"
import { type FeedItem, type FeedItemField, feedItemFields } from "./feed-item.ts"
import { readFeedPrice } from "./feed-price.ts"
import { readSaleDates } from "./sale-dates.ts"

/** How much an issue matters: an error leaves the product out, a warning limits where it is shown, a suggestion improves it. Ours. */
export const IssueSeverity = Schema.Literals(["error", "warning", "suggestion"])
export type IssueSeverity = typeof IssueSeverity.Type

/** What mends an issue. */
export const IssueFix = Schema.Literals([
  "addValue",
  "shorten",
  "makeUnique",
  "correctFormat",
  "useKnownValue",
  "lowerSalePrice",
  "useCatalogCurrency",
])
export type IssueFix = typeof IssueFix.Type

/** Something wrong with one field of a product, and what mends it. */
export const FeedIssue = Schema.Struct({
  field: Schema.Literals(feedItemFields),
  severity: IssueSeverity,
  fix: IssueFix,
})
export type FeedIssue = typeof FeedIssue.Type

/** The most characters of each field, as the networks take them. */
export const itemLimits: Readonly<Partial<Record<FeedItemField, number>>> = {
  id: 50,
  sku: 100,
  title: 150,
  description: 5_000,
  link: 2_000,
  image_link: 2_000,
  brand: 70,
  mpn: 70,
  item_group_id: 50,
  product_type: 750,
}

/** The words for availability that the networks know. */
export const availabilities: ReadonlyArray<string> = [
  "in_stock",
  "out_of_stock",
  "preorder",
  "backorder",
  "available_for_order",
]
/** The words for a product's condition that the networks know. */
export const itemConditions: ReadonlyArray<string> = ["new", "refurbished", "used"]
/** A word of a list as it is compared: lower case, with underscores. */
export const knownWord = (value: string): string =>
  value
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, "_")

const isOneOf = (words: ReadonlyArray<string>, value: string): boolean =>
  words.includes(value) || words.includes(knownWord(value))

const isAddress = (text: string): boolean =>
  /^https?:\/\/[^\s]+\.[^\s]+$/i.test(text) || /^https?:\/\/localhost/i.test(text)

/** Whether a number is a GTIN of 8, 12, 13 or 14 digits with its right check digit. */
export const isGtin = (text: string): boolean => {
  const digits = text.replaceAll(/[\s-]/g, "")
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return false
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

type Check = (item: FeedItem, currency: string) => FeedIssue | undefined

const known = new Map<string, FeedIssue>()

/** An issue, the same object each time: a feed has few, and many products have each. */
const issue = (field: FeedItemField, severity: IssueSeverity, fix: IssueFix): FeedIssue => {
  const name = `${severity}.${field}.${fix}`
  const made = known.get(name) ?? { field, severity, fix }
  known.set(name, made)
  return made
}

const missing =
  (field: FeedItemField, severity: IssueSeverity): Check =>
  (item) =>
    item[field] === undefined ? issue(field, severity, "addValue") : undefined

const when =
  (field: FeedItemField, severity: IssueSeverity, fix: IssueFix, isWrong: (value: string) => boolean): Check =>
  (item) => {
    const value = item[field]
    return value !== undefined && isWrong(value) ? issue(field, severity, fix) : undefined
  }

/** Whether a product says that its maker gave it neither a GTIN nor a part number. Source: the networks' `identifier_exists`. */
const hasNoIdentifier = ({ identifier_exists: exists }: FeedItem): boolean =>
  exists !== undefined && ["no", "false"].includes(knownWord(exists))

const identifiers: Check = (item) =>
  item.gtin === undefined && item.mpn === undefined && !hasNoIdentifier(item)
    ? issue("gtin", "suggestion", "addValue")
    : undefined

const brand: Check = (item) =>
  item.brand === undefined && !hasNoIdentifier(item) ? issue("brand", "suggestion", "addValue") : undefined

/** A text has at most as many characters as code units, whose number is known at once. */
const isLonger = (value: string, most: number): boolean => value.length > most && textLength(value) > most

const longer = (field: FeedItemField): Check =>
  when(field, field === "id" ? "error" : "warning", "shorten", (value) => isLonger(value, itemLimits[field] ?? 0))

const price: Check = ({ price: text }, currency) => {
  if (text === undefined) return issue("price", "error", "addValue")
  const read = readFeedPrice(text, currency)
  if (read === undefined || read.amount <= 0) return issue("price", "error", "correctFormat")
  return read.currency === currency ? undefined : issue("price", "warning", "useCatalogCurrency")
}

const salePrice: Check = ({ price: full = "", sale_price: text }, currency) => {
  if (text === undefined) return undefined
  const [read, before] = [readFeedPrice(text, currency), readFeedPrice(full, currency)]
  if (read === undefined || read.amount <= 0) return issue("sale_price", "warning", "correctFormat")
  const isLower = before === undefined || (read.currency === before.currency && read.amount <= before.amount)
  return isLower ? undefined : issue("sale_price", "warning", "lowerSalePrice")
}

const saleDates: Check = ({ sale_price: reduced, sale_price_effective_date: text }) =>
  reduced !== undefined && text !== undefined && readSaleDates(text) === undefined
    ? issue("sale_price_effective_date", "warning", "correctFormat")
    : undefined

const checks: ReadonlyArray<Check> = [
  missing("id", "error"),
  missing("title", "error"),
  missing("link", "error"),
  missing("image_link", "error"),
  missing("availability", "error"),
  price,
  salePrice,
  saleDates,
  when("link", "error", "correctFormat", (value) => !isAddress(value)),
  when("image_link", "error", "correctFormat", (value) => !isAddress(value)),
  when("availability", "error", "useKnownValue", (value) => !isOneOf(availabilities, value)),
  when("condition", "warning", "useKnownValue", (value) => !isOneOf(itemConditions, value)),
  when("gtin", "warning", "correctFormat", (value) => !isGtin(value)),
  missing("description", "warning"),
  brand,
  identifiers,
  missing("google_product_category", "suggestion"),
  ...Object.keys(itemLimits).flatMap((field) => feedItemFields.filter((name) => name === field).map(longer)),
]

const ranks: Readonly<Record<IssueSeverity, number>> = { error: 0, warning: 1, suggestion: 2 }

/** What is wrong with a product by itself, in a catalogue of a currency; the worst first. */
export const feedItemIssues = (item: FeedItem, currency: string): ReadonlyArray<FeedIssue> => {
  const issues: Array<FeedIssue> = []
  for (const check of checks) {
    const found = check(item, currency)
    if (found !== undefined) issues.push(found)
  }
  return issues.length > 1 ? issues.sort((one, other) => ranks[one.severity] - ranks[other.severity]) : issues
}

/** A code that an earlier product of the feed has. */
export const repeatedId: FeedIssue = issue("id", "error", "makeUnique")

/** Whether a product with these issues is taken into the catalogue. */
export const isTaken = (issues: ReadonlyArray<FeedIssue>): boolean =>
  issues.every(({ severity }) => severity !== "error")
