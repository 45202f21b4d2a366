import type { Context } from "../core/context.ts"
import { asArray, asObject, asText, dig, isObject, type Json, type JsonObject } from "../core/json.ts"
import { randomDigits, randomId } from "../core/random.ts"
import { fieldsOf } from "./graph-description.ts"
import { GraphError, invalidParameter } from "./graph-error.ts"
import { checkDescribed } from "./graph-parameters.ts"
import { checkGraphParams, parseFields, selectFields, showGraphPage, type GraphRequest } from "./graph-request.ts"
import { parentOf } from "./meta-nodes.ts"
import { isShownItem, listedItems, reviewItem } from "./meta-product-items.ts"
import type { Catalog, GraphNode } from "./meta-state.ts"

const PAGING = ["fields", "limit", "after", "before"]
const MOST_IN_A_BATCH = 5_000

/** What a product needs, out of Meta's guide on catalogue fields; its descriptions list none. */
const NEEDED = ["id", "title", "description", "availability", "condition", "price", "link", "image_link"]
const KNOWN = [...NEEDED, "sale_price", "brand", "gtin", "mpn", "item_group_id", "google_product_category"].concat([
  "additional_image_link",
  "sale_price_effective_date",
])
const MOST_FURTHER_PICTURES = 20
const SALE_DATES = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?:Z|[+-]\d\d:\d\d)\/\d{4}-\d\d-\d\dT\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/
const AVAILABILITIES = ["in stock", "out of stock", "preorder", "available for order", "backorder", "discontinued"]
const PRICE = /^\d+(\.\d{1,3})? [A-Z]{3}$/

/** Catalogues; a snapshot of before had none. */
export const catalogsOf = ({ state }: Context): Record<string, Catalog> => (state.meta.catalogs ??= {})

const show = (node: JsonObject, type: string, request: GraphRequest): JsonObject =>
  selectFields(
    node,
    parseFields(request.params["fields"]),
    type,
    [...fieldsOf(request.version, type).keys()],
    ["id", "name"],
  )

const shownCatalog = ({ id, name, vertical, items }: Catalog): JsonObject => ({
  id,
  name,
  vertical,
  product_count: Object.keys(items).length,
})

const shownSets = (catalog: Catalog): JsonObject[] =>
  Object.entries(catalog.sets).map(([id, name]) => ({
    id,
    name,
    product_count: Object.keys(catalog.items).length,
    product_catalog: { id: catalog.id },
  }))

/** The catalogues of the business. */
export const businessCatalogs = (context: Context, request: GraphRequest): JsonObject => {
  const catalogs = catalogsOf(context)
  if (request.method === "GET") {
    checkGraphParams(request.params, PAGING)
    const all = Object.values(catalogs).map((one) => show(shownCatalog(one), "ProductCatalog", request))
    return showGraphPage(all, request, context.origin())
  }
  checkDescribed(request.version, request.params, "Business POST owned_product_catalogs")
  const id = randomDigits(16)
  const { name, vertical } = request.params
  catalogs[id] = { id, name: asText(name) ?? "", vertical: asText(vertical) ?? "commerce", items: {}, sets: {} }
  return { id }
}

const problemOf = (data: JsonObject, known: JsonObject | undefined): string | undefined => {
  const whole = { ...known, ...data }
  const unknown = Object.keys(data).find((name) => !KNOWN.includes(name))
  if (unknown !== undefined) return `Unknown field ${unknown}`
  const missing = NEEDED.find((name) => (asText(whole[name]) ?? "") === "")
  if (missing !== undefined) return `A required field is missing: ${missing}`
  if (!AVAILABILITIES.includes(asText(whole["availability"]) ?? "")) return "Availability is not a known value"
  const pictures = whole["additional_image_link"]
  const isListed = Array.isArray(pictures) && pictures.every((one) => URL.canParse(asText(one) ?? ""))
  if (pictures !== undefined && (!isListed || pictures.length > MOST_FURTHER_PICTURES))
    return "additional_image_link must be a list of at most 20 addresses"
  const saleDates = whole["sale_price_effective_date"]
  if (saleDates !== undefined && !SALE_DATES.test(asText(saleDates) ?? ""))
    return "sale_price_effective_date has the wrong format"
  const prices = [whole["price"], whole["sale_price"]].filter((price) => price !== undefined)
  return prices.every((price) => PRICE.test(asText(price) ?? "")) ? undefined : "A price has the wrong format"
}

