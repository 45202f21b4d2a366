import { Schema } from "effect"
import { declaredStore, documentOf } from "@application/kernel"
import { PlanEdit } from "@domain/campaigns"
import { BusinessProfileId, CampaignId, UserId } from "@domain/kernel"

/** A change of a running campaign that is typed. Times are epoch milliseconds. */
const fields = Schema.Struct({
  /** Absent once it was sent or discarded. */
  edit: Schema.optionalKey(PlanEdit),
  /** Grows by one with each save, sending and discarding, so that nobody goes on from a draft that is gone. */
  version: Schema.Int,
  editedAt: Schema.Number,
  editedBy: Schema.optionalKey(UserId),
  /** When it was shown to the client who approves the campaign; absent before. */
  shownAt: Schema.optionalKey(Schema.Number),
})

/** Changes of running campaigns that were not sent yet, at most one for each campaign, and the last version of each. */
export const CampaignEdits = declaredStore({
  table: "campaign_edits",
  row: documentOf({
    key: Schema.Struct({ businessProfileId: BusinessProfileId, campaignId: CampaignId }),
    document: fields,
  }),
  key: ["businessProfileId", "campaignId"],
  data: {
    kept: "the change until it is sent or discarded; its version for ever",
    owner: "business",
    audited: {
      clear: ["document.shownAt"],
      hidden: ["document.edit"],
      unrecorded: ["documentVersion", "document.version", "document.editedAt", "document.editedBy"],
    },
  },
})

/** A change that is typed, as it is stored. */
export interface StoredEdit extends Schema.Schema.Type<typeof fields> {
  readonly businessProfileId: BusinessProfileId
  readonly campaignId: CampaignId
}

/** A stored change with its edit. */
export type EditDraft = StoredEdit & { readonly edit: PlanEdit }

/** The change that is typed; undefined where none is. */
export const draftIn = (stored: StoredEdit | undefined): EditDraft | undefined =>
  stored?.edit === undefined ? undefined : { ...stored, edit: stored.edit }
