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

/** Portals as documents, found by their verified hosts. */
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
          sql<Row>`select document::text as document, document_version as version
            from portal_domains join portals on portals.id = portal_id
            where portal_domains.host = ${portalHost(domain)} and state = 'verified'`,
        ).pipe(Effect.flatMap((rows) => only(rows, domain))),
      byId: (id) =>
        orDatabaseDefect(
          sql<Row>`select document::text as document, document_version as version from portals where id = ${id}`,
        ).pipe(Effect.flatMap((rows) => only(rows, `#${id}`))),
      hostsOf: (id) =>
        orDatabaseDefect(
          sql<{ readonly host: string }>`select host from portal_domains
            where portal_id = ${id} and state = 'verified' order by host collate "C"`,
        ).pipe(Effect.map((rows) => rows.map(({ host }) => host))),
      all: orDatabaseDefect(
        sql<Row>`select document::text as document, document_version as version from portals order by id`,
      ).pipe(Effect.flatMap(Effect.forEach(portalOf))),
      save: (portal) =>
        orDatabaseDefect(
          sql`with portal as (
                insert into portals (id, host, document_version, document)
                values (${portal.id}, ${portalHost(portal.domain)}, ${storedPortal.version}, ${storedPortal.write(portal)}::jsonb)
                on conflict (id) do update set host = excluded.host, document_version = excluded.document_version,
                  document = excluded.document
                returning id, host
              )
              insert into portal_domains (portal_id, host, state, token, added_at, attempts, verified_at)
              select id, host, 'verified', '', 0, 0, 0 from portal
              on conflict (portal_id, host) do update set state = 'verified', verified_at = 0, next_look_at = null`,
        ).pipe(Effect.asVoid),
    }
  }),
)
