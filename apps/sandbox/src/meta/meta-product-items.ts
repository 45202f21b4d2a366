import type { Context } from "../core/context.ts"
import { asText, type Json, type JsonObject } from "../core/json.ts"
import { valuesOf } from "./graph-description.ts"
import { invalidParameter } from "./graph-error.ts"
import type { GraphRequest } from "./graph-request.ts"
import type { Catalog } from "./meta-state.ts"

/** Goods that Meta's advertising standards forbid; a review finds them by these words in any text of a product. */
const FORBIDDEN = /\b(?:ammunition|cigarettes?|cigars?|e-liquid|firearms?|hookah|rifles?|tobacco|vapes?)\b/iu

type ItemError = {
  readonly error_type: string
  readonly error_priority: string
  readonly title: string
  readonly description: string
}

/** Reviews a product whose texts were sent; the control room's switch `decline` on `items_batch` rejects the next. */
export const reviewItem = ({ failures }: Context, catalog: Catalog, code: string): void => {
  const item = catalog.items[code] ?? {}
  const isForbidden = [item["title"], item["description"]].some((text) => FORBIDDEN.test(asText(text) ?? ""))
  const isTold = failures
    .list()
    .some(({ provider, kind, path }) => provider === "meta" && kind === "decline" && path === "items_batch")
  const isDeclined = isTold && failures.take("meta", "decline", "POST", "items_batch") !== undefined
  const rejected = (catalog.rejected ??= {})
  delete rejected[code]
  if (isForbidden) rejected[code] = "Restricted goods"
  else if (isDeclined) rejected[code] = "Advertising standards"
}

/** Whether ads show a product. */
export const isShownItem = (catalog: Catalog, item: JsonObject): boolean =>
  catalog.rejected?.[asText(item["id"]) ?? ""] === undefined && errorsOf(catalog, item).length === 0

const amountOf = (price: Json | undefined): number => Number.parseFloat(asText(price) ?? "")

const errorsOf = (catalog: Catalog, item: JsonObject): ItemError[] => {
  const reason = catalog.rejected?.[asText(item["id"]) ?? ""]
  const isDearer = item["sale_price"] !== undefined && amountOf(item["sale_price"]) >= amountOf(item["price"])
  return [
    ...(reason === undefined
      ? []
      : [
          {
            error_type: "DA_POLICY_VIOLATION",
            error_priority: "HIGH",
            title: reason,
            description: "This item doesn't comply with the advertising standards.",
          },
        ]),
    ...(isDearer
      ? [
          {
            error_type: "INVALID_SALE_PRICE",
            error_priority: "HIGH",
            title: "Sale price is too high",
            description: "The sale price must be lower than the price.",
          },
        ]
      : []),
  ]
}

/** A price as Meta shows it, out of `1234.50 INR`. */
const shownPrice = (price: Json | undefined): Json | undefined => {
  const [amount, currency] = (asText(price) ?? "").split(" ")
  if (amount === undefined || currency === undefined) return undefined
  return new Intl.NumberFormat("en-IN", { style: "currency", currency }).format(Number(amount))
}

/** A product as Meta's node `ProductItem`. */
const itemNode = (catalog: Catalog, item: JsonObject): JsonObject => {
  const code = asText(item["id"]) ?? ""
  const reason = catalog.rejected?.[code]
  const errors = errorsOf(catalog, item)
  const [from, until] = (asText(item["sale_price_effective_date"]) ?? "").split("/")
  const known: Record<string, Json | undefined> = {
    id: `${catalog.id}${code}`,
    retailer_id: code,
    name: item["title"],
    description: item["description"],
    availability: item["availability"],
    condition: item["condition"],
    url: item["link"],
    image_url: item["image_link"],
    brand: item["brand"],
    currency: (asText(item["price"]) ?? "").split(" ")[1],
    price: shownPrice(item["price"]),
    sale_price: shownPrice(item["sale_price"]),
    sale_price_start_date: from === "" ? undefined : from,
    sale_price_end_date: until,
    review_status: reason === undefined ? "approved" : "rejected",
    review_rejection_reasons: reason === undefined ? [] : [reason],
    image_fetch_status: "FETCHED",
    errors: errors.length === 0 ? undefined : errors,
  }
  return Object.fromEntries(
    Object.entries(known).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

/** The catalogue's products that a listing asks for, with an error of a priority or type where it names one. */
export const listedItems = (catalog: Catalog, { params, version }: GraphRequest): JsonObject[] => {
  const wanted = (name: "error_priority" | "error_type"): string | undefined => {
    const value = asText(params[name])
    if (value !== undefined && valuesOf(version, `productcatalogproducts_${name}_enum_param`)?.includes(value) !== true)
      throw invalidParameter(`Param ${name} must be one of its values.`)
    return value
  }
  const [priority, type] = [wanted("error_priority"), wanted("error_type")]
  return Object.values(catalog.items)
    .filter((item) => {
      const errors = errorsOf(catalog, item)
      const isAny = priority === undefined && type === undefined
      return (
        isAny ||
        errors.some(
          (error) =>
            (priority === undefined || error.error_priority === priority) &&
            (type === undefined || error.error_type === type),
        )
      )
    })
    .map((item) => itemNode(catalog, item))
}
