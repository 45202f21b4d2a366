import { logging, sentryReports } from "@adapters/observability"
import { Layer } from "effect"
import type { Settings } from "./settings.ts"
import { telemetry } from "./telemetry.ts"
import { version } from "./version.ts"

/** For whom a process logs: objects for a log store, as in production unless told, or lines for people. */
export const logFormat = ({ LOG_FORMAT, NODE_ENV }: Pick<Settings, "LOG_FORMAT" | "NODE_ENV">): "json" | "text" =>
  LOG_FORMAT ?? (NODE_ENV === "production" ? "json" : "text")

/** What people and collectors are told of a process. */
export const observability = (settings: Settings, serviceName: string) => {
  const format = logFormat(settings)
  const level = settings.LOG_LEVEL ?? (format === "json" ? "Debug" : "Info")
  const { SENTRY_DSN: dsn, NODE_ENV: environment = "development" } = settings
  return Layer.mergeAll(
    logging({ format, level }),
    telemetry(settings, serviceName),
    dsn === undefined ? Layer.empty : sentryReports({ dsn, serviceName, environment, release: `marquee@${version}` }),
  )
}
