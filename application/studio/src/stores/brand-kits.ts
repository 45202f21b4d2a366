import { declaredStore, documentOf } from "@application/kernel"
import { BusinessProfileId } from "@domain/kernel"
import { BrandKit } from "@domain/studio"
import { Schema } from "effect"

/** The brand kits of businesses. */
export const BrandKits = declaredStore({
  table: "brand_kits",
  row: documentOf({
    key: Schema.Struct({ businessProfileId: BusinessProfileId }),
    document: BrandKit,
  }),
  key: ["businessProfileId"],
  data: {
    kept: "until removed: what people and portals have set up",
    owner: "business",
    audited: {
      clear: ["document.colours", "document.heading", "document.body"],
      hidden: ["document.name", "document.logos"],
      unrecorded: ["documentVersion"],
    },
  },
})
