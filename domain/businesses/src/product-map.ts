import { Schema } from "effect"

/** Maps a column of the feed to one of ours. */
export const ProductMap = Schema.Struct({ source: Schema.String, target: Schema.String })
export type ProductMap = typeof ProductMap.Type
