import { columnsOf, declaredStore } from "@application/kernel"
import { ApiKey } from "@domain/identity"
import { PortalId } from "@domain/kernel"
import { Schema } from "effect"

/** Keys by which portals' programs call the API; what is kept is their hash. */
export const ApiKeys = declaredStore({
  table: "api_keys",
  row: columnsOf(Schema.Struct({ portalId: PortalId, ...ApiKey.fields, keyHash: Schema.String })),
  key: ["portalId", "id"],
  numbered: "id",
  lists: {
    ofPortal: { by: ["portalId"], order: ["id"], isDescending: true },
    ofHash: { by: ["portalId", "keyHash"], order: ["id"] },
  },
  data: {
    kept: "until removed: what people and portals have set up",
    owner: { nobody: "a portal's", ofBusiness: "erased" },
    secret: ["keyHash"],
    audited: {
      clear: [
        "name",
        "end",
        "scopes",
        "businessProfileId",
        "createdBy",
        "createdAt",
        "expiresAt",
        "revokedAt",
        "follows",
      ],
      hidden: ["keyHash"],
      unrecorded: ["lastUsedAt"],
    },
  },
})
