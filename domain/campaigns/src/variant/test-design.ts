import { Objective } from "@domain/creatives"
import { Schema } from "effect"

const optional = Schema.optionalKey

/** What a test looks for, fixed before its start. */
export const TestDesign = Schema.Struct({
  question: optional(Schema.String),
  /** What counts as a result; compared are results of the people reached each day. */
  objective: Objective,
  /** How many times as many results the better version brings, of what the test looks for. */
  ratio: Schema.Number,
  /** The results of both versions after which it ends without a difference. */
  needed: Schema.Int,
  /** Whether the weaker version stops by itself once there is a winner. */
  endsWeaker: Schema.Boolean,
})
export type TestDesign = typeof TestDesign.Type
