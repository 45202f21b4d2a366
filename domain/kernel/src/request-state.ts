import { Schema } from "effect"

/** What a data set's request is doing. Spec: entities, "Each data set carries a request state". */
export const RequestState = Schema.Union([
  Schema.Struct({ state: Schema.Literal("pending") }),
  Schema.Struct({ state: Schema.Literal("success") }),
  Schema.Struct({ state: Schema.Literal("fail"), errorMessageKey: Schema.String }),
])
export type RequestState = typeof RequestState.Type
