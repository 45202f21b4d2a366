import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { referralCodesConformance } from "@application/businesses/conformance"
import { migrations } from "../migrations/index.ts"
import { runningDatabase } from "../testing/running-database.ts"
import { postgresReferralCodes } from "./postgres-referral-codes.ts"

const portalsAndUsers = Layer.effectDiscard(
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    Effect.andThen(
      sql`insert into portals (id, host, document) values (1, 'one.example', '{}'), (2, 'two.example', '{}')
          on conflict do nothing`,
      sql`insert into users (portal_id, id, email_address, first_name, last_name, language_id, role_ids, password_hash)
          values (1, 5, 'dana@one.example', 'Dana', 'Rao', 'en', '{}', ''), (1, 6, 'noa@one.example', '', '', 'en', '{}', ''),
            (2, 7, 'eve@two.example', 'Eve', 'Levi', 'en', '{}', '')
          on conflict do nothing`,
    ),
  ),
)

referralCodesConformance(
  Layer.mergeAll(postgresReferralCodes, portalsAndUsers).pipe(Layer.provideMerge(runningDatabase(migrations))),
)
