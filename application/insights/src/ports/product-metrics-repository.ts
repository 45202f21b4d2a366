import { Context, type Effect } from "effect"
import type {
  NetworkProducts,
  ProductCard,
  ProductNotFound,
  ProductRow,
  ProductSort,
  ProductTotals,
} from "@domain/insights"
import type { BusinessProfileId, CampaignId, DateRange, PageRequest, SortOrder } from "@domain/kernel"

/**
 * Which products a caller asks for, over which days and in which order. `search` matches anywhere in code or title,
 * whatever the case.
 */
export interface ProductQuery {
  readonly days: DateRange
  readonly search?: string
  readonly sort: ProductSort
  readonly order: SortOrder
  readonly page: PageRequest
}

/** A page of products, with the totals and number of all that match. */
export interface ProductPage {
  readonly products: ReadonlyArray<ProductRow>
  readonly totals: ProductTotals
  readonly total: number
}

/** Daily roll-ups of advertised products. Costs are those shown of the campaigns' days. */
export class ProductMetricsRepository extends Context.Service<
  ProductMetricsRepository,
  {
    /** Replaces all that is known of the network's campaign on these days. */
    readonly replace: (
      businessProfileId: BusinessProfileId,
      campaignId: CampaignId,
      products: NetworkProducts,
    ) => Effect.Effect<void>
    /** The totals of each range, in their order, of all products or of one. */
    readonly totals: (
      businessProfileId: BusinessProfileId,
      ranges: ReadonlyArray<DateRange>,
      productId?: string,
    ) => Effect.Effect<ReadonlyArray<ProductTotals>>
    readonly products: (businessProfileId: BusinessProfileId, query: ProductQuery) => Effect.Effect<ProductPage>
    /** A product that was ever advertised, with the title that it last had. */
    readonly product: (
      businessProfileId: BusinessProfileId,
      productId: string,
    ) => Effect.Effect<Omit<ProductRow, "totals">, ProductNotFound>
  }
>()("insights/ProductMetricsRepository") {}

/** What the feeds of a business say of its products. */
export class ProductCards extends Context.Service<
  ProductCards,
  {
    /** Cards of the products with these ids that a feed still holds. */
    readonly of: (
      businessProfileId: BusinessProfileId,
      productIds: ReadonlyArray<string>,
    ) => Effect.Effect<ReadonlyMap<string, ProductCard>>
  }
>()("insights/ProductCards") {}
