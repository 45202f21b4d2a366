import { Schema } from "effect"
import { contract, listOf, textOf } from "@application/kernel"
import { Division, ForbiddenPortal, InvalidFields, UserNotFound } from "@domain/identity"
import { BusinessProfileId, PortalId, UserId } from "@domain/kernel"

/** The divisions that a user watches; none without the Brand Manager role. Spec: calls U12. */
export const ListDivisions = contract("identity/ListDivisions", {
  kind: "query",
  access: "readDivisions",
  route: "GET /users/:userId/portals/:portalId/divisions",
  specification: ["U12"],
  summary: "List the divisions that a brand manager watches",
  description: "Users without the Brand Manager role get an empty list.",
  example: { userId: 41, portalId: 1 },
  input: Schema.Struct({ userId: UserId, portalId: PortalId }),
  output: Schema.Array(Division),
  failures: [UserNotFound, ForbiddenPortal],
})

/** Adds a division of the portal's brand, or replaces the profiles of the division with this name. Ours. */
export const SaveDivision = contract("identity/SaveDivision", {
  kind: "command",
  access: "administerPortal",
  route: "POST /portals/:portalId/divisions",
  summary: "Add a division of the portal's brand, or replace its profiles",
  example: { portalId: 1, name: "North", businessProfileIds: [7] },
  input: Schema.Struct({
    portalId: PortalId,
    name: textOf(80).check(Schema.isMinLength(1)),
    businessProfileIds: listOf(BusinessProfileId, 1_000),
  }),
  output: Division,
  failures: [ForbiddenPortal, InvalidFields],
})
