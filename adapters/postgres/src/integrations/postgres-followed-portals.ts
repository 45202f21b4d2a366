import { KeptReads } from "@adapters/sql"
import { FollowedPortals } from "@application/integrations/ports"
import { PortalId } from "@domain/kernel"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { decodedRow, orDatabaseDefect } from "../query-results.ts"

const rowOf = decodedRow(Schema.Struct({ portalId: PortalId }))

/** Portals with endpoints. */
export const postgresFollowedPortals = Layer.effect(
  FollowedPortals,
  Effect.map(SqlClient.SqlClient, (sql) => ({
    ids: orDatabaseDefect(sql`select distinct portal_id as "portalId" from portal_endpoints`).pipe(
      Effect.flatMap(Effect.forEach(rowOf)),
      Effect.map((rows) => new Set(rows.map(({ portalId }) => portalId))),
    ),
  })),
)

/** Portals with endpoints from memory until an endpoint comes or goes. */
export const keptFollowedPortals = Layer.effect(
  FollowedPortals,
  Effect.gen(function* () {
    // What the trigger of `portal_endpoints` calls them.
    const { read } = (yield* KeptReads).about("portal endpoints")
    const { ids } = yield* FollowedPortals
    return { ids: read("followed", ids) }
  }),
).pipe(Layer.provide(postgresFollowedPortals))
