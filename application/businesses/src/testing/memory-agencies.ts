import { Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { ClientNotFound } from "@domain/businesses"
import type { BusinessProfileId, PortalId } from "@domain/kernel"
import type { AgencyClient } from "../contract/agency.ts"
import { type Agency, AgencyClients, type GivenCount, JoinedPortals } from "../ports/agencies.ts"
import { ProfileConfigurations, type StoredConfiguration } from "../ports/configurations.ts"

/** Joined portals in the in-memory database. */
export const memoryJoinedPortals = Layer.effect(
  JoinedPortals,
  Effect.gen(function* () {
    const joined = (yield* MemoryDatabase).table<BusinessProfileId, ReadonlyArray<PortalId>>("joined-portals")
    const of = (profile: BusinessProfileId) => joined.get(profile) ?? []
    return {
      of: (profile) => Effect.sync(() => of(profile)),
      join: (profile, portal) =>
        Effect.sync(
          () =>
            void joined.set(
              profile,
              [...new Set([...of(profile), portal])].toSorted((a, b) => a - b),
            ),
        ),
    }
  }),
)

/** Clients of agencies in the in-memory database. */
export const memoryAgencyClients = Layer.effect(
  AgencyClients,
  Effect.gen(function* () {
    const clients = (yield* MemoryDatabase).table<string, ReadonlyArray<AgencyClient>>("agency-clients")
    const given = (yield* MemoryDatabase).table<string, GivenCount & { readonly agencyId: BusinessProfileId }>(
      "given_clients",
    )
    const keyOf = ({ businessProfileId, portalId }: Agency) => `${businessProfileId}/${portalId}`
    const of = (agency: Agency) => clients.get(keyOf(agency)) ?? []
    return {
      list: (agency, { search = "", before = Number.POSITIVE_INFINITY, limit }) =>
        Effect.sync(() =>
          of(agency)
            .filter(({ id, name }) => id < before && name.toLowerCase().includes(search.trim().toLowerCase()))
            .toSorted((a, b) => b.id - a.id)
            .slice(0, limit),
        ),
      byId: (agency, id) =>
        Effect.suspend(() => {
          const client = of(agency).find((one) => one.id === id)
          return client === undefined ? Effect.fail(new ClientNotFound({})) : Effect.succeed(client)
        }),
      running: (portalId, ids) =>
        Effect.sync(() =>
          ids.filter((id) => of({ businessProfileId: id, portalId }).length > 0).toSorted((a, b) => a - b),
        ),
      given: (agencyId) =>
        Effect.sync(() => {
          const own = [...given.values()].filter((row) => row.agencyId === agencyId)
          return [...Map.groupBy(own, ({ memberId, teamId }) => `${memberId}/${teamId}`).values()].flatMap((rows) => {
            const [{ memberId, teamId } = {}] = rows
            // The table keeps empty columns as null.
            return [{ ...(memberId != null && { memberId }), ...(teamId != null && { teamId }), clients: rows.length }]
          })
        }),
      add: (agency, client) => Effect.sync(() => void clients.set(keyOf(agency), [...of(agency), client])),
    }
  }),
)

/** Configurations in the in-memory database. */
export const memoryProfileConfigurations = Layer.effect(
  ProfileConfigurations,
  Effect.gen(function* () {
    const stored = (yield* MemoryDatabase).table<BusinessProfileId, StoredConfiguration>("configurations")
    return {
      of: (profile) => Effect.sync(() => stored.get(profile)),
      save: (profile, configuration) => Effect.sync(() => void stored.set(profile, configuration)),
    }
  }),
)
