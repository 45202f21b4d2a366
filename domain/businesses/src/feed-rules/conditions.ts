import { knownWord } from "../feed-issues.ts"
import type { FeedItem, FeedItemField } from "../feed-item.ts"
import { readFeedPrice } from "../feed-price.ts"
import type { ConditionOperator, FeedCondition } from "./feed-rule.ts"

/** Whether an operator compares with a value. */
export const needsValue = (operator: ConditionOperator): boolean => operator !== "isEmpty" && operator !== "isNotEmpty"

/** A number of minor units where the text is a price of the catalogue's currency, else undefined. */
const numberOf = (text: string, currency: string): number | undefined => {
  const price = readFeedPrice(text, currency)
  return price?.currency === currency ? price.amount : undefined
}

/** Whether a text can be compared by size: a price in the catalogue's currency or another number of few decimals. */
export const isComparable = (text: string, currency: string): boolean => numberOf(text, currency) !== undefined

/** Fields of words that the networks know, where `out of stock` and `out_of_stock` are one word. */
const worded: ReadonlyArray<FeedItemField> = ["availability", "condition"]

const folded = (field: FeedItemField, text: string): string =>
  worded.includes(field) ? knownWord(text) : text.trim().toLowerCase()

/** Whether a condition holds for a product; sizes of texts that are no numbers are never greater or less. */
export const conditionHolds = (
  item: FeedItem,
  { field, operator, value }: FeedCondition,
  currency: string,
): boolean => {
  const [own, other] = [folded(field, item[field] ?? ""), folded(field, value)]
  switch (operator) {
    case "is":
      return own === other
    case "isNot":
      return own !== other
    case "contains":
      return own.includes(other)
    case "startsWith":
      return own.startsWith(other)
    case "isEmpty":
      return own === ""
    case "isNotEmpty":
      return own !== ""
    case "greaterThan":
    case "lessThan": {
      const [size, limit] = [numberOf(item[field] ?? "", currency), numberOf(value, currency)]
      if (size === undefined || limit === undefined) return false
      return operator === "greaterThan" ? size > limit : size < limit
    }
  }
}
