import { Context, type Effect } from "effect"
import type { NetworkProducts, ProductCard, ProductNotFound, ProductRow, ProductTotals } from "@domain/insights"
import type { BusinessProfileId, CampaignId, DateRange } from "@domain/kernel"

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
    /** The totals of each range, in their order, of all products or of some. */
    readonly totals: (
      businessProfileId: BusinessProfileId,
      ranges: ReadonlyArray<DateRange>,
      productIds?: ReadonlyArray<string>,
    ) => Effect.Effect<ReadonlyArray<ProductTotals>>
    /** Every product that a network reported in a range, with its sums of the range. */
    readonly products: (
      businessProfileId: BusinessProfileId,
      days: DateRange,
    ) => Effect.Effect<ReadonlyArray<ProductRow>>
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
    /** Cards of all products that the feeds hold and take, by their codes; undefined where they are more than `most`. */
    readonly all: (
      businessProfileId: BusinessProfileId,
      most: number,
    ) => Effect.Effect<ReadonlyMap<string, ProductCard> | undefined>
  }
>()("insights/ProductCards") {}
