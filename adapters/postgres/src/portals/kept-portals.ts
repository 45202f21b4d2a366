import { Effect, Layer } from "effect"
import { KeptReads } from "@adapters/sql"
import { PortalDirectory, PortalDomains, PortalRecords } from "@application/portals/ports"
import { portalHost } from "@domain/portals"
import { postgresPortalAdministration } from "./postgres-portal-administration.ts"
import { postgresPortalUse } from "./postgres-portal-use.ts"
import { postgresPortalDirectory } from "./postgres-portal-directory.ts"

/** What the triggers of `portals` and `portal_domains` call them. */
const topic = Effect.map(KeptReads, ({ about }) => about("portals"))

const directory = Layer.effect(
  PortalDirectory,
  Effect.gen(function* () {
    const { read, changing } = yield* topic
    const { all, byDomain, byId, hostsOf, save } = yield* PortalDirectory
    return {
      all,
      byDomain: (domain) => read(`host ${portalHost(domain)}`, byDomain(domain)),
      byId: (id) => read(`portal ${id}`, byId(id)),
      hostsOf: (id) => read(`hosts of ${id}`, hostsOf(id)),
      save: (portal) => Effect.andThen(changing, save(portal)),
    }
  }),
)

const records = Layer.effect(
  PortalRecords,
  Effect.gen(function* () {
    const { changing } = yield* topic
    const stored = yield* PortalRecords
    return {
      ...stored,
      create: (portal) => Effect.andThen(changing, stored.create(portal)),
      change: (record) => Effect.andThen(changing, stored.change(record)),
    }
  }),
)

const domains = Layer.effect(
  PortalDomains,
  Effect.gen(function* () {
    const { changing } = yield* topic
    const stored = yield* PortalDomains
    return {
      ...stored,
      save: (domain) => Effect.andThen(changing, stored.save(domain)),
      remove: (portalId, host) => Effect.andThen(changing, stored.remove(portalId, host)),
    }
  }),
)

/** Portals from memory until they change. */
export const keptPortalDirectory = Layer.provide(directory, postgresPortalDirectory)

/** Portals as their administrators read them, from the database; their changes end what is kept. */
export const keptPortalAdministration = Layer.merge(
  Layer.provide(Layer.merge(records, domains), postgresPortalAdministration),
  postgresPortalUse,
)
