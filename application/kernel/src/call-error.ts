import { Cause, Schema } from "effect"
import { errorCode } from "@domain/errors"

/**
 * The server is overloaded; the call may be repeated after `retryAfterSeconds`. Any call may fail with it, so it is a
 * defect (`Effect.die`) that no contract declares; the edge answers 503 with Retry-After.
 */
export class Overloaded extends Schema.TaggedError<Overloaded>()("Overloaded", {
  errorCode: errorCode(1023),
  retryAfterSeconds: Schema.Int,
}) {}

/** The overload that a call failed with, if any. */
export const overloadIn = (cause: Cause.Cause<unknown>): Overloaded | undefined =>
  cause.reasons
    .filter(Cause.isDieReason)
    .map(({ defect }) => defect)
    .find((defect) => defect instanceof Overloaded)

/** The body exceeds the call's limit; `most` is in bytes. The edge answers 413. */
export class BodyTooLarge extends Schema.TaggedError<BodyTooLarge>()("BodyTooLarge", {
  errorCode: errorCode(1024),
  most: Schema.Int,
}) {}

/** The body's content type is not JSON. The edge answers 415. */
export class BodyNotJson extends Schema.TaggedError<BodyNotJson>()("BodyNotJson", { errorCode: errorCode(1025) }) {}

/** The problem of one field, for developers; `field` is empty when it is about the whole input. */
export const InputProblem = Schema.Struct({ field: Schema.String, problem: Schema.String })
export type InputProblem = typeof InputProblem.Type

/** The input is invalid, with its first problems; no handler ran. Spec: error catalogue, 102. */
export class InvalidInput extends Schema.TaggedError<InvalidInput>()("InvalidInput", {
  errorCode: errorCode(102),
  problems: Schema.Array(InputProblem),
}) {}

/** What the edge may answer to any call besides its contract's failures. */
export const CallError = Schema.Union([Overloaded, BodyTooLarge, BodyNotJson, InvalidInput])
