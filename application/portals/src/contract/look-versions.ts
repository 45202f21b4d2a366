import { Schema } from "effect"
import { contract } from "@application/kernel"
import { ForbiddenPortal } from "@domain/identity"
import { PortalId } from "@domain/kernel"
import { PortalLook } from "@domain/portals"

/** A look that was replaced: by whom, where their account is known, and when (epoch milliseconds). */
export const LookVersion = Schema.Struct({
  revision: Schema.Int,
  look: PortalLook,
  replacedAt: Schema.Number,
  replacedBy: Schema.optionalKey(Schema.String),
})
export type LookVersion = typeof LookVersion.Type

/** The looks that a portal has had, the last replaced first. Ours. */
export const ListLookVersions = contract("portals/ListLookVersions", {
  kind: "query",
  access: "administerPortal",
  route: "GET /portals/:portalId/looks",
  group: "Portal administration",
  summary: "List the looks that a portal has had",
  description:
    "The fifty newest looks that a change has replaced, each with its title, drawings, theme, words, legal links and support, and when and by whom it was replaced. To go back to one, name its parts in a change of the portal.",
  example: { portalId: 101 },
  input: Schema.Struct({ portalId: PortalId }),
  output: Schema.Array(LookVersion),
  failures: [ForbiddenPortal],
})
