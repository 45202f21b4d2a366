import { errorCode } from "@domain/errors"
import { Schema } from "effect"

/** What an owner may do with a test: stop it, go on with it, keep a version for the rest of the money, or show both again. */
export const AdTestMove = Schema.Literals(["stop", "goOn", "keepA", "keepB", "showBoth"])
export type AdTestMove = typeof AdTestMove.Type

/** The campaign's ad has no second version. Ours; spec: error catalogue, 104. */
export class AdTestNotFound extends Schema.TaggedError<AdTestNotFound>()("AdTestNotFound", {
  errorCode: errorCode(104),
}) {}

/** The test is not where this may be done, or its campaign cannot be changed any more. Ours; spec: error catalogue, 1006. */
export class AdTestMoveNotAllowed extends Schema.TaggedError<AdTestMoveNotAllowed>()("AdTestMoveNotAllowed", {
  errorCode: errorCode(1006),
  move: AdTestMove,
}) {}
