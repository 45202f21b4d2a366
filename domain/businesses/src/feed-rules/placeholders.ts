import { type FeedItem, type FeedItemField, feedItemFields } from "../feed-item.ts"
import { feedRuleLimits } from "./feed-rule.ts"

const placeholder = /\{([^{}]*)\}/g

const fieldNamed = (name: string): FeedItemField | undefined => feedItemFields.find((field) => field === name.trim())

/** The placeholders of a text that name no field. */
export const unknownPlaceholders = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(placeholder)].map(([, name = ""]) => name).filter((name) => fieldNamed(name) === undefined)

/** A value in whole characters, as long as values may be. */
export const boundedValue = (value: string): string => {
  if (value.length <= feedRuleLimits.value) return value
  // A character has at most two code units, so that a long text is not taken apart as a whole.
  const start = value.slice(0, 2 * feedRuleLimits.value)
  return [...start].slice(0, feedRuleLimits.value).join("")
}

/** A part of a text: what stands in it, and where it ends. */
interface TextPart {
  readonly from: number
  readonly until: number
  readonly value: string
}

/** A text with some of its parts replaced; it ends early once it is longer than values may be. */
export const withParts = (text: string, parts: Iterable<TextPart>): string => {
  let made = ""
  let end = 0
  for (const { from, until, value } of parts) {
    made += text.slice(end, from) + value
    end = until
    if (made.length > 2 * feedRuleLimits.value) return boundedValue(made)
  }
  return made + text.slice(end)
}

function* filledParts(text: string, item: FeedItem): Iterable<TextPart> {
  for (const match of text.matchAll(placeholder)) {
    const [whole, name = ""] = match
    const field = fieldNamed(name)
    const value = field === undefined ? whole : boundedValue(item[field] ?? "")
    yield { from: match.index, until: match.index + whole.length, value }
  }
}

/** A text with the product's own values; blanks beside an empty one close up. */
export const filledText = (text: string, item: FeedItem): string =>
  boundedValue(withParts(text, filledParts(text, item)).replaceAll(/ {2,}/g, " ").trim())
