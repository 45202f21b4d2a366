import { declaredStore, documentOf } from "@application/kernel"
import { ProductRefusal } from "@domain/insights"
import { BusinessProfileId } from "@domain/kernel"
import { Schema } from "effect"

const refusals = Schema.optionalKey(Schema.Array(ProductRefusal))

/** What is wrong with a store's product at its network: a change that it did not take, why it does not show it, and its old price. */
export const ProductStates = declaredStore({
  table: "product_states",
  row: documentOf({
    key: Schema.Struct({ businessProfileId: BusinessProfileId, productId: Schema.String }),
    document: Schema.Struct({
      untaken: refusals,
      refusals,
      price: Schema.optionalKey(Schema.Struct({ amount: Schema.Int, currency: Schema.String })),
    }),
  }),
  key: ["businessProfileId", "productId"],
  lists: { ofBusiness: { by: ["businessProfileId"], order: [{ text: "productId" }] } },
  data: {
    kept: "until nothing is wrong with the product, or it is advertised no more",
    owner: "business",
    audited: "what a network said of a feed's products, which the worker notes",
  },
})
