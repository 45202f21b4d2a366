import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { PortalDirectory } from "@application/portals/ports"
import { InvalidPortal, portalHost } from "@domain/portals"
import { decodedOnce, orDatabaseDefect } from "../query-results.ts"
import { storedPortal } from "./stored-portal.ts"

interface Row {
  readonly document: string
  readonly version: number
}

/** Portals as documents, found by host. */
export const postgresPortalDirectory = Layer.effect(
  PortalDirectory,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const decode = decodedOnce((document, version: number) => storedPortal.read(JSON.parse(document), version))
    const portalOf = ({ document, version }: Row) => decode(document, version)
    const only = Effect.fnUntraced(function* (rows: ReadonlyArray<Row>, domain: string) {
      const [row] = rows
      return row === undefined ? yield* new InvalidPortal({ domain }) : yield* portalOf(row)
    })
    return {
      byDomain: (domain) =>
        orDatabaseDefect(
          sql<Row>`select document::text as document, document_version as version from portals where host = ${portalHost(domain)}`,
        ).pipe(Effect.flatMap((rows) => only(rows, domain))),
      byId: (id) =>
        orDatabaseDefect(
          sql<Row>`select document::text as document, document_version as version from portals where id = ${id}`,
        ).pipe(Effect.flatMap((rows) => only(rows, `#${id}`))),
      all: orDatabaseDefect(
        sql<Row>`select document::text as document, document_version as version from portals order by id`,
      ).pipe(Effect.flatMap(Effect.forEach(portalOf))),
      save: (portal) =>
        orDatabaseDefect(
          sql`insert into portals (id, host, document_version, document)
              values (${portal.id}, ${portalHost(portal.domain)}, ${storedPortal.version}, ${storedPortal.write(portal)}::jsonb)
              on conflict (id) do update set host = excluded.host, document_version = excluded.document_version,
                document = excluded.document`,
        ).pipe(Effect.asVoid),
    }
  }),
)
