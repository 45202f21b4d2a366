import { declaredStore, documentOf } from "@application/kernel"
import { BusinessProfileId, UserId } from "@domain/kernel"
import { Design, DesignId, KeptDesign } from "@domain/studio"
import { Schema } from "effect"

const { id, ...content } = KeptDesign.fields
const document = { ...content, changedBy: Schema.optionalKey(UserId) } as const
const key = Schema.Struct({ businessProfileId: BusinessProfileId, id })

/** The designs of businesses, each as it was last saved. */
export const StudioDesigns = declaredStore({
  table: "studio_designs",
  row: documentOf({ key, document: Schema.Struct(document), copied: ["changedAt"] }),
  key: ["businessProfileId", "id"],
  lists: { ofBusiness: { by: ["businessProfileId"], order: ["changedAt", { text: "id" }], isDescending: true } },
  data: {
    kept: "until removed: what people and portals have set up",
    owner: "business",
    audited: {
      clear: ["document.version"],
      hidden: ["document.name", "document.folder", "document.design"],
      unrecorded: ["documentVersion", "changedAt", "document.createdAt", "document.changedAt", "document.changedBy"],
    },
  },
})

/** Designs that were removed and can be brought back. */
export const RemovedDesigns = declaredStore({
  table: "removed_designs",
  row: documentOf({
    key,
    document: Schema.Struct({ ...document, removedAt: Schema.Int }),
    copied: ["removedAt"],
  }),
  key: ["businessProfileId", "id"],
  lists: {
    ofBusiness: { by: ["businessProfileId"], order: ["removedAt", { text: "id" }], isDescending: true },
    oldest: { by: [], order: ["removedAt", "businessProfileId", { text: "id" }] },
  },
  data: {
    kept: "30 days: as long as its owner can bring it back",
    owner: "business",
    audited: "a removal is what the change of its design says",
  },
})

/** What former saves of designs replaced, which is added and removed but never changed. */
export const DesignVersions = declaredStore({
  table: "studio_design_versions",
  row: documentOf({
    key: Schema.Struct({ businessProfileId: BusinessProfileId, designId: DesignId, version: Schema.Int }),
    document: Schema.Struct({ design: Design, savedAt: Schema.Int, keptAt: Schema.Int }),
  }),
  key: ["businessProfileId", "designId", "version"],
  isAddedOnly: true,
  lists: { newest: { by: ["businessProfileId", "designId"], order: ["version"], isDescending: true } },
  data: {
    kept: "the newest 40 of each design, until the design is removed for good",
    owner: "business",
    audited: "a version is what the change of its design says",
  },
})
