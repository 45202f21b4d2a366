import { Schema } from "effect"
import { declaredStore, documentOf } from "@application/kernel"
import { Brief } from "@domain/briefs"
import { BusinessProfileId } from "@domain/kernel"

const { id, ...fields } = Brief.fields

/** Briefs of businesses. A cursor of the list stays right while briefs are added. */
export const Briefs = declaredStore({
  table: "briefs",
  row: documentOf({
    key: Schema.Struct({ businessProfileId: BusinessProfileId, id }),
    document: Schema.Struct(fields),
    copied: ["status", "createdAt"],
  }),
  key: ["businessProfileId", "id"],
  numbered: "id",
  lists: {
    newest: { by: ["businessProfileId"], where: ["status"], order: ["createdAt", "id"], isDescending: true },
  },
  data: {
    kept: "for ever: what was asked for and approved; a draft until its writer deletes it",
    owner: "business",
    audited: {
      clear: [
        "createdAt",
        "document.status",
        "document.dates",
        "document.budget",
        "document.currency",
        "document.planned",
        "document.approval",
      ],
      unrecorded: ["status", "documentVersion", "document.createdAt", "document.updatedAt", "document.revisions"],
    },
  },
})
