import { ClientReach, currentUser, handler, mayOn, UserNames } from "@application/kernel"
import { AgencyTeamRefused, agencyTeamLimits } from "@domain/businesses"
import { InvalidFields, leadsAgency } from "@domain/identity"
import type { BusinessProfileId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import {
  type AgencyMember,
  GetAgencyTeams,
  RemoveAgencyTeam,
  SaveAgencyTeam,
  SetClientReach,
} from "../contract/agency-teams.ts"
import { AgencyClients, ClientMoves } from "../ports/index.ts"
import { AgencyReaches, AgencyTeams } from "../stores/agency-teams.ts"
import { decidedReach } from "./given-clients.ts"
import { namedBusinesses } from "./hand-over-facts.ts"

/** Businesses of a user that are looked through for agencies. */
const mostLooked = 2_000

/** The agencies of the caller: memberships of businesses that run clients at the portal. */
const ownAgencies = Effect.gen(function* () {
  const actor = yield* currentUser
  const clients = yield* AgencyClients
  const ids = actor.memberships
    .map(({ businessProfileId }) => businessProfileId)
    .filter((id) => mayOn(actor, "readProfile", id))
    .slice(0, mostLooked)
  const running = yield* clients.running(actor.portalId, ids)
  const named = yield* namedBusinesses(running)
  return running.map(named)
})

/** How many clients of an agency each member and team has. */
const clientsOf = Effect.fnUntraced(function* (agencyId: BusinessProfileId) {
  const counts = yield* (yield* AgencyClients).given(agencyId)
  return {
    member: (id: AgencyMember["userId"]) => counts.find(({ memberId }) => memberId === id)?.clients ?? 0,
    team: (id: number) => counts.find(({ teamId }) => teamId === id)?.clients ?? 0,
  }
})

export const getAgencyTeams = handler(
  GetAgencyTeams,
  Effect.fnUntraced(function* ({ agencyId }) {
    const actor = yield* currentUser
    const agencies = yield* ownAgencies
    const id = agencies.find((one) => agencyId === undefined || one.id === agencyId)?.id
    if (id === undefined) return { agencies }
    const reach = yield* (yield* AgencyReaches).find({ businessProfileId: id })
    const given = yield* clientsOf(id)
    const teams = yield* (yield* AgencyTeams).list("ofAgency", { businessProfileId: id })
    const members = yield* (yield* ClientMoves).membersOf(id)
    const names = yield* (yield* UserNames).of(
      actor.portalId,
      members.map(({ userId }) => userId),
    )
    const shownMembers = members.map(({ userId, roleId }): AgencyMember => {
      const name = names.get(userId)
      const clients = given.member(userId)
      return { userId, ...(name !== undefined && { name }), roleId, isLeader: leadsAgency(roleId), clients }
    })
    const shownTeams = teams.rows.map(({ id: teamId, name, memberIds }) => ({
      id: teamId,
      name,
      memberIds,
      clients: given.team(teamId),
    }))
    return {
      agencies,
      shown: {
        id,
        mayLead: mayOn(actor, "leadAgency", id),
        ...(reach !== undefined && { mode: reach.mode }),
        teams: shownTeams,
        members: shownMembers,
      },
    }
  }),
)

export const setClientReach = handler(
  SetClientReach,
  Effect.fnUntraced(function* ({ businessProfileId, mode }) {
    const { portalId, userId } = yield* currentUser
    const changedAt = yield* Clock.currentTimeMillis
    yield* (yield* AgencyReaches).save({ businessProfileId, portalId, mode, changedBy: userId, changedAt })
    yield* (yield* ClientReach).follow(businessProfileId)
    return {}
  }),
)

export const saveAgencyTeam = handler(
  SaveAgencyTeam,
  Effect.fnUntraced(function* ({ businessProfileId, teamId, name, memberIds }) {
    const words = name.trim()
    if (words === "") return yield* new InvalidFields({ fields: { name: ["validation.required"] } })
    const members = new Set((yield* (yield* ClientMoves).membersOf(businessProfileId)).map(({ userId }) => userId))
    if (memberIds.some((id) => !members.has(id))) return yield* new AgencyTeamRefused({ reason: "unknownMember" })
    const teams = yield* AgencyTeams
    const { portalId } = yield* currentUser
    const team = { businessProfileId, portalId, name: words, memberIds: [...new Set(memberIds)] }
    if (teamId === undefined) {
      const { rows } = yield* teams.list("ofAgency", { businessProfileId }, { limit: agencyTeamLimits.teams })
      if (rows.length >= agencyTeamLimits.teams) return yield* new AgencyTeamRefused({ reason: "tooMany" })
    } else if ((yield* teams.forChange({ businessProfileId, id: teamId })) === undefined)
      return yield* new AgencyTeamRefused({ reason: "unknownTeam" })
    yield* decidedReach(businessProfileId)
    const saved = teamId === undefined ? yield* teams.add(team) : yield* teams.save({ ...team, id: teamId })
    yield* (yield* ClientReach).follow(businessProfileId)
    const clients = (yield* clientsOf(businessProfileId)).team(saved.id)
    return { id: saved.id, name: saved.name, memberIds: saved.memberIds, clients }
  }),
)

export const removeAgencyTeam = handler(
  RemoveAgencyTeam,
  Effect.fnUntraced(function* ({ businessProfileId, teamId }) {
    const teams = yield* AgencyTeams
    if ((yield* teams.forChange({ businessProfileId, id: teamId })) === undefined)
      return yield* new AgencyTeamRefused({ reason: "unknownTeam" })
    if ((yield* clientsOf(businessProfileId)).team(teamId) > 0)
      return yield* new AgencyTeamRefused({ reason: "hasClients" })
    yield* teams.remove({ businessProfileId, id: teamId })
    return {}
  }),
)
