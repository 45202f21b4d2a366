import { columnsOf, declaredStore } from "@application/kernel"
import { ClientReachMode, Role } from "@domain/identity"
import { BusinessProfileId, PortalId, UserId } from "@domain/kernel"
import { Schema } from "effect"

const ofAgency = { businessProfileId: BusinessProfileId, portalId: PortalId }

/** How agencies decided which clients their members reach. */
export const AgencyReaches = declaredStore({
  table: "agency_reaches",
  row: columnsOf(Schema.Struct({ ...ofAgency, mode: ClientReachMode, changedBy: UserId, changedAt: Schema.Int })),
  key: ["businessProfileId"],
  data: {
    kept: "until the agency is erased: what people have set up",
    owner: "business",
    audited: { clear: ["mode", "changedBy", "changedAt"], unrecorded: ["portalId"] },
  },
})

/** Teams of an agency, with the numbers of their members. */
export const AgencyTeams = declaredStore({
  table: "agency_teams",
  row: columnsOf(Schema.Struct({ ...ofAgency, id: Schema.Int, name: Schema.String, memberIds: Schema.Array(UserId) })),
  key: ["businessProfileId", "id"],
  numbered: "id",
  lists: { ofAgency: { by: ["businessProfileId"], order: [{ text: "name" }, "id"] } },
  data: {
    kept: "until removed: what people have set up",
    owner: "business",
    audited: { clear: ["name", "memberIds"], unrecorded: ["portalId"] },
  },
})

/** To whom of its agency each client is given: a member or a team. */
export const GivenClients = declaredStore({
  table: "given_clients",
  row: columnsOf(
    Schema.Struct({
      agencyId: BusinessProfileId,
      ...ofAgency,
      memberId: Schema.optionalKey(UserId),
      teamId: Schema.optionalKey(Schema.Int),
      givenBy: UserId,
      givenAt: Schema.Int,
    }),
  ),
  key: ["agencyId", "businessProfileId"],
  lists: {
    ofMember: { by: ["agencyId", "memberId"], order: ["businessProfileId"] },
  },
  data: {
    kept: "until it is given to others, handed over or erased: who serves a client",
    owner: { nobody: "an agency's own work, which names nobody", ofBusiness: "erased" },
    audited: { clear: ["memberId", "teamId", "givenBy", "givenAt"], unrecorded: ["portalId"] },
  },
})

/** Memberships of clients that an agency withholds from members, each with its role, until it gives them back. */
export const WithheldMemberships = declaredStore({
  table: "withheld_memberships",
  row: columnsOf(Schema.Struct({ agencyId: BusinessProfileId, ...ofAgency, userId: UserId, roleId: Role })),
  key: ["agencyId", "businessProfileId", "userId"],
  data: {
    kept: "until the agency gives them back, or their user or the client is erased",
    owner: "author",
    audited: { clear: ["roleId"], unrecorded: ["portalId"] },
  },
})
