import { Effect, Layer } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { PortalDomains, PortalRecords } from "@application/portals/ports"
import { PortalId } from "@domain/kernel"
import { DomainNotFound, DomainTaken, InvalidPortal, nextLookAt, PortalDomain, portalHost } from "@domain/portals"
import { decodedRow, orDatabaseDefect, withoutNulls } from "../query-results.ts"
import { storedPortal } from "./stored-portal.ts"

interface PortalRow {
  readonly document: unknown
  readonly version: number
  readonly revision: number
}

/** Portals as documents with revisions. */
const postgresPortalRecords = Layer.effect(
  PortalRecords,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const rows = (rest: Statement.Fragment) =>
      orDatabaseDefect(
        sql<PortalRow>`select document, document_version as version, revision from portals ${rest}`,
      ).pipe(
        Effect.flatMap(
          Effect.forEach(({ document, version, revision }) =>
            Effect.map(storedPortal.read(document, version), (portal) => ({ portal, revision })),
          ),
        ),
      )
    return {
      byId: Effect.fnUntraced(function* (id) {
        const [stored] = yield* rows(sql`where id = ${id}`)
        return stored ?? (yield* new InvalidPortal({ domain: `#${id}` }))
      }),
      all: rows(sql`order by id`),
      nextId: Effect.map(
        orDatabaseDefect(sql<{ readonly id: number }>`select nextval('portal_numbers') as id`),
        ([row]) => PortalId.make(Number(row?.id)),
      ),
      create: Effect.fnUntraced(function* (portal) {
        const host = portalHost(portal.domain)
        const created = yield* orDatabaseDefect(
          sql`insert into portals (id, host, document_version, document)
              values (${portal.id}, ${host}, ${storedPortal.version}, ${storedPortal.write(portal)}::jsonb)
              on conflict (host) do nothing returning id`,
        )
        if (created.length === 0) return yield* new DomainTaken({ host })
      }),
      change: ({ portal, revision }) =>
        orDatabaseDefect(
          sql`update portals set host = ${portalHost(portal.domain)}, document_version = ${storedPortal.version},
                document = ${storedPortal.write(portal)}::jsonb, revision = revision + 1
              where id = ${portal.id} and revision = ${revision} returning id`,
        ).pipe(Effect.map((changed) => changed.length > 0)),
    }
  }),
)

const domainOf = decodedRow(PortalDomain)

/** Hosts of portals. Each verified host belongs to one portal only. */
const postgresPortalDomains = Layer.effect(
  PortalDomains,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const rows = (rest: Statement.Fragment) =>
      orDatabaseDefect(
        sql<object>`select portal_id as "portalId", host, state, token, added_at as "addedAt", attempts,
            checked_at as "checkedAt", verified_at as "verifiedAt", fault
          from portal_domains ${rest}`,
      ).pipe(Effect.flatMap(Effect.forEach((row) => domainOf(withoutNulls(row)))))
    const insert = (domain: PortalDomain) => {
      const row = {
        portal_id: domain.portalId,
        host: domain.host,
        state: domain.state,
        token: domain.token,
        added_at: domain.addedAt,
        attempts: domain.attempts,
        checked_at: domain.checkedAt ?? null,
        verified_at: domain.verifiedAt ?? null,
        fault: domain.fault ?? null,
        next_look_at: nextLookAt(domain) ?? null,
      }
      return sql`insert into portal_domains ${sql.insert(row)}
        on conflict (portal_id, host) do update set ${sql.update(row, ["portal_id", "host"])} returning host`
    }
    return {
      of: (portalId) => rows(sql`where portal_id = ${portalId} order by added_at, host collate "C"`),
      byHost: Effect.fnUntraced(function* (portalId, host) {
        const [domain] = yield* rows(sql`where portal_id = ${portalId} and host = ${host}`)
        return domain ?? (yield* new DomainNotFound({ host }))
      }),
      ownerOf: (host) => Effect.map(rows(sql`where host = ${host} and state = 'verified'`), ([it]) => it?.portalId),
      save: (domain) =>
        orDatabaseDefect(
          sql.withTransaction(
            Effect.gen(function* () {
              // Whoever verifies a host waits for others who do, so that the second one sees the first.
              yield* sql`select pg_advisory_xact_lock(hashtextextended(${`portal host ${domain.host}`}, 0))`
              const others = yield* sql`select from portal_domains where host = ${domain.host} and state = 'verified'
                and portal_id <> ${domain.portalId}`
              if (domain.state === "verified" && others.length > 0) return false
              yield* insert(domain)
              return true
            }),
          ),
        ),
      remove: (portalId, host) =>
        Effect.asVoid(
          orDatabaseDefect(sql`delete from portal_domains where portal_id = ${portalId} and host = ${host}`),
        ),
      due: (now, limit) =>
        rows(sql`where state = 'pending' and next_look_at <= ${now} order by next_look_at, host limit ${limit}`),
    }
  }),
)

/** What changing portals needs. */
export const postgresPortalAdministration = Layer.merge(postgresPortalRecords, postgresPortalDomains)
