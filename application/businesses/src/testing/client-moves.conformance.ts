import { Memberships } from "@application/identity/ports"
import { BusinessProfileId, PortalId, UserId } from "@domain/kernel"
import { Effect, type Layer } from "effect"
import { expect, test } from "vitest"
import { AgencyClients, BusinessProfileRepository, ClientMoves } from "../ports/index.ts"

const [client, from, to] = [1, 2, 3].map((id) => BusinessProfileId.make(id)) as [
  BusinessProfileId,
  BusinessProfileId,
  BusinessProfileId,
]
const portalId = PortalId.make(1)

const profile = (id: BusinessProfileId) => ({
  id,
  portalId,
  name: `Business ${id}`,
  region: "IN" as const,
  currencyId: 17,
  timeZoneId: 142,
  timeZone: "Asia/Kolkata",
  createdAt: 1_700_000_000_000 + id,
})

export const [moveOwner, moveFormer, moveNext] = [41, 51, 61].map((id) => UserId.make(id)) as [UserId, UserId, UserId]

type Needs = BusinessProfileRepository | AgencyClients | ClientMoves | Memberships

/** Conformance tests of `ClientMoves` on a fresh store per layer build; `ready` makes the accounts of the three people. */
export const clientMovesConformance = <R>(
  layer: Layer.Layer<Needs | R, unknown>,
  ready: Effect.Effect<unknown, unknown, R>,
) => {
  test("a client passes to its new agency with its own people alone", () =>
    Effect.gen(function* () {
      const profiles = yield* BusinessProfileRepository
      const clients = yield* AgencyClients
      const moves = yield* ClientMoves
      for (const id of [client, from, to]) yield* profiles.save(profile(id))
      yield* ready
      const [owner, former, next] = [moveOwner, moveFormer, moveNext]
      const { join } = yield* Memberships
      yield* join(owner, { businessProfileId: client, roleId: "ClientAccess" })
      yield* join(former, { businessProfileId: client, roleId: "AccountManager" })
      yield* join(next, { businessProfileId: to, roleId: "ClientAccess" })
      expect(yield* moves.agencyOf(client, portalId)).toBeUndefined()
      yield* clients.add({ businessProfileId: from, portalId }, { ...profile(client), phone: "+919876543210" })
      expect(yield* moves.agencyOf(client, portalId)).toBe(from)
      expect(yield* moves.agencyOf(client, PortalId.make(2))).toBeUndefined()
      yield* moves.carryOut({
        clientId: client,
        portalId,
        fromId: from,
        toId: to,
        leaving: [former],
        joining: [{ userId: next, roleId: "AccountManager" }],
        successor: next,
        at: 5,
      })
      expect(yield* moves.agencyOf(client, portalId)).toBe(to)
      expect((yield* clients.byId({ businessProfileId: to, portalId }, client)).phone).toBe("+919876543210")
      expect(yield* clients.list({ businessProfileId: from, portalId }, { limit: 9 })).toEqual([])
      const roles = (yield* moves.membersOf(client, "locked")).map(({ userId, roleId }) => [userId, roleId])
      expect(roles.toSorted(([one], [other]) => Number(one) - Number(other))).toEqual([
        [owner, "ClientAccess"],
        [next, "AccountManager"],
      ])
    }).pipe(Effect.provide(layer), Effect.runPromise))
}
