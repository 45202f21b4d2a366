import { keptReads } from "@adapters/sql"
import { testDatabase } from "@adapters/sql/testing"
import { followedPortalsConformance } from "@application/integrations/conformance"
import { FollowedPortals } from "@application/integrations/ports"
import { PortalId } from "@domain/kernel"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { expect, test, vi } from "vitest"
import { migrations } from "../migrations/index.ts"
import { postgresTables } from "../postgres-tables.ts"
import { keptFollowedPortals, postgresFollowedPortals } from "./postgres-followed-portals.ts"

followedPortalsConformance(
  Layer.merge(postgresFollowedPortals, postgresTables).pipe(Layer.provide(testDatabase(migrations))),
)

test("what is kept is forgotten as soon as an endpoint comes", () =>
  Effect.gen(function* () {
    const { ids } = yield* FollowedPortals
    const sql = yield* SqlClient.SqlClient
    expect([...(yield* ids)]).toEqual([])
    yield* sql`insert into portal_endpoints (portal_id, state, look_at, document_version, document)
      values (1, 'On', 0, 1, '{}')`
    yield* Effect.promise(() =>
      vi.waitFor(async () => expect([...(await Effect.runPromise(ids))]).toEqual([PortalId.make(1)]), 5_000),
    )
  }).pipe(
    Effect.provide(keptFollowedPortals.pipe(Layer.provide(keptReads), Layer.provideMerge(testDatabase(migrations)))),
    Effect.runPromise,
  ))
