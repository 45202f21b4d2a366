import { Schema } from "effect"
import { declaredStore, documentOf } from "@application/kernel"
import { SavedAudience } from "@domain/campaigns"
import { BusinessProfileId } from "@domain/kernel"

const { id, ...content } = SavedAudience.fields

/** The audiences that a business keeps, to use them in campaigns. */
export const SavedAudiences = declaredStore({
  table: "saved_audiences",
  row: documentOf({
    key: Schema.Struct({ businessProfileId: BusinessProfileId, id }),
    document: Schema.Struct({ ...content, changedAt: Schema.Int }),
  }),
  key: ["businessProfileId", "id"],
  numbered: "id",
  lists: { ofBusiness: { by: ["businessProfileId"], order: ["id"], isDescending: true } },
  data: {
    kept: "until removed: what people and portals have set up",
    owner: "business",
    audited: {
      clear: ["document.targetGender", "document.ageBands"],
      hidden: [
        "document.name",
        "document.targetLocation",
        "document.interests",
        "document.includedLists",
        "document.excludedLists",
      ],
      unrecorded: ["documentVersion", "document.version", "document.changedAt"],
    },
  },
})
