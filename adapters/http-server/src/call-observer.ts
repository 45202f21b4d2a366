import { Effect, Metric } from "effect"
import { apiBase, type Endpoint } from "@adapters/http-api"
import type { Reply } from "./reply.ts"

/** Bounds in seconds. */
const boundaries = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Named by OpenTelemetry's conventions for HTTP servers. */
const durationOf = (method: string, route: string, status: number) =>
  Metric.histogram("http.server.request.duration", {
    description: "How long calls take until their answer is ready",
    boundaries,
    attributes: {
      unit: "seconds",
      "http.request.method": method,
      "http.route": route,
      "http.response.status_code": String(status),
    },
  })

/** Counts and times the calls of an endpoint by their status, and logs each at the level Debug. */
export const callObserver = ({ method, path, contract }: Endpoint) => {
  const route = `${apiBase}${path}`
  const byStatus = new Map<number, Metric.Histogram<number>>()
  const histogramOf = (status: number) => {
    const histogram = byStatus.get(status) ?? durationOf(method, route, status)
    byStatus.set(status, histogram)
    return histogram
  }
  const note = (requestId: string, status: number, milliseconds: number) =>
    Effect.annotateLogs(Effect.logDebug(`${method} ${route} ${status}`), {
      requestId,
      call: contract.name,
      status,
      milliseconds,
    })
  return (requestId: string, reply: Effect.Effect<Reply>): Effect.Effect<Reply> =>
    Effect.suspend(() => {
      const startedAt = performance.now()
      return Effect.tap(reply, ({ status }) => {
        const milliseconds = performance.now() - startedAt
        return Effect.andThen(
          Metric.update(histogramOf(status), milliseconds / 1_000),
          note(requestId, status, Math.round(milliseconds)),
        )
      })
    })
}
