import { declaredStore, documentOf } from "@application/kernel"
import { LeadDownload } from "@domain/insights"
import { BusinessProfileId } from "@domain/kernel"
import { Schema } from "effect"

const { id, ...download } = LeadDownload.fields

/** Downloads of businesses' leads. */
export const LeadDownloads = declaredStore({
  table: "lead_downloads",
  row: documentOf({
    key: Schema.Struct({ businessProfileId: BusinessProfileId, id }),
    document: Schema.Struct(download),
  }),
  key: ["businessProfileId", "id"],
  numbered: "id",
  lists: { ofBusiness: { by: ["businessProfileId"], order: ["id"], isDescending: true } },
  data: {
    kept: "the newest two hundred of each business: who took people's data away",
    owner: "business",
    audited: "a log itself; nobody changes what it says",
  },
})
