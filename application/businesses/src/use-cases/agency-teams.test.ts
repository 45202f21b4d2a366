import { Memberships } from "@application/identity/ports"
import { removeMember } from "@application/identity/use-cases"
import { CurrentActor, mayOn } from "@application/kernel"
import { permissions } from "@domain/identity"
import { BusinessProfileId, UserId } from "@domain/kernel"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { AgencyClients, BusinessProfileRepository } from "../ports/index.ts"
import {
  as,
  clientId,
  handingOver,
  newAgency,
  newAgent,
  oldAgency,
  oldAgent,
  portalId,
} from "../testing/hand-over-world.ts"
import { bakery } from "../testing/profile-world.ts"
import { makeAgencyCode } from "./agency-codes.ts"
import { getAgencyTeams, removeAgencyTeam, saveAgencyTeam, setClientReach } from "./agency-teams.ts"
import { giveClient, passClientsOn } from "./given-clients.ts"
import { consentToHandOver, startHandOverOf } from "./hand-overs.ts"

const agency = { businessProfileId: oldAgency }
const [one, other] = [UserId.make(52), UserId.make(53)]
const second = BusinessProfileId.make(710)
const lead = <A, E, R>(story: Effect.Effect<A, E, R>) => as(oldAgent, story)

/** Two account managers of the agency, who both joined both of its clients. */
const withColleagues = Effect.gen(function* () {
  const { join } = yield* Memberships
  yield* (yield* BusinessProfileRepository).save({ ...bakery, id: second, name: "Corner Books" })
  const { name, region, createdAt } = bakery
  yield* (yield* AgencyClients).add({ ...agency, portalId }, { id: second, name, region, createdAt })
  for (const userId of [one, other])
    for (const businessProfileId of [oldAgency, clientId, second])
      yield* join(userId, { businessProfileId, roleId: "AccountManager" })
})

/** What a user may do on a client, over every action that a contract asks for. */
const reached = (userId: UserId, id: BusinessProfileId) =>
  as(
    userId,
    Effect.map(CurrentActor, (actor) =>
      Object.entries(permissions).filter(
        ([name, { scope }]) => scope === "profile" && mayOn(actor, name as Parameters<typeof mayOn>[1], id),
      ),
    ),
  ).pipe(Effect.map((allowed) => allowed.length > 0))
const give = (id: BusinessProfileId, holder: { readonly memberId?: UserId; readonly teamId?: number }) =>
  lead(giveClient.handle({ ...agency, clientId: id, ...holder }))
const given = lead(setClientReach.handle({ ...agency, mode: "given" }))

test("where clients are given, a member reaches their own and the leader all", () =>
  handingOver(
    Effect.gen(function* () {
      yield* withColleagues
      yield* give(clientId, { memberId: one })
      expect(yield* reached(other, clientId)).toBe(true)
      yield* given
      expect([yield* reached(one, clientId), yield* reached(other, clientId)]).toEqual([true, false])
      expect([yield* reached(one, second), yield* reached(oldAgent, second)]).toEqual([false, true])
      yield* lead(setClientReach.handle({ ...agency, mode: "joined" }))
      expect([yield* reached(other, clientId), yield* reached(one, second)]).toEqual([true, true])
    }),
  ))

test("a team's members reach its clients as long as they are in it", () =>
  handingOver(
    Effect.gen(function* () {
      yield* withColleagues
      yield* given
      const { id: teamId } = yield* lead(saveAgencyTeam.handle({ ...agency, name: "Food", memberIds: [one] }))
      yield* give(clientId, { teamId })
      expect([yield* reached(one, clientId), yield* reached(other, clientId)]).toEqual([true, false])
      yield* lead(saveAgencyTeam.handle({ ...agency, teamId, name: "Food", memberIds: [other] }))
      expect([yield* reached(one, clientId), yield* reached(other, clientId)]).toEqual([false, true])
      const refused = yield* Effect.flip(lead(removeAgencyTeam.handle({ ...agency, teamId })))
      expect(refused).toMatchObject({ reason: "hasClients" })
      const { former } = yield* give(clientId, {})
      expect(former).toEqual({ teamId })
      yield* lead(removeAgencyTeam.handle({ ...agency, teamId }))
    }),
  ))

test("whom a client was given to before takes it back with one call", () =>
  handingOver(
    Effect.gen(function* () {
      yield* withColleagues
      yield* given
      yield* give(clientId, { memberId: one })
      const { former } = yield* give(clientId, { memberId: other })
      expect([former, yield* reached(one, clientId)]).toEqual([{ memberId: one }, false])
      yield* give(clientId, former)
      expect([yield* reached(one, clientId), yield* reached(other, clientId)]).toEqual([true, false])
    }),
  ))

test("a member who leaves has their clients given to somebody named first", () =>
  handingOver(
    Effect.gen(function* () {
      yield* withColleagues
      yield* given
      yield* give(clientId, { memberId: one })
      const leave = lead(removeMember.handle({ businessProfileId: oldAgency, userId: one }))
      expect(yield* Effect.flip(leave)).toMatchObject({ _tag: "ClientsToPassOn", clients: 1 })
      expect(yield* lead(passClientsOn.handle({ ...agency, fromId: one, memberId: other }))).toEqual({ clients: 1 })
      yield* leave
      expect([yield* reached(one, clientId), yield* reached(other, clientId)]).toEqual([false, true])
      expect(yield* (yield* Memberships).of(one)).toEqual([])
    }),
  ))

test("no client of another agency and no stranger is given", () =>
  handingOver(
    Effect.gen(function* () {
      yield* withColleagues
      const refusal = (client: BusinessProfileId, memberId: UserId) =>
        Effect.map(Effect.flip(give(client, { memberId })), (failure) => ("reason" in failure ? failure.reason : ""))
      expect(yield* refusal(newAgency, one)).toBe("unknownClient")
      expect(yield* refusal(clientId, newAgent)).toBe("unknownMember")
    }),
  ))

test("a handed over client is given to nobody of its former agency", () =>
  handingOver(
    Effect.gen(function* () {
      yield* withColleagues
      yield* given
      yield* give(clientId, { memberId: one })
      const { code } = yield* as(newAgent, makeAgencyCode.handle({ businessProfileId: newAgency }))
      const { id: handOverId } = yield* lead(startHandOverOf.handle({ businessProfileId: clientId, code }))
      const owner = UserId.make(41)
      yield* as(newAgent, consentToHandOver.handle({ businessProfileId: newAgency, handOverId }))
      yield* as(owner, consentToHandOver.handle({ businessProfileId: clientId, handOverId }))
      const { shown } = yield* lead(getAgencyTeams.handle({}))
      expect(shown?.members.map(({ clients }) => clients)).toEqual([0, 0, 0])
      yield* lead(setClientReach.handle({ ...agency, mode: "joined" }))
      expect([yield* reached(one, clientId), yield* reached(other, clientId)]).toEqual([false, false])
    }),
  ))
