import type { AdPlan } from "@domain/campaigns"
import { Effect } from "effect"
import type { StepRequest } from "@application/campaigns/ports"
import {
  type AdNetworkError,
  type ChannelObjects,
  NetworkRefused,
  type SentProductsChange,
} from "@application/campaigns/ports"
import type { AdvertisedItem } from "@domain/businesses"
import type { NetworkProductDay } from "@domain/insights"
import { eachDay, type LocalDate } from "@domain/kernel"
import { at, listOf, numberOf, textOf } from "../json-reader.ts"
import type { GraphClient, GraphParameters } from "./graph-client.ts"
import { minorOf } from "./meta-money.ts"
import { refusedInBatch } from "./meta-product-states.ts"

type Price = AdvertisedItem["price"]

const written = ({ amount, currency }: Price): string => {
  const digits =
    new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2
  return `${(amount / 10 ** digits).toFixed(digits)} ${currency}`
}

/** A moment to the minute, as Meta writes the dates of a sale. */
const minute = (at: number): string => `${new Date(at).toISOString().slice(0, 16)}+00:00`

/** A product as Meta's catalogues take it. */
export const itemOf = ({
  price,
  salePrice,
  saleDates,
  additionalImageLinks = [],
  imageLink,
  availability,
  brand,
  ...item
}: AdvertisedItem): GraphParameters => ({
  ...item,
  image_link: imageLink,
  availability: availability.replaceAll("_", " "),
  price: written(price),
  ...(additionalImageLinks.length > 0 && { additional_image_link: additionalImageLinks }),
  ...(salePrice !== undefined && { sale_price: written(salePrice) }),
  ...(saleDates !== undefined && {
    sale_price_effective_date: `${minute(saleDates.from)}/${minute(saleDates.until)}`,
  }),
  ...(brand !== undefined && { brand }),
})

type FoundOrMade = (
  listPath: string,
  makePath: string,
  parameters: GraphParameters,
) => Effect.Effect<string, AdNetworkError>

/** A business has one catalogue for all its campaigns. */
const catalogueName = ({ businessProfileId }: AdPlan): string => `MQ-P${businessProfileId} products`

/**
 * Fills the business's catalogue with its products and makes the set of all of them. A repeated step finds both and
 * sends the products as they are by then.
 */
export const productSetMaker = (graph: GraphClient, foundOrMade: FoundOrMade, accountOf: (plan: AdPlan) => string) =>
  Effect.fnUntraced(function* ({ plan, products }: StepRequest) {
    const business = textOf(at(yield* graph.get(accountOf(plan), { fields: "business" }), "business", "id"))
    if (business === undefined || products === undefined)
      return yield* new NetworkRefused({ reason: "The ad account belongs to no business that could have products" })
    const name = catalogueName(plan)
    const catalogues = `${business}/owned_product_catalogs`
    const catalogue = yield* foundOrMade(catalogues, catalogues, { name, vertical: "commerce" })
    let sent = 0
    for (let after = ""; ;) {
      const items = yield* products(after)
      const last = items.at(-1)
      if (last === undefined) break
      yield* graph.post(`${catalogue}/items_batch`, {
        item_type: "PRODUCT_ITEM",
        allow_upsert: true,
        requests: items.map((item) => ({ method: "UPDATE", data: itemOf(item) })),
      })
      sent += items.length
      after = last.id
    }
    if (sent === 0) return yield* new NetworkRefused({ reason: "The store's feed holds no products in order" })
    return yield* foundOrMade(`${catalogue}/product_sets`, `${catalogue}/product_sets`, { name })
  })

/** Tells the catalogue of a campaign's product set what has changed, and succeeds with what it does not take. */
export const productSender = (graph: GraphClient) =>
  Effect.fnUntraced(function* (
    { externalIds: { products } }: Pick<ChannelObjects, "externalIds">,
    { changed, removed }: SentProductsChange,
  ) {
    if (products === undefined) return yield* new NetworkRefused({ reason: "The campaign shows no products" })
    const set = yield* graph.get(products, { fields: "product_catalog" })
    const catalogue = textOf(at(set, "product_catalog", "id"))
    if (catalogue === undefined)
      return yield* new NetworkRefused({ reason: "The product set belongs to no catalogue that Meta names" })
    const requests = [
      ...changed.map((item) => ({ method: "UPDATE", data: itemOf(item) })),
      ...removed.map((id) => ({ method: "DELETE", data: { id } })),
    ]
    if (requests.length === 0) return []
    const batch = { item_type: "PRODUCT_ITEM", allow_upsert: true, requests }
    return refusedInBatch(yield* graph.post(`${catalogue}/items_batch`, batch))
  })

/** `product_id` is the code, a comma and the title. */
const codeAndTitle = (text: string): Pick<NetworkProductDay, "productId" | "title"> => {
  const comma = text.indexOf(", ")
  return comma < 0 ? { productId: text } : { productId: text.slice(0, comma), title: text.slice(comma + 2) }
}

const pageOfInsights = { level: "campaign", limit: 500 } as const

/** What shows of a product is broken down by `product_id`; what was bought outside Meta is told by product in fields of its own. */
export const productMetricsReader = (graph: GraphClient) => {
  const readDay = Effect.fnUntraced(function* (campaign: string, date: LocalDate) {
    const insights = { ...pageOfInsights, time_range: { since: date, until: date } }
    const shown = yield* graph.list(`${campaign}/insights`, {
      ...insights,
      fields: "impressions,inline_link_clicks,spend,account_currency",
      breakdowns: ["product_id"],
    })
    const [bought] = yield* graph.list(`${campaign}/insights`, {
      ...insights,
      fields: "converted_product_quantity,converted_product_value,account_currency",
    })
    const currency = textOf(at(bought, "account_currency"))
    const byCode = (field: string) =>
      new Map(
        listOf(at(bought, field)).map((one) => {
          const { productId } = codeAndTitle(textOf(at(one, "action_converted_product_id")) ?? "")
          return [productId, at(one, "value")] as const
        }),
      )
    const [orders, values] = [byCode("converted_product_quantity"), byCode("converted_product_value")]
    const sold = (productId: string) => ({
      orders: Math.round(numberOf(orders.get(productId))),
      totalSales: minorOf(values.get(productId), currency),
    })
    const rows = shown.map((row): NetworkProductDay => {
      const product = codeAndTitle(textOf(at(row, "product_id")) ?? "")
      return {
        ...product,
        date,
        cost: minorOf(at(row, "spend"), textOf(at(row, "account_currency"))),
        impressions: numberOf(at(row, "impressions")),
        clicks: numberOf(at(row, "inline_link_clicks")),
        ...sold(product.productId),
      }
    })
    const known = new Set(rows.map(({ productId }) => productId))
    const boughtAlone = [...orders.keys()].filter((productId) => productId !== "" && !known.has(productId))
    const nothing = { date, cost: 0, impressions: 0, clicks: 0 }
    return [
      ...rows.filter(({ productId }) => productId !== ""),
      ...boughtAlone.map((productId) => ({ ...nothing, productId, ...sold(productId) })),
    ]
  })
  return Effect.fnUntraced(function* ({ externalIds }: ChannelObjects, since: LocalDate, until: LocalDate) {
    const { campaign, products } = externalIds
    if (campaign === undefined || products === undefined) return []
    return (yield* Effect.forEach(eachDay({ from: since, to: until }), (date) => readDay(campaign, date))).flat()
  })
}
