import { Cause, Schema } from "effect"
import { errorCode } from "@domain/errors"

/**
 * The server has too much to do: the same call may be made again after `retryAfterSeconds`. Any call may meet it, so it is
 * a defect (`Effect.die`) that no contract declares; the edge answers 503 with Retry-After.
 */
export class Overloaded extends Schema.TaggedError<Overloaded>()("Overloaded", {
  errorCode: errorCode(1023),
  retryAfterSeconds: Schema.Int,
}) {}

/** The overload that a call died of, if it did. */
export const overloadIn = (cause: Cause.Cause<unknown>): Overloaded | undefined =>
  cause.reasons
    .filter(Cause.isDieReason)
    .map(({ defect }) => defect)
    .find((defect) => defect instanceof Overloaded)
