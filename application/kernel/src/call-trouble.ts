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

/** A body larger than its call takes; `most` is in bytes. The edge answers 413. */
export class BodyTooLarge extends Schema.TaggedError<BodyTooLarge>()("BodyTooLarge", {
  errorCode: errorCode(1024),
  most: Schema.Int,
}) {}

/** A body that is not said to be JSON. The edge answers 415. */
export class BodyNotJson extends Schema.TaggedError<BodyNotJson>()("BodyNotJson", { errorCode: errorCode(1025) }) {}

/** What is wrong with one field, for developers; the path of the field is empty where it is the whole. */
export const InputProblem = Schema.Struct({ field: Schema.String, problem: Schema.String })
export type InputProblem = typeof InputProblem.Type

/** Input that no handler saw, with its first problems. Spec: error catalogue, 102. */
export class InvalidInput extends Schema.TaggedError<InvalidInput>()("InvalidInput", {
  errorCode: errorCode(102),
  problems: Schema.Array(InputProblem),
}) {}

/** What the edge may answer to any call beside its contract's failures. */
export const CallTrouble = Schema.Union([Overloaded, BodyTooLarge, BodyNotJson, InvalidInput])
