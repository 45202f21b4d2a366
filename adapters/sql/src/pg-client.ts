import { Effect, Layer, type Scope, Stream } from "effect"
import { Reactivity } from "effect/reactivity"
import { SqlClient, type SqlConnection, Statement } from "effect/sql"
import type pg from "pg"
import { type PgOptions, PgPool, poolLayer, types } from "./pg-pool.ts"
import { preparedName } from "./prepared-name.ts"
import { sqlFailure } from "./sql-failure.ts"
import { textAnswers } from "./text-answers.ts"

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
type Send = (config: pg.QueryConfig & { rowMode?: "array" }) => Promise<pg.QueryResult>

/** One statement at a time per leased client: `pg` refuses overlapping queries inside a transaction. */
const oneAtATime = (client: pg.PoolClient): Send => {
  let last: Promise<unknown> = Promise.resolve()
  return (config) => {
    const query = () => client.query(config)
    const next = last.then(query, query)
    last = next.catch(() => undefined)
    return next
  }
}

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
    const lease: Effect.Effect<
      SqlConnection.Connection,
      ReturnType<typeof sqlFailure>,
      Scope.Scope
    > = Effect.acquireRelease(
      Effect.tryPromise({ try: () => pool.connect(), catch: (cause) => sqlFailure(cause, "connect") }),
      (client) => Effect.sync(() => client.release()),
    ).pipe(Effect.map((client) => connectionOf(oneAtATime(client))))
    const shared = connectionOf((config) => pool.query(config))
    return yield* SqlClient.make({
      driver: "pg",
      compiler,
      acquirer: lease,
      borrower: (use) => use(shared),
      transactionAcquirer: lease,
      spanAttributes: [["db.system.name", "postgresql"]],
      releaseSavepoint: (name) => `RELEASE SAVEPOINT ${name}`,
    })
  }),
).pipe(Layer.provide(Reactivity.layer))

/** `SqlClient` of effect/sql, the short way for text answers, and the pool behind both, over `pg`. */
export const pgLayer = (options: PgOptions) =>
  Layer.provideMerge(Layer.merge(clientLayer, textAnswers(options)), poolLayer(options))
