import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { referralCodesConformance } from "@application/businesses/conformance"
import { migrations } from "../migrations/index.ts"
import { runningDatabase } from "../testing/running-database.ts"
import { postgresReferralCodes } from "./postgres-referral-codes.ts"

const portals = Layer.effectDiscard(
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) =>
      sql`insert into portals (id, host, document) values (1, 'one.example', '{}'), (2, 'two.example', '{}')
        on conflict do nothing`,
  ),
)

referralCodesConformance(
  Layer.mergeAll(postgresReferralCodes, portals).pipe(Layer.provideMerge(runningDatabase(migrations))),
)
