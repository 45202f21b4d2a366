import { type FeedItem, type FeedItemField, feedItemFields } from "../feed-item.ts"
import { feedRuleLimits } from "./feed-rule.ts"

const placeholder = /\{([^{}]*)\}/g

const fieldNamed = (name: string): FeedItemField | undefined => feedItemFields.find((field) => field === name.trim())

/** The placeholders of a text that name no field. */
export const unknownPlaceholders = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(placeholder)].map(([, name = ""]) => name).filter((name) => fieldNamed(name) === undefined)

/** A value in whole characters, as long as values may be. */
export const boundedValue = (value: string): string =>
  value.length <= feedRuleLimits.value ? value : [...value].slice(0, feedRuleLimits.value).join("")

/** A text with the product's own values; blanks beside an empty one close up. */
export const filledText = (text: string, item: FeedItem): string =>
  boundedValue(
    text
      .replaceAll(placeholder, (whole, name: string) => {
        const field = fieldNamed(name)
        return field === undefined ? whole : (item[field] ?? "")
      })
      .replaceAll(/ {2,}/g, " ")
      .trim(),
  )
