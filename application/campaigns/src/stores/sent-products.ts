import { declaredStore, documentOf } from "@application/kernel"
import { BusinessProfileId } from "@domain/kernel"
import { Schema } from "effect"

/** What networks were last told of each product of a store, as a digest. */
export const SentProducts = declaredStore({
  table: "sent_products",
  row: documentOf({
    key: Schema.Struct({ businessProfileId: BusinessProfileId, productId: Schema.String }),
    document: Schema.Struct({ digest: Schema.String }),
  }),
  key: ["businessProfileId", "productId"],
  lists: { ofBusiness: { by: ["businessProfileId"], order: [{ text: "productId" }] } },
  data: {
    kept: "until the product is taken away from the networks",
    owner: "business",
    audited: "what was sent of a feed's products, which the worker notes",
  },
})
