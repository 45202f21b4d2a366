import { columnsOf, declaredStore } from "@application/kernel"
import { BusinessDeletion } from "@domain/identity"
import { BusinessProfileId, PortalId } from "@domain/kernel"
import { Schema } from "effect"

/** Deletions of businesses that were asked for; a deletion that is taken back leaves no row. */
export const BusinessDeletions = declaredStore({
  table: "business_deletions",
  row: columnsOf(
    Schema.Struct({ businessProfileId: BusinessProfileId, portalId: PortalId, ...BusinessDeletion.fields }),
  ),
  key: ["businessProfileId"],
  lists: { byTime: { by: ["state"], order: ["erasesAt", "businessProfileId"] } },
  data: {
    kept: "until taken back; of an erased business for ever, by its number alone",
    owner: {
      nobody: "when a business will be erased, which its pages show",
      ofBusiness: { stays: "that and when a business was erased, by its number alone" },
    },
    audited: {
      clear: ["state", "askedAt", "askedBy", "isByPortal", "reason", "erasesAt", "endedAt", "erasedAt", "keptUntil"],
      unrecorded: ["portalId"],
    },
  },
})
