import { Context, Effect, Layer, Scope, Stream } from "effect"
import { Reactivity } from "effect/reactivity"
import { SqlClient, type SqlConnection, Statement } from "effect/sql"
import pg from "pg"
import { sqlFailure } from "./sql-failure.ts"

/** int8 comes back as a number where that is exact (ids, minor units), else as a bigint; numeric stays text. */
const types = new pg.TypeOverrides()
types.setTypeParser(20, (text) => {
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : BigInt(text)
})
types.setTypeParser(1082, (text) => text)

const quote = Statement.defaultEscape('"')

const compiler = Statement.makeCompiler({
  dialect: "pg",
  placeholder: (index) => `$${index}`,
  onIdentifier: quote,
  onCustom: () => ["", []],
  onRecordUpdate: (placeholders, alias, columns, values, returning) => [
    `(values ${placeholders}) AS ${alias}${columns}${returning ? ` RETURNING ${returning[0]}` : ""}`,
    returning ? [...values.flat(), ...returning[1]] : values.flat(),
  ],
})

type Rows = ReadonlyArray<unknown>

/** One statement at a time per leased client: `pg` refuses overlapping queries inside a transaction. */
const oneAtATime = (client: pg.PoolClient) => {
  let last: Promise<unknown> = Promise.resolve()
  return (text: string, values: Rows, rowMode: "array" | undefined): Promise<pg.QueryResult> => {
    const query = () => client.query({ text, values: [...values], types, ...(rowMode !== undefined && { rowMode }) })
    const next = last.then(query, query)
    last = next.catch(() => undefined)
    return next
  }
}

const connectionOf = (client: pg.PoolClient): SqlConnection.Connection => {
  const send = oneAtATime(client)
  const run = (operation: string, text: string, values: Rows, rowMode?: "array") =>
    Effect.tryPromise({ try: () => send(text, values, rowMode), catch: (cause) => sqlFailure(cause, operation) })
  const rows =
    (operation: string): SqlConnection.Connection["execute"] =>
    (text, values, transform) =>
      Effect.map(run(operation, text, values), (result) => (transform ? transform(result.rows) : result.rows))
  const arrays = (operation: string) => (text: string, values: Rows) =>
    Effect.map(run(operation, text, values, "array"), (result) => result.rows)
  return {
    execute: rows("execute"),
    executeUnprepared: rows("executeUnprepared"),
    executeRaw: (text, values) => run("executeRaw", text, values),
    executeValues: arrays("executeValues"),
    executeValuesUnprepared: arrays("executeValuesUnprepared"),
    executeStream: (text, values, transform) => Stream.fromArrayEffect(rows("executeStream")(text, values, transform)),
  }
}

/** The pool itself, for what needs the driver: COPY streams and the job queue. */
export class PgPool extends Context.Service<PgPool, pg.Pool>()("sql/PgPool") {}

export interface PgOptions {
  readonly url: string
  readonly maxConnections?: number
}

const poolLayer = ({ url, maxConnections = 10 }: PgOptions) =>
  Layer.effect(
    PgPool,
    Effect.acquireRelease(
      Effect.sync(() => {
        const pool = new pg.Pool({ connectionString: url, max: maxConnections, types, connectionTimeoutMillis: 10_000 })
        // A lost idle connection is replaced on the next use; without a listener it would end the process.
        pool.on("error", () => undefined)
        return pool
      }),
      (pool) => Effect.promise(() => pool.end()),
    ),
  )

const clientLayer = Layer.effect(
  SqlClient.SqlClient,
  Effect.gen(function* () {
    const pool = yield* PgPool
    const lease: Effect.Effect<
      SqlConnection.Connection,
      ReturnType<typeof sqlFailure>,
      Scope.Scope
    > = Effect.acquireRelease(
      Effect.tryPromise({ try: () => pool.connect(), catch: (cause) => sqlFailure(cause, "connect") }),
      (client) => Effect.sync(() => client.release()),
    ).pipe(Effect.map(connectionOf))
    return yield* SqlClient.make({
      driver: "pg",
      compiler,
      acquirer: lease,
      transactionAcquirer: lease,
      spanAttributes: [["db.system.name", "postgresql"]],
      releaseSavepoint: (name) => `RELEASE SAVEPOINT ${name}`,
    })
  }),
).pipe(Layer.provide(Reactivity.layer))

/** `SqlClient` of effect/sql and the pool behind it, over `pg`. */
export const pgLayer = (options: PgOptions) => Layer.provideMerge(clientLayer, poolLayer(options))
