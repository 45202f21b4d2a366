import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
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

/** An advertised product with what its feed says of it. */
const AdvertisedProduct = Schema.Struct({ ...ProductRow.fields, ...ProductCard.fields })
export type AdvertisedProduct = typeof AdvertisedProduct.Type

/** What all advertised products brought in a period and in each of its parts. Spec: screens, productInsights. */
export const GetProductInsights = contract("insights/GetProductInsights", {
  access: "readReports",
  input: Schema.Struct(ofPeriod),
  output: ProductInsights,
})

/** The products that were advertised in a period, a page of them, with the totals of all that match. Ours. */
export const ListProductInsights = contract("insights/ListProductInsights", {
  access: "readReports",
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
  access: "readReports",
  input: Schema.Struct({ ...ofPeriod, productId: textOf(200) }),
  output: Schema.Struct({ ...ProductInsights.fields, productId: Schema.String, ...ProductCard.fields }),
  failures: [ProductNotFound],
})
