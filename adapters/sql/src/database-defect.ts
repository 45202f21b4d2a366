import { SqlError } from "effect/sql"
import { Overloaded } from "@application/kernel"

/**
 * Database error as a defect: an overload where the same call may succeed in a moment (no
 * connection, no room, a server that restarts, callers in each other's way), else the error itself.
 */
export const databaseDefect = (failure: SqlError.SqlError): Error =>
  failure.isRetryable ? Object.assign(new Overloaded({ retryAfterSeconds: 2 }), { cause: failure }) : failure

const reasonOf = (defect: unknown): SqlError.SqlErrorReason | undefined => {
  const failure = defect instanceof Overloaded ? defect.cause : defect
  return SqlError.isSqlError(failure) ? failure.reason : undefined
}

/** Whether a transaction failed only because another was in its way, so that it may be tried again from its start. */
export const wasInTheWay = (defect: unknown): boolean => {
  const reason = reasonOf(defect)?._tag
  return reason === "DeadlockError" || reason === "SerializationError"
}
