import { Predicate } from "effect"
import { SqlError } from "effect/sql"

const textOf = (cause: unknown, key: string): string =>
  Predicate.hasProperty(cause, key) && Predicate.isString(cause[key]) ? cause[key] : ""

/** Messages of a lost, closed or refused connection, the driver's and ours; they carry no code. */
const isLost = (message: string): boolean =>
  /^(?:Connection (?:terminated|waited for)|Client (?:has encountered a connection error|was closed)|timeout exceeded when trying to connect|timeout expired|Cannot use a pool after)/.test(
    message,
  )

/**
 * Classes of codes that say nothing of the statement: no connection, no room (memory, disk, connections), a server that
 * starts, ends or has handed its work to another, a transaction that waited too long for its next statement, a disk that
 * fails.
 */
const isUnavailable = (code: string): boolean =>
  /^(?:08|53|57P|58030$|25006$|25P03$)/.test(code) || /^E[A-Z]+$/.test(code)

const reasonOf = (cause: unknown, operation: string) => {
  const code = textOf(cause, "code")
  const facts = { cause, operation, message: textOf(cause, "message") || String(cause) }
  if (code === "23505") return new SqlError.UniqueViolation({ ...facts, constraint: textOf(cause, "constraint") })
  if (code.startsWith("23")) return new SqlError.ConstraintError(facts)
  if (code === "40001") return new SqlError.SerializationError(facts)
  if (code === "40P01") return new SqlError.DeadlockError(facts)
  if (code === "55P03") return new SqlError.LockTimeoutError(facts)
  if (code === "57014") return new SqlError.StatementTimeoutError(facts)
  if (code.startsWith("42")) return new SqlError.SqlSyntaxError(facts)
  if (isUnavailable(code) || isLost(facts.message)) return new SqlError.ConnectionError(facts)
  return new SqlError.UnknownError(facts)
}

/** What `pg` threw, as the reason that effect/sql knows. */
export const sqlFailure = (cause: unknown, operation: string): SqlError.SqlError =>
  new SqlError.SqlError({ reason: reasonOf(cause, operation) })
