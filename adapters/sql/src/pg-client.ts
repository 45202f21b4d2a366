import { Effect, Layer, Stream } from "effect"
import { Reactivity } from "effect/reactivity"
import { SqlClient, type SqlConnection, Statement } from "effect/sql"
import { type Lease, leaseOf, type Send } from "./lease.ts"
import { type PgOptions, PgPool, poolLayer, types } from "./pg-pool.ts"
import { preparedName } from "./prepared-name.ts"
import { sqlFailure } from "./sql-failure.ts"

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
const connectionOf = (send: Send): SqlConnection.Connection => {
  const run = (operation: string, text: string, values: Rows, name?: string, rowMode?: "array") =>
    Effect.tryPromise({
      try: () =>
        send({
          text,
          values: [...values],
          types,
          ...(name !== undefined && { name }),
          ...(rowMode !== undefined && { rowMode }),
        }),
      catch: (cause) => sqlFailure(cause, operation),
    })
  const rows =
    (operation: string, prepared: boolean): SqlConnection.Connection["execute"] =>
    (text, values, transform) =>
      Effect.map(run(operation, text, values, prepared ? preparedName(text, values) : undefined), (result) =>
        transform ? transform(result.rows) : result.rows,
      )
  const arrays = (operation: string) => (text: string, values: Rows) =>
    Effect.map(run(operation, text, values, undefined, "array"), (result) => result.rows)
  return {
    execute: rows("execute", true),
    executeUnprepared: rows("executeUnprepared", false),
    executeRaw: (text, values) => run("executeRaw", text, values),
    executeValues: arrays("executeValues"),
    executeValuesUnprepared: arrays("executeValuesUnprepared"),
    executeStream: (text, values, transform) =>
      Stream.fromArrayEffect(rows("executeStream", false)(text, values, transform)),
  }
}

const clientLayer = Layer.effect(
  SqlClient.SqlClient,
  Effect.gen(function* () {
    const pool = yield* PgPool
    const leases = new WeakMap<SqlConnection.Connection, Lease>()
    const lease = Effect.acquireRelease(
      Effect.map(
        Effect.tryPromise({ try: () => pool.connect(), catch: (cause) => sqlFailure(cause, "connect") }),
        leaseOf,
      ),
      ({ release }) => Effect.sync(release),
    ).pipe(
      Effect.map((leased) => {
        const connection = connectionOf(leased.send)
        leases.set(connection, leased)
        return connection
      }),
    )
    const shared = connectionOf((config) => pool.query(config))
    return yield* SqlClient.make({
      driver: "pg",
      compiler,
      acquirer: lease,
      borrower: (use) => use(shared),
      transactionAcquirer: lease,
      // A transaction ends with its connection. A rollback would fail and hide the first error.
      isTransaction: (connection) => leases.get(connection)?.isLost() !== true,
      spanAttributes: [["db.system.name", "postgresql"]],
      releaseSavepoint: (name) => `RELEASE SAVEPOINT ${name}`,
    })
  }),
).pipe(Layer.provide(Reactivity.layer))

/** `SqlClient` of effect/sql and the pool behind it, over `pg`. */
export const pgLayer = (options: PgOptions) => Layer.provideMerge(clientLayer, poolLayer(options))
