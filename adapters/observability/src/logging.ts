import { Layer, Logger, References } from "effect"
import { scrubbed } from "./scrubbed.ts"

export interface LoggingOptions {
  /** `json` for a log store, one object a line; `text` for people. */
  readonly format: "json" | "text"
  /** The least that is said; at Debug every call is. */
  readonly level: "Debug" | "Info" | "Warn" | "Error"
}

const scrubTexts = (_name: string, value: unknown): unknown => (typeof value === "string" ? scrubbed(value) : value)

const jsonLines = Logger.withConsoleLog(
  Logger.map(Logger.formatJson, (line) => JSON.stringify(JSON.parse(line), scrubTexts)),
)

/** How a process logs. What is written for a log store names nobody. */
export const logging = ({ format, level }: LoggingOptions) =>
  Layer.merge(
    Layer.succeed(References.MinimumLogLevel, level),
    format === "json" ? Logger.layer([jsonLines]) : Layer.empty,
  )