/** Takes the products of a batch. Products with a problem are left out and named in the answer. */
const takeBatch = (context: Context, request: GraphRequest, catalog: Catalog): JsonObject => {
  const { requests, ...params } = request.params
  checkDescribed(request.version, { ...params, requests: {} }, "ProductCatalog POST items_batch")
  if (params["item_type"] !== "PRODUCT_ITEM") throw invalidParameter("item_type must be PRODUCT_ITEM here.")
  if (!Array.isArray(requests) || requests.length === 0) throw invalidParameter("requests must be a list of requests.")
  if (requests.length > MOST_IN_A_BATCH) throw invalidParameter("A batch has at most 5000 requests.")
  const refused: JsonObject[] = []
  const codes = new Set<string>()
  for (const one of requests) {
    const data = asObject(dig(one, ["data"]))
    const code = asText(data["id"]) ?? ""
    if (codes.has(code)) throw invalidParameter(`The product ${code} is twice in the batch.`)
    codes.add(code)
    const method = dig(one, ["method"])
    if (method === "DELETE") {
      delete catalog.items[code]
      delete catalog.rejected?.[code]
    } else if (method !== "UPDATE" && method !== "CREATE")
      throw invalidParameter("method must be CREATE, UPDATE or DELETE.")
    else {
      const known = catalog.items[code]
      const problem = problemOf(data, known)
      if (problem === undefined) {
        catalog.items[code] = { ...known, ...data }
        reviewItem(context, catalog, code)
      } else refused.push({ retailer_id: code, errors: [{ message: problem }] })
    }
  }
  return { handles: [randomId(32)], ...(refused.length > 0 && { validation_status: refused }) }
}

/** A call on a catalogue or an edge beneath it. */
export const catalogCall = (
  context: Context,
  request: GraphRequest,
  catalog: Catalog,
  edge: string | undefined,
): JsonObject => {
  switch (`${request.method} ${edge ?? ""}`) {
    case "GET ":
      checkGraphParams(request.params, ["fields"])
      return show(shownCatalog(catalog), "ProductCatalog", request)
    case "POST items_batch":
      return takeBatch(context, request, catalog)
    case "GET products": {
      const { fields: _fields, limit: _limit, after: _after, before: _before, ...params } = request.params
      checkDescribed(request.version, params, "ProductCatalog GET products")
      const items = listedItems(catalog, request).map((item) => show(item, "ProductItem", request))
      return showGraphPage(items, request, context.origin())
    }
    case "GET product_sets": {
      checkGraphParams(request.params, PAGING)
      const sets = shownSets(catalog).map((set) => show(set, "ProductSet", request))
      return showGraphPage(sets, request, context.origin())
    }
    case "POST product_sets": {
      checkDescribed(request.version, request.params, "ProductCatalog POST product_sets")
      if (request.params["filter"] !== undefined) throw invalidParameter("The sandbox has sets of all products alone.")
      const id = randomDigits(16)
      catalog.sets[id] = asText(request.params["name"]) ?? ""
      return { id }
    }
    default:
      throw new GraphError(2500, `Unknown path components: /${edge ?? ""}`)
  }
}

/** A product set by its id, as it is read; undefined for an id of none. */
export const productSetCall = (context: Context, request: GraphRequest, id: string): JsonObject | undefined => {
  const catalog = catalogOfSet(context, id)
  const set = catalog === undefined ? undefined : shownSets(catalog).find((one) => one["id"] === id)
  if (set === undefined) return undefined
  if (request.method !== "GET") throw new GraphError(100, "Unsupported request for a product set.")
  checkGraphParams(request.params, ["fields"])
  return show(set, "ProductSet", request)
}

const catalogOfSet = (context: Context, setId: Json | undefined): Catalog | undefined =>
  Object.values(catalogsOf(context)).find(({ sets }) => Object.hasOwn(sets, asText(setId) ?? ""))

/** Refuses a product set that does not exist. */
export const checkProductSet = (context: Context, setId: Json | undefined, param: string): void => {
  if (setId !== undefined && catalogOfSet(context, setId) === undefined)
    throw invalidParameter(`${param} is not a product set you can use.`)
}

/** A template shows the products of a set, which the creative names; its own card needs an uploaded picture. */
export const checkTemplate = (context: Context, fields: JsonObject, template: Json): void => {
  checkProductSet(context, fields["product_set_id"], "product_set_id")
  if (fields["product_set_id"] === undefined)
    throw invalidParameter("Invalid parameter", "A template needs product_set_id, the products that it shows.")
  if (asText(dig(template, ["link"])) === undefined) throw invalidParameter("template_data[link] is required.")
  for (const card of asArray(dig(template, ["child_attachments"]))) {
    const hash = isObject(card) ? asText(card["image_hash"]) : undefined
    if (hash !== undefined && context.state.meta.images[hash] === undefined)
      throw invalidParameter(`Image hash ${hash} was never uploaded.`)
  }
}

/** The products that an ad shows; a product with an error is kept out. */
export const productsOfAd = (context: Context, ad: GraphNode): readonly JsonObject[] => {
  const setId = dig(parentOf(context, ad)?.fields["promoted_object"], ["product_set_id"])
  const catalog = catalogOfSet(context, setId)
  return catalog === undefined ? [] : Object.values(catalog.items).filter((item) => isShownItem(catalog, item))
}
