import { AgencyMoney, UserNames } from "@application/kernel"
import { HandOverNotPossible, isFrozen, type HandOverParty } from "@domain/businesses"
import {
  type Giver,
  giverOf,
  isOwnerRole,
  leavingMembers,
  type MemberRole,
  membersAfterHandOver,
  spokesmanOf,
} from "@domain/identity"
import type { BusinessProfileId, PortalId, UserId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import type { HandOverTerms } from "../contract/hand-overs.ts"
import { type BusinessProfile, BusinessProfileRepository, ClientMoves, PortalBusinesses } from "../ports/index.ts"
import { BusinessFreezes } from "../stores/portal-notes.ts"

/** A client with the agency that runs it, and everybody who works on it. */
export interface HandedClient {
  readonly profile: BusinessProfile
  readonly fromId?: BusinessProfileId
  readonly members: ReadonlyArray<MemberRole>
  readonly formerTeam: ReadonlySet<UserId>
  readonly giver: Giver
}

/** The client as it is now; with `locked`, its members stay as they are until the transaction ends. */
export const handedClient = Effect.fnUntraced(function* (profile: BusinessProfile, hold?: "locked") {
  const moves = yield* ClientMoves
  const fromId = yield* moves.agencyOf(profile.id, profile.portalId)
  const members = yield* moves.membersOf(profile.id, hold)
  const team = fromId === undefined ? [] : yield* moves.membersOf(fromId)
  const formerTeam = new Set(team.map(({ userId }) => userId))
  const client: HandedClient = {
    profile,
    members,
    formerTeam,
    giver: giverOf(members, formerTeam),
    ...(fromId !== undefined && { fromId }),
  }
  return client
})

/** For whom a user speaks on a client; undefined without the right to. */
export const speaksFor = ({ members, formerTeam }: HandedClient, userId: UserId): HandOverParty | undefined =>
  spokesmanOf(members, formerTeam, userId)

/** Fails while a client is frozen by its portal. */
export const checkNotFrozen = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  if (isFrozen(yield* (yield* BusinessFreezes).find({ businessProfileId })))
    return yield* new HandOverNotPossible({ reason: "frozen" })
})

/** The people who leave a client, and its members afterwards. */
export const peopleAfter = Effect.fnUntraced(function* (client: HandedClient, toId: BusinessProfileId) {
  const newTeam = yield* (yield* ClientMoves).membersOf(toId)
  const after = membersAfterHandOver(client.members, client.formerTeam, newTeam)
  const stay = new Set(client.members.map(({ userId }) => userId))
  const gone = leavingMembers(client.members, client.formerTeam)
  const backAgain = new Set(newTeam.map(({ userId }) => userId))
  const joining = after.filter(
    ({ userId }) => !stay.has(userId) || (backAgain.has(userId) && gone.some((one) => one.userId === userId)),
  )
  return { gone, leaving: gone.filter(({ userId }) => !backAgain.has(userId)), joining }
})

/** Ids and names of businesses, in the order of the ids; a business that is gone has no name. */
export const namedBusinesses = Effect.fnUntraced(function* (ids: ReadonlyArray<BusinessProfileId>) {
  const found = yield* (yield* BusinessProfileRepository).byIds([...new Set(ids)])
  const names = new Map(found.map(({ id, name }) => [id, name]))
  return (id: BusinessProfileId) => ({ id, name: names.get(id) ?? "" })
})

const namesOf = Effect.fnUntraced(function* (portalId: PortalId, people: ReadonlyArray<Pick<MemberRole, "userId">>) {
  const ids = people.map(({ userId }) => userId)
  const names = yield* (yield* UserNames).of(portalId, ids)
  return ids.flatMap((id) => names.get(id) ?? [])
})

/** The wallet of a client as its hand-over finds it; undefined before money was first moved. */
export const walletOfClient = Effect.fnUntraced(function* ({ profile: { id, portalId } }: HandedClient) {
  const business = yield* (yield* PortalBusinesses).one(portalId, id, yield* Clock.currentTimeMillis)
  return { running: business?.running ?? 0, wallet: business?.wallet }
})

/** What a hand-over of a client to an agency moves and settles, as things are now. */
export const termsOf = Effect.fnUntraced(function* (client: HandedClient, toId: BusinessProfileId) {
  const { profile, fromId, giver } = client
  const { gone, leaving, joining } = yield* peopleAfter(client, toId)
  const named = yield* namedBusinesses([profile.id, toId, ...(fromId === undefined ? [] : [fromId])])
  const { running, wallet } = yield* walletOfClient(client)
  const { leads } = yield* (yield* PortalBusinesses).details(profile.id, 1)
  const payers = gone.map(({ userId }) => userId)
  const part = wallet === undefined ? undefined : yield* (yield* AgencyMoney).of(profile.id, payers, wallet)
  const terms: HandOverTerms = {
    client: named(profile.id),
    ...(fromId !== undefined && { from: named(fromId) }),
    to: named(toId),
    giver,
    running,
    leads,
    ...(wallet !== undefined && { wallet: { ...wallet, unspentOfAgency: part?.unspent ?? 0 } }),
    endsTopUps: part?.fillsItself ?? false,
    forgetsCards: gone.some(({ roleId }) => isOwnerRole(roleId)),
    leaving: yield* namesOf(profile.portalId, leaving),
    joining: yield* namesOf(profile.portalId, joining),
  }
  return terms
})
