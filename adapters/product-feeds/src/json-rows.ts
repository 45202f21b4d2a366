import { feedExcess } from "@domain/businesses"
import type { RowBatches } from "./delimited-rows.ts"
import { FeedUnreadable, tooLarge } from "./feed-unreadable.ts"

/** How deep a list of products may lie, and how deep a product's own fields. */
const depths = { list: 4, field: 3 } as const

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** The longest list of objects in a document. */
const productsIn = (value: unknown, depth: number): ReadonlyArray<Readonly<Record<string, unknown>>> => {
  if (Array.isArray(value)) return value.filter(isObject)
  if (!isObject(value) || depth === 0) return []
  const lists = Object.values(value).map((inner) => productsIn(inner, depth - 1))
  return lists.reduce((longest, next) => (next.length > longest.length ? next : longest), [])
}

const fieldsOf = (value: unknown, name: string, depth: number): ReadonlyArray<readonly [string, string]> => {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return [[name, `${value}`]]
  if (Array.isArray(value)) {
    const texts = value.filter((one) => typeof one === "string")
    return texts.length > 0 ? [[name, texts.join(",")]] : []
  }
  if (!isObject(value) || depth === 0) return []
  return Object.entries(value).flatMap(([inner, of]) =>
    fieldsOf(of, name === "" ? inner : `${name}.${inner}`, depth - 1),
  )
}

/** The place where a text stops to be JSON, as the parser reports it. */
const placeOf = (text: string, cause: unknown) => {
  const at = Number(/position (\d+)/.exec(cause instanceof Error ? cause.message : "")?.[1] ?? text.length)
  const before = text.slice(0, at).split("\n")
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

/** Rows that are handed on together. */
const atOnce = 250

/** The products of a feed in JSON, which is read as a whole: the longest list of objects that it holds. */
export async function* jsonRows(texts: AsyncIterable<string>): RowBatches {
  let text = ""
  for await (const part of texts) {
    text += part
    const excess = feedExcess({ jsonLength: text.length })
    if (excess !== undefined) throw tooLarge(excess)
  }
  let document: unknown
  try {
    document = JSON.parse(text)
  } catch (cause) {
    throw new FeedUnreadable("malformed", "The JSON is broken", { place: placeOf(text, cause) })
  }
  const products = productsIn(document, depths.list)
  if (products.length === 0)
    throw new FeedUnreadable("notAFeed", "The JSON holds no list of products", { place: { line: 1 } })
  const excess = feedExcess({ rows: products.length })
  if (excess !== undefined) throw tooLarge(excess)
  for (let at = 0; at < products.length; at += atOnce)
    yield products.slice(at, at + atOnce).map((product) => Object.fromEntries(fieldsOf(product, "", depths.field)))
}
