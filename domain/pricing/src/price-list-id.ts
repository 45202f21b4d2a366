import { Schema } from "effect"

/** Names one version of a price list for good. */
export const PriceListId = Schema.Int.pipe(Schema.brand("PriceListId"))
export type PriceListId = typeof PriceListId.Type
