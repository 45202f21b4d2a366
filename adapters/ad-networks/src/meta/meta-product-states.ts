import type { ChannelObjects, NetworkProductState, RefusedProduct } from "@application/campaigns/ports"
import type { ProductFault, ProductRefusal } from "@domain/insights"
import { cutText } from "@domain/kernel"
import { Effect } from "effect"
import { at, listOf, textOf } from "../json-reader.ts"
import type { GraphClient } from "./graph-client.ts"

const errorTypes: Readonly<Record<ProductFault, string>> = {
  Policy: "DA_POLICY_VIOLATION ILLEGAL_PRODUCT_CATEGORY PRODUCT_NOT_APPROVED UNSUPPORTED_PRODUCT_CATEGORY",
  Picture:
    "BAD_QUALITY_IMAGE EMPTY_IMAGE_URL IMAGE_FETCH_FAILED IMAGE_FETCH_FAILED_BAD_GATEWAY IMAGE_FETCH_FAILED_FILE_SIZE_EXCEEDED IMAGE_FETCH_FAILED_FORBIDDEN IMAGE_FETCH_FAILED_LINK_BROKEN IMAGE_FETCH_FAILED_TIMED_OUT IMAGE_RESOLUTION_LOW INVALID_IMAGES",
  Price:
    "EMPTY_PRICE INVALID_SALE_PRICE ITEM_PRICE_NOT_POSITIVE NEGATIVE_PRICE PRODUCT_DOMINANT_CURRENCY_MISMATCH PRODUCT_NOT_DOMINANT_CURRENCY",
  Stock: "CRAWLED_AVAILABILITY_MISMATCH EMPTY_AVAILABILITY INVENTORY_ZERO_AVAILABILITY_IN_STOCK PRODUCT_EXPIRED",
  Link: "EMPTY_PRODUCT_URL PRODUCT_URL_EQUALS_DOMAIN QUALITY_ITEM_LINK_BROKEN",
  Text: "EMPTY_CONDITION EMPTY_DESCRIPTION EMPTY_TITLE GENERIC_INVALID_FIELD PROPERTY_VALUE_CONTAINS_HTML_TAGS PROPERTY_VALUE_FORMAT PROPERTY_VALUE_MISSING PROPERTY_VALUE_STRING_EXCEEDS_LENGTH PROPERTY_VALUE_STRING_TOO_SHORT PROPERTY_VALUE_UPPERCASE",
}

/** Meta's errors that keep a product out of ads, by what mends them; errors of its other surfaces are not among them. */
export const faultOfError: ReadonlyMap<string, ProductFault> = new Map(
  (Object.keys(errorTypes) as ReadonlyArray<ProductFault>).flatMap((fault) =>
    errorTypes[fault].split(" ").map((type) => [type, fault] as const),
  ),
)

/** The most reasons that are kept of a product, and the longest words. */
const mostRefusals = 5
const longestWords = 300

/** Products of a page, and as many pages as the largest feed has. */
const pageSize = 500
const mostPages = 2_000

const wordsOf = (...texts: ReadonlyArray<unknown>): string =>
  cutText(texts.flatMap((text) => textOf(text) ?? []).join(": "), longestWords)

/** Why Meta keeps a product of a catalogue out of ads. */
export const refusalsOf = (node: unknown): ReadonlyArray<ProductRefusal> => {
  const told = listOf(at(node, "errors")).flatMap((error): ReadonlyArray<ProductRefusal> => {
    const fault = faultOfError.get(textOf(at(error, "error_type")) ?? "")
    const isFatal = textOf(at(error, "error_priority")) === "HIGH"
    if (fault === undefined || !isFatal) return []
    return [{ fault, words: wordsOf(at(error, "title"), at(error, "description")) }]
  })
  const isRejected = textOf(at(node, "review_status")) === "rejected"
  if (!isRejected || told.some(({ fault }) => fault === "Policy")) return told.slice(0, mostRefusals)
  const reasons = listOf(at(node, "review_rejection_reasons")).flatMap((reason) => textOf(reason) ?? [])
  const rejected: ProductRefusal = { fault: "Policy", words: cutText(reasons.join(" "), longestWords) }
  return [rejected, ...told].slice(0, mostRefusals)
}

/** Minor units of a price as Meta shows it, such as `₹1,234.50`; undefined for words that are no amount. */
export const shownMinor = (text: string, currency: string): number | undefined => {
  const digits = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits
  const marks = /\d[\d.,\s'’]*/u.exec(text)?.[0].trim() ?? ""
  const [, whole = "", fraction = ""] = /^(.*?)(?:[.,](\d{1,3}))?$/u.exec(marks) ?? []
  const isFraction = fraction.length === digits && digits > 0
  const major = (isFraction ? whole : `${whole}${fraction}`).replaceAll(/\D/gu, "")
  return major === "" ? undefined : Number(`${major}${isFraction ? fraction : "0".repeat(digits ?? 2)}`)
}

const pricesOf = (node: unknown): NetworkProductState["prices"] => {
  const currency = textOf(at(node, "currency")) ?? ""
  if (!/^[A-Z]{3}$/.test(currency)) return undefined
  const priceIn = (field: string) => {
    const amount = shownMinor(textOf(at(node, field)) ?? "", currency)
    return amount === undefined ? undefined : { amount, currency }
  }
  const [price, salePrice] = [priceIn("price"), priceIn("sale_price")]
  const [from, until] = ["sale_price_start_date", "sale_price_end_date"].map((field) =>
    Date.parse(textOf(at(node, field)) ?? ""),
  )
  if (price === undefined) return undefined
  const isDated = from !== undefined && until !== undefined && !Number.isNaN(from) && !Number.isNaN(until)
  return { price, ...(salePrice !== undefined && { salePrice }), ...(isDated && { saleDates: { from, until } }) }
}

/** The products of a batch that Meta's answer says it does not take. */
export const refusedInBatch = (answer: unknown): ReadonlyArray<RefusedProduct> =>
  listOf(at(answer, "validation_status")).flatMap((one) => {
    const productId = textOf(at(one, "retailer_id"))
    const errors = listOf(at(one, "errors"))
    if (productId === undefined || errors.length === 0) return []
    const refusals = errors
      .slice(0, mostRefusals)
      .map((error): ProductRefusal => ({ fault: "Text", words: wordsOf(at(error, "message")) }))
    return [{ productId, refusals }]
  })

/** Reads what the catalogue of a campaign's product set holds, and what Meta found wrong with it. */
export const productStatesReader = (graph: GraphClient, fields: string) =>
  Effect.fnUntraced(function* ({ externalIds: { products } }: Pick<ChannelObjects, "externalIds">) {
    if (products === undefined) return []
    const catalogue = textOf(at(yield* graph.get(products, { fields: "product_catalog" }), "product_catalog", "id"))
    if (catalogue === undefined) return []
    const states: Array<NetworkProductState> = []
    const take = (nodes: ReadonlyArray<unknown>) => {
      for (const node of nodes) {
        const productId = textOf(at(node, "retailer_id"))
        if (productId === undefined) continue
        const prices = pricesOf(node)
        states.push({ productId, refusals: refusalsOf(node), ...(prices !== undefined && { prices }) })
      }
    }
    yield* graph.pages(`${catalogue}/products`, { fields, limit: pageSize }, take, { most: mostPages })
    return states
  })
