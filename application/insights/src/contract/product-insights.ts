import { Schema } from "effect"
import { contract, textOf, exampleProfile } from "@application/kernel"
import {
  ProductAlert,
  ProductAttribute,
  ProductBreakdown,
  ProductCard,
  ProductGroup,
  ProductGroupPart,
  ProductInsightPeriod,
  ProductInsights,
  ProductNotFound,
  ProductProblem,
  ProductRow,
  ProductSort,
  ProductTotals,
} from "@domain/insights"
import { BusinessProfileId, DateRange, PageRequest, SortOrder } from "@domain/kernel"

/** A business and a period. */
export const ofProductPeriod = {
  businessProfileId: BusinessProfileId,
  period: Schema.optionalKey(ProductInsightPeriod),
} as const

/** Products that every figure is about; all products without it. */
export const productChoice = {
  search: Schema.optionalKey(textOf(80)),
  group: Schema.optionalKey(ProductGroup),
  attribute: Schema.optionalKey(ProductAttribute),
  value: Schema.optionalKey(textOf(200)),
  problem: Schema.optionalKey(ProductProblem),
} as const

/** What the fields of a choice mean, for integrators. */
export const aboutProductChoice =
  "search finds parts of code or title; group, and value of an attribute, choose products, and an empty value those whose feed says none. A price band's value is its least price in minor units. problem finds products that a network refuses, that it shows at another price than the feed's, or that are out of stock."

const aboutGroups =
  "A Star's sales surely (95 in 100) cost at most 1/1.2 of what they cost with all other products, and a Waste's at least 1.5 times as much, each order counted by its worth; New products are shown since less than 14 days, Sleeping ones are in the feed and were shown by no network, and of Steady ones nothing is sure."

/** A product with its group and its details from the business's feed. */
const AdvertisedProduct = Schema.Struct({ ...ProductRow.fields, ...ProductCard.fields, group: ProductGroup })
export type AdvertisedProduct = typeof AdvertisedProduct.Type

/** What all advertised products brought in a period and in each of its parts. Spec: screens, productInsights. */
export const GetProductInsights = contract("insights/GetProductInsights", {
  kind: "query",
  access: "readReports",
  route: "GET /businessProfiles/:businessProfileId/productInsights",
  group: "Product insights",
  summary: "Report what advertised products brought",
  description:
    "Periods are Last30Days (by day, the default), Last4Weeks, Last12Months, ThisYear (by month), Last4Quarters and Last10Years, in the business's time zone. Days and weeks end yesterday; months, quarters and years end today. previous are the totals of as many days before. Costs per order and click are those of the sums, and absent without orders or clicks. Figures are those that networks report by product: an ad's other parts, and campaigns that show no products, are not among them. " +
    aboutProductChoice,
  example: { ...exampleProfile, period: "Last12Months", group: "Star" },
  input: Schema.Struct({ ...ofProductPeriod, ...productChoice }),
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
    "Periods are Last30Days (by day, the default), Last4Weeks, Last12Months, ThisYear (by month), Last4Quarters and Last10Years, in the business's time zone. Days and weeks end yesterday; months, quarters and years end today. Lists products that a network reported in the period and, of feeds with at most 20,000 products (isWholeFeed), the sleeping ones; most sold first. " +
    aboutProductChoice +
    " groups are counted whatever group is chosen, and the breakdown by attribute whatever value is. " +
    aboutGroups +
    " Picture, price, link and attributes are those that the feed has today. totals and total are of all products that match, on all pages. refusals and networkPrice are what the network said when it was last read. alerts are of all products, whatever is chosen, without those that are left out: how many are refused, have another price at the network (Repriced), or were shown in the period and are out of stock today (SoldOut), with at most 100 codes of each.",
  example: {
    ...exampleProfile,
    period: "Last30Days",
    search: "loaf",
    group: "Waste",
    attribute: "brand",
    sort: "Orders",
    order: 2,
    page: 1,
    limit: 20,
  },
  input: Schema.Struct({
    ...ofProductPeriod,
    ...productChoice,
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
    groups: Schema.Array(ProductGroupPart),
    breakdown: Schema.optionalKey(ProductBreakdown),
    isWholeFeed: Schema.Boolean,
    alerts: Schema.Array(ProductAlert),
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
  input: Schema.Struct({ ...ofProductPeriod, productId: textOf(200) }),
  output: Schema.Struct({ ...ProductInsights.fields, productId: Schema.String, ...ProductCard.fields }),
  failures: [ProductNotFound],
})
