import { Layer, References } from "effect"
import { FetchHttpClient, HttpMiddleware } from "effect/http"
import { OtlpSerialization, OtlpTracer } from "effect/observability"
import type { Settings } from "./settings.ts"

/**
 * Sends a span for every use-case and statement to the OpenTelemetry collector of the settings; without one no span is made. Requests
 * have no span of their own, since their addresses name sessions and people.
 */
export const telemetry = ({ OTEL_EXPORTER_OTLP_ENDPOINT: collector }: Settings, serviceName: string) =>
  collector === undefined
    ? Layer.succeed(References.TracerEnabled, false)
    : Layer.merge(
        OtlpTracer.layer({ url: `${collector.replace(/\/+$/, "")}/v1/traces`, resource: { serviceName } }).pipe(
          Layer.provide(OtlpSerialization.layerJson),
          Layer.provide(FetchHttpClient.layer),
        ),
        Layer.succeed(HttpMiddleware.TracerDisabledWhen, () => true),
      )
