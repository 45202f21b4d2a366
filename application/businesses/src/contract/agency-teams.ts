import { contract, exampleProfile, listOf, textOf } from "@application/kernel"
import { AgencyTeamRefused, agencyTeamLimits, ClientHolder } from "@domain/businesses"
import { ClientReachMode, InvalidFields, Role } from "@domain/identity"
import { BusinessProfileId, UserId } from "@domain/kernel"
import { Schema } from "effect"

const optional = Schema.optionalKey
const group = "Agencies"
const access = "leadAgency"
const ofAgency = { businessProfileId: BusinessProfileId }
const teamId = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }))
const named = { name: textOf(80), memberIds: listOf(UserId, agencyTeamLimits.members) }

/** A team of an agency, with how many clients are given to it. Ours. */
export const AgencyTeam = Schema.Struct({
  id: Schema.Int,
  name: Schema.String,
  memberIds: Schema.Array(UserId),
  clients: Schema.Int,
})
export type AgencyTeam = typeof AgencyTeam.Type

/** A member of an agency, with how many clients are given to them. Ours. */
export const AgencyMember = Schema.Struct({
  userId: UserId,
  /** Absent where the account is gone. */
  name: optional(Schema.String),
  roleId: Role,
  /** Whether they lead the agency, and so reach every client. */
  isLeader: Schema.Boolean,
  clients: Schema.Int,
})
export type AgencyMember = typeof AgencyMember.Type

/** An agency's teams and members, of the agency asked for or the caller's first. Ours. */
export const GetAgencyTeams = contract("businesses/GetAgencyTeams", {
  kind: "query",
  access: "reportOnClients",
  route: "GET /agencyTeams",
  group,
  summary: "Get an agency's teams, and who reaches its clients",
  description:
    "agencies are the caller's businesses that run clients. Without agencyId, the first of them is shown; without any, nothing is. mayLead says whether the caller may change teams and give clients; mode is absent before the agency decided, which is as joined.",
  example: { agencyId: 7 },
  input: Schema.Struct({ agencyId: optional(BusinessProfileId) }),
  output: Schema.Struct({
    agencies: Schema.Array(Schema.Struct({ id: BusinessProfileId, name: Schema.String })),
    shown: optional(
      Schema.Struct({
        id: BusinessProfileId,
        mayLead: Schema.Boolean,
        mode: optional(ClientReachMode),
        teams: Schema.Array(AgencyTeam),
        members: Schema.Array(AgencyMember),
      }),
    ),
  }),
})

/** Decides which clients the members of an agency reach. Ours. */
export const SetClientReach = contract("businesses/SetClientReach", {
  kind: "command",
  access,
  route: "PUT /businessProfiles/:businessProfileId/clientReach",
  group,
  summary: "Decide which clients an agency's members reach",
  description:
    "With given, a member reaches the clients that are given to them or to a team of theirs, leaders reach all, and every call about any other client is refused (errorCode 113). With joined, each reaches the clients that they joined; what was withheld comes back with its role.",
  example: { ...exampleProfile, mode: "given" },
  input: Schema.Struct({ ...ofAgency, mode: ClientReachMode }),
  output: Schema.Struct({}),
})

/** Makes a team of an agency, or changes one. Ours. */
export const SaveAgencyTeam = contract("businesses/SaveAgencyTeam", {
  kind: "command",
  access,
  route: "POST /businessProfiles/:businessProfileId/agencyTeams",
  group,
  summary: "Make or change a team of an agency",
  description:
    "Without teamId a new team is made. Members reach the team's clients with the next call, and lose them when they leave the team.",
  example: { ...exampleProfile, name: "Restaurants", memberIds: [41] },
  input: Schema.Struct({ ...ofAgency, teamId: optional(teamId), ...named }),
  output: AgencyTeam,
  failures: [AgencyTeamRefused, InvalidFields],
})

/** Removes a team that no clients are given to. Ours. */
export const RemoveAgencyTeam = contract("businesses/RemoveAgencyTeam", {
  kind: "command",
  access,
  route: "DELETE /businessProfiles/:businessProfileId/agencyTeams/:teamId",
  group,
  summary: "Remove a team of an agency",
  description: "A team that has clients stays (reason hasClients) until they are given to others.",
  example: { ...exampleProfile, teamId: 3 },
  input: Schema.Struct({ ...ofAgency, teamId }),
  output: Schema.Struct({}),
  failures: [AgencyTeamRefused],
})

/** Gives a client to a member or a team of its agency, or to nobody. Ours. */
export const GiveClient = contract("businesses/GiveClient", {
  kind: "command",
  access,
  route: "PUT /businessProfiles/:businessProfileId/givenClients/:clientId",
  group,
  summary: "Give a client to a member or team of its agency",
  description: "Answers whom it was given to before, with which the same call takes it back.",
  example: { ...exampleProfile, clientId: 12, memberId: 41 },
  input: Schema.Struct({ ...ofAgency, clientId: BusinessProfileId, ...ClientHolder.fields }),
  output: Schema.Struct({ former: ClientHolder }),
  failures: [AgencyTeamRefused],
})

/** Gives all clients of a member to somebody else, before the member leaves. Ours. */
export const PassClientsOn = contract("businesses/PassClientsOn", {
  kind: "command",
  access,
  route: "POST /businessProfiles/:businessProfileId/passedClients",
  group,
  summary: "Give all clients of a member to somebody else",
  example: { ...exampleProfile, fromId: 41, memberId: 42 },
  input: Schema.Struct({ ...ofAgency, fromId: UserId, ...ClientHolder.fields }),
  output: Schema.Struct({ clients: Schema.Int }),
  failures: [AgencyTeamRefused],
})
