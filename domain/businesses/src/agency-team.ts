import { errorCode } from "@domain/errors"
import { UserId } from "@domain/kernel"
import { Schema } from "effect"

/** To whom of its agency a client is given: a member, a team, or nobody where both are absent. */
export const ClientHolder = Schema.Struct({
  memberId: Schema.optionalKey(UserId),
  teamId: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }))),
})
export type ClientHolder = typeof ClientHolder.Type

/** Members of a team, and teams of an agency, at most. */
export const agencyTeamLimits = { members: 200, teams: 100 } as const

/** Why a client, a team or a member is not as it was asked for. */
export const AgencyTeamProblem = Schema.Literals([
  "unknownTeam",
  "unknownMember",
  "unknownClient",
  "hasClients",
  "tooMany",
])
export type AgencyTeamProblem = typeof AgencyTeamProblem.Type

/** A change of an agency's teams or clients is not possible as things are. Ours. */
export class AgencyTeamRefused extends Schema.TaggedError<AgencyTeamRefused>()("AgencyTeamRefused", {
  errorCode: errorCode(102),
  reason: AgencyTeamProblem,
}) {}
