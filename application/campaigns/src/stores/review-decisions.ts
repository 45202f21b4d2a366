import { declaredStore, documentOf } from "@application/kernel"
import { ReviewRecord } from "@domain/campaigns"
import { PortalId } from "@domain/kernel"
import { Schema } from "effect"

const { portalId: _portalId, id: _id, ...fields } = ReviewRecord.fields

/** Decisions of portals on campaigns: who decided, when and why, and what a second person thought of an approval. */
export const ReviewDecisions = declaredStore({
  table: "review_decisions",
  row: documentOf({
    key: Schema.Struct({ portalId: PortalId, id: Schema.Int }),
    document: Schema.Struct(fields),
    copied: ["businessProfileId", "decidedBy", "decidedAt", "sample", "campaignName"],
  }),
  key: ["portalId", "id"],
  numbered: "id",
  lists: { newest: { by: ["portalId"], order: ["id"], isDescending: true } },
  data: {
    kept: "for ever: what a portal let run under its name, and who said so",
    owner: "business",
    audited: {
      clear: [
        "businessProfileId",
        "document.campaignId",
        "document.decision",
        "document.firstBy",
        "decidedBy",
        "decidedAt",
        "sample",
      ],
      hidden: ["document.secondLook"],
      unrecorded: [
        "campaignName",
        "documentVersion",
        "document.businessProfileId",
        "document.campaignName",
        "document.askedAt",
        "document.dueAt",
        "document.decidedAt",
        "document.decidedBy",
        "document.amount",
        "document.attempt",
        "document.sample",
      ],
    },
  },
})
