import { declaredStore, documentOf } from "@application/kernel"
import { BusinessProfileId, UserId } from "@domain/kernel"
import { Schema } from "effect"

/** Products that an owner leaves out of ads, whatever the feeds say. */
export const LeftOutProducts = declaredStore({
  table: "left_out_products",
  row: documentOf({
    key: Schema.Struct({ businessProfileId: BusinessProfileId, productId: Schema.String }),
    document: Schema.Struct({ leftOutAt: Schema.Int, leftOutBy: Schema.optionalKey(UserId) }),
  }),
  key: ["businessProfileId", "productId"],
  lists: { ofBusiness: { by: ["businessProfileId"], order: [{ text: "productId" }] } },
  data: {
    kept: "until the product may be advertised again: what people have set up",
    owner: "business",
    audited: { clear: ["document.leftOutAt"], unrecorded: ["documentVersion", "document.leftOutBy"] },
  },
})
