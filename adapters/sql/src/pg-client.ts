import { Effect, Layer, Stream } from "effect"
import type pg from "pg"
import { Reactivity } from "effect/reactivity"
import { SqlClient, type SqlConnection, type SqlError, Statement } from "effect/sql"
import { isChange, namingAuthor } from "./change-author.ts"
import { type Lease, leaseOf, type Send } from "./lease.ts"
import { type PgOptions, PgPool, poolLayer, type StatementLimits, types } from "./pg-pool.ts"
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

/** The statements that begin a transaction: its own limit and the name of who changes something in it. */
const openingOf = (limits: StatementLimits | undefined, naming: string | undefined): ReadonlyArray<string> => [
  ...(limits === undefined ? [] : [`set local statement_timeout = ${limits.writeMillis}`]),
  ...(naming === undefined ? [] : [naming]),
]

const withOpening =
  (send: Send, opening: ReadonlyArray<string>): Send =>
  (config) =>
    config.text.startsWith("BEGIN") ? send({ ...config, text: [config.text, ...opening].join("; ") }) : send(config)

/** Sends a change in a transaction of its own, since only a transaction names its author. */
const sendAlone = async (pool: pg.Pool, opening: ReadonlyArray<string>, config: Config): Promise<pg.QueryResult> => {
  const { send, release } = leaseOf(await pool.connect())
  try {
    await send({ text: ["BEGIN", ...opening].join("; ") })
    const result = await send(config)
    await send({ text: "COMMIT" })
    return result
  } catch (cause) {
    await send({ text: "ROLLBACK" }).catch(() => undefined)
    throw cause
  } finally {
    release()
  }
}

type Rows = ReadonlyArray<unknown>
type Config = Parameters<Send>[0]
type Run = (operation: string, config: Config) => Effect.Effect<pg.QueryResult, SqlError.SqlError>

const running =
  (send: Send): Run =>
  (operation, config) =>
    Effect.tryPromise({ try: () => send(config), catch: (cause) => sqlFailure(cause, operation) })

/** Runs statements outside transactions; a change of a known author gets a transaction of its own. */
const runningShared = (pool: pg.Pool, limits: StatementLimits | undefined): Run => {
  const run = running((config) => pool.query(config))
  return (operation, config) =>
    isChange(config.text)
      ? Effect.flatMap(namingAuthor, (naming) =>
          naming === undefined
            ? run(operation, config)
            : running((change) => sendAlone(pool, openingOf(limits, naming), change))(operation, config),
        )
      : run(operation, config)
}

const connectionOf = (send: Run): SqlConnection.Connection => {
  const run = (operation: string, text: string, values: Rows, name?: string, rowMode?: "array") =>
    send(operation, {
      text,
      values: [...values],
      types,
      ...(name !== undefined && { name }),
      ...(rowMode !== undefined && { rowMode }),
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

const clientLayer = ({ limits }: PgOptions) =>
  Layer.effect(
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
      )
      const connected = (leased: Lease, naming?: string) => {
        const connection = connectionOf(running(withOpening(leased.send, openingOf(limits, naming))))
        leases.set(connection, leased)
        return connection
      }
      const shared = connectionOf(runningShared(pool, limits))
      return yield* SqlClient.make({
        driver: "pg",
        compiler,
        acquirer: Effect.map(lease, (leased) => connected(leased)),
        borrower: (use) => use(shared),
        transactionAcquirer: Effect.flatMap(namingAuthor, (naming) =>
          Effect.map(lease, (leased) => connected(leased, naming)),
        ),
        // A transaction ends with its connection. A rollback would fail and hide the first error.
        isTransaction: (connection) => leases.get(connection)?.isLost() !== true,
        spanAttributes: [["db.system.name", "postgresql"]],
        releaseSavepoint: (name) => `RELEASE SAVEPOINT ${name}`,
      })
    }),
  ).pipe(Layer.provide(Reactivity.layer))

/** `SqlClient` of effect/sql and the pool behind it, over `pg`. */
export const pgLayer = (options: PgOptions) => Layer.provideMerge(clientLayer(options), poolLayer(options))
