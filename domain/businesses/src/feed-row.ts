import { type CurrencyCode, fromMajor, minorDigits, type Money, textLength } from "@domain/kernel"
import { Result } from "effect"
import type { BusinessFieldFailure, BusinessMessageKey } from "./message-keys.ts"

/** Maximum text lengths of a feed, as the networks', and the maximum radius in kilometres, ours. */
export const feedLimits = { id: 50, title: 150, radius: 80 } as const

/** One product of a feed; prices are in the catalogue's currency. Spec: entities, product and store feeds. */
export interface ProductRow {
  readonly product_id: string
  readonly sku: string
  readonly title: string
  readonly price: Money
  readonly sale_price?: Money
}

/** One store of a feed: degrees, kilometres, and the network's page of the store. Spec: entities, product and store feeds. */
export interface StoreRow {
  readonly store_code: string
  readonly latitude: number
  readonly longitude: number
  readonly radius: number
  readonly facebook_page_id?: string
}

/** The columns of each kind of feed, in order. Spec: entities, product and store feeds. */
export const feedColumns = {
  product: ["product_id", "sku", "title", "price", "sale_price"],
  store: ["store_code", "latitude", "longitude", "radius", "facebook_page_id"],
} as const

/** A row as read: texts by column. */
export type RawRow = Readonly<Record<string, string | undefined>>

/** Whether a row says nothing, as a blank line of a file does; it keeps its place among the rows. */
export const isBlankRow = (raw: RawRow): boolean => {
  for (const column of Object.keys(raw)) {
    const value = raw[column]
    if (value !== undefined && value.trim() !== "") return false
  }
  return true
}

/** Every failure of a row, by column. */
export type RowFailures = Readonly<Record<string, BusinessFieldFailure>>

type Read<A> = Result.Result<A, BusinessFieldFailure>

const wrong = (key: BusinessMessageKey, most?: number): Read<never> =>
  Result.fail(most === undefined ? { key } : { key, params: { most } })
const missing: Read<never> = Result.fail({ key: "validation.required" })

const cellText = (raw: RawRow, column: string): string => (raw[column] ?? "").trim()

const code = (text: string, limit: number, key: BusinessMessageKey): Read<string> => {
  if (text === "") return missing
  return textLength(text) > limit ? wrong(key, limit) : Result.succeed(text)
}

const optional = <A>(text: string, read: (text: string) => Read<A>): Read<A | undefined> =>
  text === "" ? Result.succeed(undefined) : read(text)

/** `12`, `12.50` or `12.50 GBP`: positive, in whole minor units, and of the catalogue's currency. */
const price =
  (currency: CurrencyCode) =>
  (text: string): Read<Money> => {
    const [, amount = "", decimals = "", stated = currency] =
      /^(\d{1,9}(?:\.(\d+))?)(?:\s*([A-Z]{3}))?$/.exec(text) ?? []
    const isFine = decimals.length <= minorDigits[currency] && stated === currency && Number(amount) > 0
    return isFine ? Result.succeed(fromMajor(Number(amount), currency)) : wrong("businesses.feed.priceInvalid")
  }

const decimal = (text: string, least: number, most: number, key: BusinessMessageKey): Read<number> => {
  if (text === "") return missing
  const number = /^-?\d{1,3}(?:\.\d{1,15})?$/.test(text) ? Number(text) : Number.NaN
  return number >= least && number <= most ? Result.succeed(number) : wrong(key, most)
}

const gathered = <Row>(columns: { readonly [Column in keyof Row]-?: Read<Row[Column] | undefined> }): Result.Result<
  Row,
  RowFailures
> => {
  const row: Record<string, unknown> = {}
  const failures: Record<string, BusinessFieldFailure> = {}
  for (const [column, read] of Object.entries<Read<unknown>>(columns)) {
    if (Result.isFailure(read)) failures[column] = read.failure
    else if (read.success !== undefined) row[column] = read.success
  }
  return Object.keys(failures).length > 0 ? Result.fail(failures) : Result.succeed(row as Row)
}

const notAbove = (sale: Read<Money | undefined>, full: Read<Money>): Read<Money | undefined> =>
  Result.flatMap(sale, (reduced) =>
    reduced !== undefined && Result.isSuccess(full) && reduced.amount > full.success.amount
      ? wrong("businesses.feed.salePriceAbovePrice")
      : Result.succeed(reduced),
  )

/**
 * Parses a product: codes, title and price are required, and a sale price is at most the price. Spec: entities, product
 * feeds; rules ours.
 */
export const checkProductRow = (raw: RawRow, currency: CurrencyCode): Result.Result<ProductRow, RowFailures> => {
  const full = cellText(raw, "price") === "" ? missing : price(currency)(cellText(raw, "price"))
  return gathered<ProductRow>({
    product_id: code(cellText(raw, "product_id"), feedLimits.id, "businesses.feed.idTooLong"),
    sku: code(cellText(raw, "sku"), feedLimits.id, "businesses.feed.idTooLong"),
    title: code(cellText(raw, "title"), feedLimits.title, "businesses.feed.titleTooLong"),
    price: full,
    sale_price: notAbove(optional(cellText(raw, "sale_price"), price(currency)), full),
  })
}

/**
 * Parses a store: a valid position, a positive radius, and an optional page id of digits. Spec: entities, store feeds;
 * rules ours.
 */
export const checkStoreRow = (raw: RawRow): Result.Result<StoreRow, RowFailures> =>
  gathered<StoreRow>({
    store_code: code(cellText(raw, "store_code"), feedLimits.id, "businesses.feed.idTooLong"),
    latitude: decimal(cellText(raw, "latitude"), -90, 90, "businesses.feed.latitudeInvalid"),
    longitude: decimal(cellText(raw, "longitude"), -180, 180, "businesses.feed.longitudeInvalid"),
    radius: decimal(cellText(raw, "radius"), 0.1, feedLimits.radius, "businesses.feed.radiusInvalid"),
    facebook_page_id: optional(cellText(raw, "facebook_page_id"), (text) =>
      /^\d{1,20}$/.test(text) ? Result.succeed(text) : wrong("businesses.feed.pageIdInvalid"),
    ),
  })
