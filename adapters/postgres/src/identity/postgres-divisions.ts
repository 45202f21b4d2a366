import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { Divisions } from "@application/identity/ports"
import { Division } from "@domain/identity"
import { orDatabaseDefect, decodedRow } from "../query-results.ts"

const divisionOf = decodedRow(Division)

/** Divisions of portals, by name. */
export const postgresDivisions = Layer.effect(
  Divisions,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const columns = sql.literal('id, name, to_json(business_profile_ids) as "businessProfileIds"')
    return {
      of: (portalId) =>
        orDatabaseDefect(
          sql`select ${columns} from divisions where portal_id = ${portalId} order by name collate "C"`,
        ).pipe(Effect.flatMap(Effect.forEach(divisionOf))),
      save: Effect.fnUntraced(function* (portalId, { name, businessProfileIds }) {
        const [row] = yield* orDatabaseDefect(
          sql`insert into divisions ${sql.insert({ portal_id: portalId, name, business_profile_ids: [...businessProfileIds] })}
              on conflict (portal_id, name) do update set business_profile_ids = excluded.business_profile_ids
              returning ${columns}`,
        )
        return yield* divisionOf(row)
      }),
    }
  }),
)
