import { Layer, References } from "effect"
import { FetchHttpClient, HttpMiddleware } from "effect/http"
import { OtlpMetrics, OtlpSerialization, OtlpTracer } from "effect/observability"
import type { Settings } from "./settings.ts"

const signal = (collector: string, name: "traces" | "metrics") => `${collector.replace(/\/+$/, "")}/v1/${name}`

/**
 * Sends a span for every use-case and statement, and the metrics of calls, jobs, queues and connections, to the settings'
 * OpenTelemetry collector; without one no span is made. Requests have no span of their own, since their addresses name people.
 */
export const telemetry = ({ OTEL_EXPORTER_OTLP_ENDPOINT: collector }: Settings, serviceName: string) =>
  collector === undefined
    ? Layer.succeed(References.TracerEnabled, false)
    : Layer.merge(
        Layer.merge(
          OtlpTracer.layer({ url: signal(collector, "traces"), resource: { serviceName } }),
          OtlpMetrics.layer({ url: signal(collector, "metrics"), resource: { serviceName } }),
        ).pipe(Layer.provide(OtlpSerialization.layerJson), Layer.provide(FetchHttpClient.layer)),
        Layer.succeed(HttpMiddleware.TracerDisabledWhen, () => true),
      )
