import { declaredStore, documentOf } from "@application/kernel"
import { FranchiseStore } from "@domain/franchise"
import { BusinessProfileId } from "@domain/kernel"
import { Schema } from "effect"

const { code, ...facts } = FranchiseStore.fields

/** The stores of franchises. */
export const FranchiseStores = declaredStore({
  table: "franchise_stores",
  row: documentOf({
    key: Schema.Struct({ businessProfileId: BusinessProfileId, code }),
    document: Schema.Struct(facts),
  }),
  key: ["businessProfileId", "code"],
  lists: { ofBusiness: { by: ["businessProfileId"], order: [{ text: "code" }] } },
  data: {
    kept: "until removed: what people and portals have set up",
    owner: "business",
    audited: {
      clear: [
        "document.name",
        "document.address",
        "document.town",
        "document.price",
        "document.offer",
        "document.website",
        "document.latitude",
        "document.longitude",
        "document.radius",
        "document.unit",
        "document.facebookPageId",
        "document.hours",
        "document.language",
        "document.region",
        "document.population",
        "document.isOpen",
      ],
      hidden: ["document.phone", "document.ownerEmail", "document.sales"],
      unrecorded: ["documentVersion"],
    },
  },
})
