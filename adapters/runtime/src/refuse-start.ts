import { migrations } from "@adapters/postgres"
import { PgPool, poolLayer } from "@adapters/sql"
import { Cause, Effect } from "effect"
import { endFatally, type FatalStartCode } from "./fatal-start.ts"

interface StartFault {
  readonly code: FatalStartCode
  readonly message: string
}

const remedy = "Run migrate.mjs of this release first."

/** Codes by which PostgreSQL turns a connection away: password, role, database or right. */
const refusals: ReadonlySet<string> = new Set(["28000", "28P01", "3D000", "42501"])

const codeOf = (cause: unknown): string => {
  if (typeof cause !== "object" || cause === null) return ""
  const { code } = cause as { readonly code?: unknown }
  if (typeof code === "string") return code
  return "cause" in cause ? codeOf(cause.cause) : ""
}

/** Host and port of a database's address, without its role and password. */
const placeOf = (url: string): string => {
  const { hostname, port } = new URL(url)
  return `${hostname}:${port === "" ? "5432" : port}`
}

const connectionFault = (url: string, cause: unknown): StartFault => {
  const code = codeOf(cause)
  if (refusals.has(code))
    return {
      code: "DATABASE_REFUSED",
      message: `The database at ${placeOf(url)} turns DATABASE_URL's role away (${code}).`,
    }
  const why = code === "" ? "" : ` (${code})`
  return { code: "DATABASE_UNREACHABLE", message: `The database at ${placeOf(url)} does not answer${why}.` }
}

const lackingOf = async (pool: {
  readonly query: (text: string) => Promise<{ readonly rows: ReadonlyArray<object> }>
}) => {
  const { rows: tables } = await pool.query("select from pg_class where oid = to_regclass('schema_migrations')")
  if (tables.length === 0) return migrations.length
  const { rows } = await pool.query("select id from schema_migrations")
  const applied = new Set(rows.map((row) => Number("id" in row && row.id)))
  return migrations.filter(({ id }) => !applied.has(id)).length
}

/** What is wrong with a database before a process uses it: it does not answer, or lacks migrations; undefined when nothing is. */
export const databaseStartFault = (url: string): Effect.Effect<StartFault | undefined> =>
  Effect.gen(function* () {
    const pool = yield* PgPool
    return yield* Effect.tryPromise({ try: () => lackingOf(pool), catch: (cause) => connectionFault(url, cause) })
  }).pipe(
    Effect.match({
      onFailure: (fault): StartFault | undefined => fault,
      onSuccess: (lacking) =>
        lacking === 0
          ? undefined
          : {
              code: "DATABASE_NOT_MIGRATED" as const,
              message: `The database at ${placeOf(url)} lacks ${lacking} migrations. ${remedy}`,
            },
    }),
    Effect.provide(poolLayer({ url, name: "start", maxConnections: 1 })),
  )

/** Ends a process whose database does not answer or is not migrated. */
export const refuseUnreadyDatabase = ({ DATABASE_URL }: { readonly DATABASE_URL: string }) =>
  Effect.map(databaseStartFault(DATABASE_URL), (fault) => {
    if (fault !== undefined) endFatally(fault.code, fault.message)
  })

/** What a server that could not listen at an address says; undefined when something else failed. */
export const portStartFault = (cause: Cause.Cause<unknown>, host: string, port: number): StartFault | undefined => {
  const code = codeOf(Cause.squash(cause))
  if (code === "EADDRINUSE")
    return { code: "PORT_IN_USE", message: `Another process listens at ${host}:${port}. Set PORT to a free one.` }
  return code === "EACCES" || code === "EADDRNOTAVAIL"
    ? { code: "PORT_REFUSED", message: `This process may not listen at ${host}:${port} (${code}).` }
    : undefined
}

/** Ends a process that cannot listen at its address. */
export const refuseTakenPort = (host: string, port: number) => (cause: Cause.Cause<unknown>) =>
  Effect.sync(() => {
    const fault = portStartFault(cause, host, port)
    if (fault !== undefined) endFatally(fault.code, fault.message)
  })
