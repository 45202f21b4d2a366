import { Predicate } from "effect"
import { SqlError } from "effect/sql"

const textOf = (cause: unknown, key: string): string =>
  Predicate.hasProperty(cause, key) && Predicate.isString(cause[key]) ? cause[key] : ""

/** The driver's own words when the other side closes a connection, and ours when none is free; they carry no code. */
const isLost = (message: string): boolean => /^Connection (?:terminated|waited for)/.test(message)

const reasonOf = (cause: unknown, operation: string) => {
  const code = textOf(cause, "code")
  const facts = { cause, operation, message: textOf(cause, "message") || String(cause) }
  if (code === "23505") return new SqlError.UniqueViolation({ ...facts, constraint: textOf(cause, "constraint") })
  if (code.startsWith("23")) return new SqlError.ConstraintError(facts)
  if (code === "40001") return new SqlError.SerializationError(facts)
  if (code === "40P01") return new SqlError.DeadlockError(facts)
  if (code.startsWith("42")) return new SqlError.SqlSyntaxError(facts)
  if (code.startsWith("08") || code.startsWith("57P") || /^E[A-Z]+$/.test(code) || isLost(facts.message))
    return new SqlError.ConnectionError(facts)
  return new SqlError.UnknownError(facts)
}

/** What `pg` threw, as the reason that effect/sql knows. */
export const sqlFailure = (cause: unknown, operation: string): SqlError.SqlError =>
  new SqlError.SqlError({ reason: reasonOf(cause, operation) })
