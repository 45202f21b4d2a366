import { declaredStore, documentOf } from "@application/kernel"
import { PortalId, UserId } from "@domain/kernel"
import { PortalLook } from "@domain/portals"
import { Schema } from "effect"

/** Looks of portals that another one has replaced, by the revision in which each was shown last. */
export const LookVersions = declaredStore({
  table: "portal_look_versions",
  row: documentOf({
    key: Schema.Struct({ portalId: PortalId, revision: Schema.Int }),
    document: Schema.Struct({
      look: PortalLook,
      replacedAt: Schema.Number,
      replacedBy: Schema.optionalKey(UserId),
    }),
  }),
  key: ["portalId", "revision"],
  lists: { ofPortal: { by: ["portalId"], order: ["revision"], isDescending: true } },
  data: {
    kept: "the newest fifty of each portal, to go back to",
    owner: { nobody: "a portal's" },
    audited: "a copy of what the changes of portals record themselves",
  },
})
