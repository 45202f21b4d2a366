import { MemoryDatabase } from "@application/kernel/testing"
import type { RoleOnProfile } from "@domain/identity"
import type { BusinessProfileId, UserId } from "@domain/kernel"
import { Effect, Layer } from "effect"
import type { AgencyClient } from "../contract/agency.ts"
import { ClientMoves } from "../ports/client-moves.ts"

/** Clients that pass between agencies in the in-memory database, with their memberships and nothing else. */
export const memoryClientMoves = Layer.effect(
  ClientMoves,
  Effect.gen(function* () {
    const database = yield* MemoryDatabase
    const memberships = database.table<UserId, ReadonlyArray<RoleOnProfile>>("memberships")
    const clients = database.table<string, ReadonlyArray<AgencyClient>>("agency-clients")
    const profiles = database.table<BusinessProfileId, AgencyClient>("business-profiles")
    const holds = (portalId: number, clientId: BusinessProfileId) =>
      [...clients].find(([key, all]) => key.endsWith(`/${portalId}`) && all.some(({ id }) => id === clientId))
    const others = (userId: UserId, clientId: BusinessProfileId) =>
      (memberships.get(userId) ?? []).filter(({ businessProfileId }) => businessProfileId !== clientId)
    return {
      agencyOf: (clientId, portalId) =>
        Effect.sync(() => {
          const key = holds(portalId, clientId)?.[0].split("/")[0]
          return key === undefined ? undefined : (Number(key) as BusinessProfileId)
        }),
      membersOf: (businessProfileId) =>
        Effect.sync(() =>
          [...memberships].flatMap(([userId, joined]) =>
            joined
              .filter((one) => one.businessProfileId === businessProfileId)
              .map(({ roleId }) => ({ userId, businessProfileId, roleId })),
          ),
        ),
      carryOut: ({ clientId, portalId, toId, leaving, joining }) =>
        Effect.sync(() => {
          for (const userId of leaving) memberships.set(userId, others(userId, clientId))
          for (const { userId, roleId } of joining)
            memberships.set(userId, [...others(userId, clientId), { businessProfileId: clientId, roleId }])
          for (const name of ["given_clients", "withheld_memberships"]) {
            const rows = database.table<string, { readonly businessProfileId: number }>(name)
            for (const [place, row] of rows) if (row.businessProfileId === clientId) rows.delete(place)
          }
          const [key, all = []] = holds(portalId, clientId) ?? []
          const client = all.find(({ id }) => id === clientId) ?? profiles.get(clientId)
          if (key !== undefined)
            clients.set(
              key,
              all.filter(({ id }) => id !== clientId),
            )
          const next = `${toId}/${portalId}`
          if (client !== undefined) clients.set(next, [...(clients.get(next) ?? []), client])
        }),
    }
  }),
)
