import { Schema } from "effect"
import { contract, listOf, textOf } from "@application/kernel"
import {
  Division,
  DivisionNameTaken,
  DivisionNotFound,
  ForbiddenPortal,
  InvalidFields,
  UserNotFound,
} from "@domain/identity"
import { BusinessProfileId, PortalId, UserId } from "@domain/kernel"

const optional = Schema.optionalKey
const Name = textOf(80).check(Schema.isMinLength(1))
const group = "Portal administration"

/** The divisions that a user watches; none without the Brand Manager role. Spec: calls U12. */
export const ListDivisions = contract("identity/ListDivisions", {
  kind: "query",
  access: "readDivisions",
  route: "GET /users/:userId/portals/:portalId/divisions",
  specification: ["U12"],
  summary: "List the divisions that a brand manager watches",
  description:
    "Users without the Brand Manager role get an empty list. A division with managers is in the lists of its managers alone.",
  example: { userId: 41, portalId: 1 },
  input: Schema.Struct({ userId: UserId, portalId: PortalId }),
  output: Schema.Array(Division),
  failures: [UserNotFound, ForbiddenPortal],
})

/** A division as the portal's administrators see it, with the names of its businesses and managers. Ours. */
export const PortalDivision = Schema.Struct({
  id: Division.fields.id,
  name: Division.fields.name,
  businesses: Schema.Array(Schema.Struct({ id: BusinessProfileId, name: Schema.String })),
  managers: Schema.Array(Schema.Struct({ id: UserId, name: Schema.String })),
})
export type PortalDivision = typeof PortalDivision.Type

/** All divisions of a portal's brand, in their order. Ours. */
export const ListPortalDivisions = contract("identity/ListPortalDivisions", {
  kind: "query",
  access: "administerPortal",
  route: "GET /portals/:portalId/divisions",
  group,
  summary: "List the divisions of a portal's brand",
  example: { portalId: 1 },
  input: Schema.Struct({ portalId: PortalId }),
  output: Schema.Array(PortalDivision),
  failures: [ForbiddenPortal],
})

/** Adds a division of the portal's brand, or replaces the profiles of the division with this name. Ours. */
export const SaveDivision = contract("identity/SaveDivision", {
  kind: "command",
  access: "administerPortal",
  route: "POST /portals/:portalId/divisions",
  summary: "Add a division of the portal's brand, or replace its profiles",
  description:
    "formerName renames the division with that name; a name that another division has is refused then (101). managerIds are brand managers of the portal, and without any every brand manager watches it; left out, they stay as they are.",
  example: { portalId: 1, name: "North", businessProfileIds: [7], managerIds: [41], formerName: "North-west" },
  input: Schema.Struct({
    portalId: PortalId,
    name: Name,
    businessProfileIds: listOf(BusinessProfileId, 1_000),
    managerIds: optional(listOf(UserId, 50)),
    formerName: optional(Name),
  }),
  output: Division,
  failures: [ForbiddenPortal, InvalidFields, DivisionNameTaken, DivisionNotFound],
})

/** Puts the divisions of a portal's brand into an order; divisions that are not named follow. Ours. */
export const OrderDivisions = contract("identity/OrderDivisions", {
  kind: "command",
  access: "administerPortal",
  route: "PUT /portals/:portalId/divisions/order",
  group,
  summary: "Put the divisions of a portal's brand into an order",
  example: { portalId: 1, names: ["North", "South"] },
  input: Schema.Struct({ portalId: PortalId, names: listOf(Name, 500) }),
  output: Schema.Struct({}),
  failures: [ForbiddenPortal],
})

/** Takes a division away; its businesses stay as they are. Ours. */
export const RemoveDivision = contract("identity/RemoveDivision", {
  kind: "command",
  access: "administerPortal",
  route: "DELETE /portals/:portalId/divisions/:name",
  group,
  summary: "Remove a division of a portal's brand",
  example: { portalId: 1, name: "North" },
  input: Schema.Struct({ portalId: PortalId, name: Name }),
  output: Schema.Struct({}),
  failures: [ForbiddenPortal],
})
