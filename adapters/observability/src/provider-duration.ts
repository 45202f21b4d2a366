import { Context, Metric } from "effect"

/** Bounds in seconds; networks and gateways may take half a minute. */
const boundaries = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** What came of a call: the status of its answer, or why there was none. */
type Outcome = { readonly status: number } | { readonly error: string }

const attributesOf = (outcome: Outcome) =>
  "status" in outcome ? { "http.response.status_code": String(outcome.status) } : { "error.type": outcome.error }

/** Counts and times a call of a provider. Named by OpenTelemetry's conventions for HTTP clients. */
export const noteProviderCall = (host: string, method: string, outcome: Outcome, milliseconds: number): void =>
  Metric.histogram("http.client.request.duration", {
    description: "How long calls of providers take until their answer begins",
    boundaries,
    attributes: {
      unit: "seconds",
      "server.address": host,
      "http.request.method": method,
      ...attributesOf(outcome),
    },
  }).updateUnsafe(milliseconds / 1_000, Context.empty())
