import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { PortalDirectory } from "@application/portals/ports"
import { InvalidPortal, Portal, portalHost } from "@domain/portals"
import { databaseTrouble, decodedRow } from "../database-trouble.ts"

const portalOf = decodedRow(Portal)
type Row = { readonly document: unknown }

/** Portals as documents, found by host. */
export const postgresPortalDirectory = Layer.effect(
  PortalDirectory,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const only = Effect.fnUntraced(function* (rows: ReadonlyArray<Row>, domain: string) {
      const [row] = rows
      return row === undefined ? yield* new InvalidPortal({ domain }) : yield* portalOf(row.document)
    })
    return {
      byDomain: (domain) =>
        databaseTrouble(sql<Row>`select document from portals where host = ${portalHost(domain)}`).pipe(
          Effect.flatMap((rows) => only(rows, domain)),
        ),
      byId: (id) =>
        databaseTrouble(sql<Row>`select document from portals where id = ${id}`).pipe(
          Effect.flatMap((rows) => only(rows, `#${id}`)),
        ),
      all: databaseTrouble(sql<Row>`select document from portals order by id`).pipe(
        Effect.flatMap(Effect.forEach(({ document }) => portalOf(document))),
      ),
      save: (portal) =>
        databaseTrouble(
          sql`insert into portals (id, host, document)
              values (${portal.id}, ${portalHost(portal.domain)}, ${JSON.stringify(portal)}::jsonb)
              on conflict (id) do update set host = excluded.host, document = excluded.document`,
        ).pipe(Effect.asVoid),
    }
  }),
)
