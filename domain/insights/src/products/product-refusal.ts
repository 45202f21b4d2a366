import { Schema } from "effect"

/** What a network finds wrong with a product that it does not show, by what mends it. Ours. */
export const ProductFault = Schema.Literals(["Policy", "Picture", "Price", "Stock", "Link", "Text"])
export type ProductFault = typeof ProductFault.Type

/** A network's refusal of a product; `words` are the network's own. */
export const ProductRefusal = Schema.Struct({ fault: ProductFault, words: Schema.String })
export type ProductRefusal = typeof ProductRefusal.Type
