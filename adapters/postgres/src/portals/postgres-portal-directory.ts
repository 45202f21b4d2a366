import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { PortalDirectory } from "@application/portals/ports"
import { InvalidPortal, type Portal, portalHost } from "@domain/portals"
import { orDatabaseDefect } from "../query-results.ts"
import { storedPortal } from "./stored-portal.ts"

interface Row {
  readonly document: string
  readonly version: number
}

/** More texts than any number of portals whose documents rarely change. */
const mostKnown = 1_000

/** A portal from its document. Most calls read theirs from the database, and the same text is decoded once. */
const portalDecoder = () => {
  const known = new Map<string, Portal>()
  return ({ document, version }: Row): Effect.Effect<Portal> => {
    const portal = known.get(document)
    if (portal !== undefined) return Effect.succeed(portal)
    return Effect.map(storedPortal.read(JSON.parse(document), version), (decoded) => {
      if (known.size >= mostKnown) known.clear()
      known.set(document, decoded)
      return decoded
    })
  }
}

/** Portals as documents, found by host. */
export const postgresPortalDirectory = Layer.effect(
  PortalDirectory,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const portalOf = portalDecoder()
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
