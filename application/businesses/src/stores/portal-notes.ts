import { columnsOf, declaredStore } from "@application/kernel"
import { BusinessFreeze } from "@domain/businesses"
import { BusinessProfileId, PortalId, UserId } from "@domain/kernel"
import { Schema } from "effect"

/** What the staff of a portal note of a business: who, when (epoch milliseconds) and in which words. */
export const BusinessNotes = declaredStore({
  table: "business_notes",
  row: columnsOf(
    Schema.Struct({
      businessProfileId: BusinessProfileId,
      id: Schema.Int,
      portalId: PortalId,
      notedBy: UserId,
      notedAt: Schema.Int,
      note: Schema.String,
    }),
  ),
  key: ["businessProfileId", "id"],
  numbered: "id",
  lists: { ofBusiness: { by: ["businessProfileId"], order: ["id"], isDescending: true } },
  data: {
    kept: "until removed, or the business is erased: what a portal's staff know of it",
    owner: "business",
    audited: { clear: ["notedBy", "notedAt"], hidden: ["note"], unrecorded: ["portalId"] },
  },
})

/** The latest freeze of each business that was ever frozen by its portal. */
export const BusinessFreezes = declaredStore({
  table: "business_freezes",
  row: columnsOf(Schema.Struct({ businessProfileId: BusinessProfileId, portalId: PortalId, ...BusinessFreeze.fields })),
  key: ["businessProfileId"],
  data: {
    kept: "until the business is erased: why it is or was frozen; the log has every earlier freeze",
    owner: "business",
    audited: {
      clear: ["frozenAt", "frozenBy", "reason", "releasedAt", "releasedBy", "releaseReason"],
      unrecorded: ["portalId"],
    },
  },
})
