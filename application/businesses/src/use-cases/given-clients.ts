import { ClientReach, currentUser, handler } from "@application/kernel"
import { AgencyTeamRefused, type ClientHolder } from "@domain/businesses"
import type { BusinessProfileId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { GiveClient, PassClientsOn } from "../contract/agency-teams.ts"
import { ClientMoves } from "../ports/index.ts"
import { AgencyReaches, AgencyTeams, GivenClients } from "../stores/agency-teams.ts"

/** Whoever a client is given to, checked to be a member or a team of the agency, or nobody. */
const holderIn = Effect.fnUntraced(function* (agencyId: BusinessProfileId, { memberId, teamId }: ClientHolder) {
  if (teamId !== undefined) {
    const team = yield* (yield* AgencyTeams).find({ businessProfileId: agencyId, id: teamId })
    return team === undefined ? yield* new AgencyTeamRefused({ reason: "unknownTeam" }) : { teamId }
  }
  if (memberId === undefined) return {}
  const members = yield* (yield* ClientMoves).membersOf(agencyId)
  const isMember = members.some(({ userId }) => userId === memberId)
  return isMember ? { memberId } : yield* new AgencyTeamRefused({ reason: "unknownMember" })
})

/** An agency that gives clients decides who reaches them: unless it did before, members go on as they joined. */
export const decidedReach = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const { portalId, userId } = yield* currentUser
  const at = yield* Clock.currentTimeMillis
  yield* (yield* AgencyReaches).addOnce({
    businessProfileId,
    portalId,
    mode: "joined",
    changedBy: userId,
    changedAt: at,
  })
})

/** Writes whom a client is given to; its members follow. */
const give = Effect.fnUntraced(function* (
  agencyId: BusinessProfileId,
  businessProfileId: BusinessProfileId,
  holder: ClientHolder,
) {
  const { portalId, userId } = yield* currentUser
  const given = yield* GivenClients
  if (holder.memberId === undefined && holder.teamId === undefined) yield* given.remove({ agencyId, businessProfileId })
  else
    yield* given.save({
      agencyId,
      businessProfileId,
      portalId,
      ...holder,
      givenBy: userId,
      givenAt: yield* Clock.currentTimeMillis,
    })
  yield* (yield* ClientReach).follow(businessProfileId)
})

export const giveClient = handler(
  GiveClient,
  Effect.fnUntraced(function* ({ businessProfileId: agencyId, clientId, ...asked }) {
    const { portalId } = yield* currentUser
    const holder = yield* holderIn(agencyId, asked)
    if ((yield* (yield* ClientMoves).agencyOf(clientId, portalId)) !== agencyId)
      return yield* new AgencyTeamRefused({ reason: "unknownClient" })
    yield* decidedReach(agencyId)
    const before = yield* (yield* GivenClients).forChange({ agencyId, businessProfileId: clientId })
    yield* give(agencyId, clientId, holder)
    const former: ClientHolder = {
      ...(before?.memberId !== undefined && { memberId: before.memberId }),
      ...(before?.teamId !== undefined && { teamId: before.teamId }),
    }
    return { former }
  }),
)

export const passClientsOn = handler(
  PassClientsOn,
  Effect.fnUntraced(function* ({ businessProfileId: agencyId, fromId, ...asked }) {
    const holder = yield* holderIn(agencyId, asked)
    const isNamed = holder.memberId !== undefined || holder.teamId !== undefined
    if (!isNamed || holder.memberId === fromId) return yield* new AgencyTeamRefused({ reason: "unknownMember" })
    const { rows } = yield* (yield* GivenClients).list("ofMember", { agencyId, memberId: fromId })
    yield* Effect.forEach(rows, ({ businessProfileId }) => give(agencyId, businessProfileId, holder), { discard: true })
    return { clients: rows.length }
  }),
)
