import { Schema } from "effect"
import { errorCode } from "./error-code.ts"

/**
 * A difference was made from an earlier revision and would overwrite `fields`, which have other values since; `current` is
 * the record as it is. Spec: states, "send only a difference"; error catalogue, 1001.
 */
export class DifferenceStale extends Schema.TaggedError<DifferenceStale>()("DifferenceStale", {
  errorCode: errorCode(1001),
  fields: Schema.Array(Schema.String),
  revision: Schema.Int,
  current: Schema.Record(Schema.String, Schema.Json),
}) {}
