import { Schema } from "effect"

/** The state of a data set's request. Spec: entities, "Each data set carries a request state". */
export const RequestState = Schema.Union([
  Schema.Struct({ state: Schema.Literal("pending") }),
  Schema.Struct({ state: Schema.Literal("success") }),
  Schema.Struct({ state: Schema.Literal("fail"), errorMessageKey: Schema.String }),
])
export type RequestState = typeof RequestState.Type

/** What may happen to a request. */
export type RequestEvent =
  | { readonly event: "start" }
  | { readonly event: "succeed" }
  | { readonly event: "fail"; readonly errorMessageKey: string }

/**
 * The state after an event: a start clears the message and is pending; only a pending request succeeds or fails, so a
 * late answer changes nothing (ours). Undefined before the first request. Spec: states, business-details load.
 */
export const nextRequestState = (state: RequestState | undefined, happened: RequestEvent): RequestState | undefined => {
  if (happened.event === "start") return { state: "pending" }
  if (state?.state !== "pending") return state
  return happened.event === "succeed"
    ? { state: "success" }
    : { state: "fail", errorMessageKey: happened.errorMessageKey }
}
