import { Cause, Exit } from "effect"
import { SqlError } from "effect/sql"

/** `done`, or PostgreSQL's code for why a statement failed. */
export const sqlCodeOf = (exit: Exit.Exit<unknown, SqlError.SqlError>): unknown => {
  if (Exit.isSuccess(exit)) return "done"
  const error = Cause.squash(exit.cause)
  const cause = SqlError.isSqlError(error) ? error.reason.cause : undefined
  return typeof cause === "object" && cause !== null && "code" in cause ? cause.code : error
}
