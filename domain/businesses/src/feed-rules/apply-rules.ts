import type { FeedItem, FeedItemField } from "../feed-item.ts"
import { conditionHolds } from "./conditions.ts"
import type { FeedRule, ReplaceRule } from "./feed-rule.ts"
import { mendsOf } from "./mends.ts"
import { boundedValue, filledText, withParts } from "./placeholders.ts"
import { calculatedPrice, withCurrency } from "./price-rules.ts"

/** A product after the rules; one that is left out is as it was when a rule left it out. */
export interface RuledItem {
  readonly item: FeedItem
  readonly isExcluded: boolean
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, (sign) => `\\${sign}`)

function* foundParts(value: string, find: RegExp, replacement: string) {
  for (const { 0: found, index } of value.matchAll(find))
    yield { from: index, until: index + found.length, value: replacement }
}

const replaced = (value: string, { find, replacement, isWhole, isCaseSensitive }: typeof ReplaceRule.Type): string => {
  if (find === "") return value
  if (isWhole) {
    const isEqual = isCaseSensitive ? value === find : value.toLowerCase() === find.toLowerCase()
    return isEqual ? replacement : value
  }
  return withParts(value, foundParts(value, new RegExp(escaped(find), isCaseSensitive ? "g" : "gi"), replacement))
}

const withValue = (item: FeedItem, field: FeedItemField, value: string): FeedItem => {
  const bounded = boundedValue(value.trim())
  if (bounded === item[field]) return item
  if (bounded !== "") return { ...item, [field]: bounded }
  const { [field]: _emptied, ...rest } = item
  return rest
}

/** Prices that a rule of currencies looks at. */
const prices = ["price", "sale_price"] as const

const applied = (item: FeedItem, rule: Exclude<FeedRule, { readonly kind: "exclude" }>, currency: string): FeedItem => {
  switch (rule.kind) {
    case "set": {
      const text = filledText(rule.text, item)
      const isKept = text === "" || (rule.isOnlyWhereEmpty && item[rule.field] !== undefined)
      return isKept ? item : withValue(item, rule.field, text)
    }
    case "replace": {
      const value = item[rule.field]
      return value === undefined ? item : withValue(item, rule.field, replaced(value, rule))
    }
    case "calculate": {
      const price = calculatedPrice(item, rule, currency)
      return price === undefined ? item : withValue(item, rule.field, price)
    }
    case "currency":
      return prices.reduce((before, field) => {
        const value = before[field]
        return value === undefined ? before : withValue(before, field, withCurrency(value, rule.currency))
      }, item)
    case "saleDates":
      return item.sale_price === undefined
        ? item
        : withValue(item, "sale_price_effective_date", `${rule.from.trim()}/${rule.until.trim()}`)
    case "mend": {
      const changed = Object.entries(mendsOf[rule.mend](item))
      return changed.length === 0 ? item : { ...item, ...Object.fromEntries(changed) }
    }
  }
}

/**
 * A product after a feed's rules, each over what the rules before it made; a rule that is off, or has a condition that does not
 * hold, changes nothing. The first rule that leaves the product out ends it.
 */
export const applyFeedRules = (mapped: FeedItem, rules: ReadonlyArray<FeedRule>, currency: string): RuledItem => {
  let item = mapped
  for (const rule of rules) {
    const before = item
    if (!rule.isOn || !rule.conditions.every((condition) => conditionHolds(before, condition, currency))) continue
    if (rule.kind === "exclude") return { item, isExcluded: true }
    item = applied(item, rule, currency)
  }
  return { item, isExcluded: false }
}
