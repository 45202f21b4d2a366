import { Schema } from "effect"
import { contract, textOf, exampleProfile } from "@application/kernel"
import {
  ProductCard,
  ProductInsightPeriod,
  ProductInsights,
  ProductNotFound,
  ProductRow,
  ProductSort,
  ProductTotals,
} from "@domain/insights"
import { BusinessProfileId, DateRange, PageRequest, SortOrder } from "@domain/kernel"

const ofPeriod = {
  businessProfileId: BusinessProfileId,
  period: Schema.optionalKey(ProductInsightPeriod),
} as const

/** An advertised product with its details from the business's feed. */
const AdvertisedProduct = Schema.Struct({ ...ProductRow.fields, ...ProductCard.fields })
export type AdvertisedProduct = typeof AdvertisedProduct.Type

/** What all advertised products brought in a period and in each of its parts. Spec: screens, productInsights. */
export const GetProductInsights = contract("insights/GetProductInsights", {
  kind: "query",
  access: "readReports",
  route: "GET /businessProfiles/:businessProfileId/productInsights",
  group: "Product insights",
  summary: "Report what advertised products brought",
  description:
    "Periods are Last30Days (by day, the default), Last4Weeks, Last12Months, ThisYear (by month), Last4Quarters and Last10Years, in the business's time zone. Days and weeks end yesterday; months, quarters and years end today. previous are the totals of as many days before. Costs per order and click are those of the sums, and absent without orders or clicks. Figures are those that networks report by product: an ad's other parts, and campaigns that show no products, are not among them.",
  example: { ...exampleProfile, period: "Last12Months" },
  input: Schema.Struct(ofPeriod),
  output: ProductInsights,
})

/** The products that were advertised in a period, a page of them, with the totals of all that match. Ours. */
export const ListProductInsights = contract("insights/ListProductInsights", {
  kind: "query",
  access: "readReports",
  route: "GET /businessProfiles/:businessProfileId/productInsights/products",
  group: "Product insights",
  summary: "List advertised products with their figures",
  description:
    "Periods are Last30Days (by day, the default), Last4Weeks, Last12Months, ThisYear (by month), Last4Quarters and Last10Years, in the business's time zone. Days and weeks end yesterday; months, quarters and years end today. Lists products that a network reported in the period, most sold first; search finds parts of code or title. Picture, price, link and availability are those that the feed has today. totals and total are of all products that match, on all pages.",
  example: { ...exampleProfile, period: "Last30Days", search: "loaf", sort: "Orders", order: 2, page: 1, limit: 20 },
  input: Schema.Struct({
    ...ofPeriod,
    search: Schema.optionalKey(textOf(80)),
    sort: Schema.optionalKey(ProductSort),
    order: Schema.optionalKey(SortOrder),
    page: Schema.optionalKey(PageRequest.fields.page),
    limit: Schema.optionalKey(PageRequest.fields.limit),
  }),
  output: Schema.Struct({
    days: DateRange,
    products: Schema.Array(AdvertisedProduct),
    totals: ProductTotals,
    total: Schema.Int,
  }),
})

/** What one product brought in a period and in each of its parts. Ours. */
export const GetProductInsight = contract("insights/GetProductInsight", {
  kind: "query",
  access: "readReports",
  route: "GET /businessProfiles/:businessProfileId/productInsights/product",
  group: "Product insights",
  summary: "Report what one product brought",
  description: "Totals and parts as in the report of all products. 104 for a code that was never advertised.",
  example: { ...exampleProfile, productId: "SKU-1", period: "Last4Quarters" },
  input: Schema.Struct({ ...ofPeriod, productId: textOf(200) }),
  output: Schema.Struct({ ...ProductInsights.fields, productId: Schema.String, ...ProductCard.fields }),
  failures: [ProductNotFound],
})
