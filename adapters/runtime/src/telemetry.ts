import { Layer, References } from "effect"
import { FetchHttpClient, HttpMiddleware } from "effect/http"
import { OtlpMetrics, OtlpSerialization, OtlpTracer } from "effect/observability"
import { randomUUID } from "node:crypto"
import { processMetrics } from "./process-metrics.ts"
import type { Settings } from "./settings.ts"
import { version } from "./version.ts"

const signal = (collector: string, name: "traces" | "metrics") => `${collector.replace(/\/+$/, "")}/v1/${name}`

/**
 * Sends a span for every use-case and statement, and the metrics of calls, providers, jobs, queues and connections, to the
 * settings' OpenTelemetry collector, with the version and an id of the process; without one no span is made. Requests have no
 * span of their own, since their addresses name people.
 */
export const telemetry = ({ OTEL_EXPORTER_OTLP_ENDPOINT: collector }: Settings, serviceName: string) => {
  if (collector === undefined) return Layer.succeed(References.TracerEnabled, false)
  const resource = { serviceName, serviceVersion: version, attributes: { "service.instance.id": randomUUID() } }
  return Layer.mergeAll(
    processMetrics,
    Layer.merge(
      OtlpTracer.layer({ url: signal(collector, "traces"), resource }),
      OtlpMetrics.layer({ url: signal(collector, "metrics"), resource }),
    ).pipe(Layer.provide(OtlpSerialization.layerJson), Layer.provide(FetchHttpClient.layer)),
    Layer.succeed(HttpMiddleware.TracerDisabledWhen, () => true),
  )
}
