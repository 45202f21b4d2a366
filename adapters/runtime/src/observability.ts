import { logging, sentryReports } from "@adapters/observability"
import { Layer } from "effect"
import type { Settings } from "./settings.ts"
import { telemetry } from "./telemetry.ts"
import { version } from "./version.ts"

/** What people and collectors are told of a process. */
export const observability = (settings: Settings, serviceName: string) => {
  const format = settings.LOG_FORMAT ?? (settings.NODE_ENV === "production" ? "json" : "text")
  const level = settings.LOG_LEVEL ?? (format === "json" ? "Debug" : "Info")
  const { SENTRY_DSN: dsn, NODE_ENV: environment = "development" } = settings
  return Layer.mergeAll(
    logging({ format, level }),
    telemetry(settings, serviceName),
    dsn === undefined ? Layer.empty : sentryReports({ dsn, serviceName, environment, release: `marquee@${version}` }),
  )
}
