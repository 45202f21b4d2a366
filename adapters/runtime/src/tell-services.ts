import { Effect } from "effect"
import { logFormat } from "./observability.ts"
import { serviceLines, serviceStates } from "./services.ts"
import type { Settings } from "./settings.ts"

/** Logs which services are on: a line each for people, one object for a log store. */
export const tellServices = (settings: Settings) =>
  logFormat(settings) === "json"
    ? Effect.annotateLogs(Effect.logInfo("Services"), { services: serviceStates(settings) })
    : Effect.forEach(serviceLines(settings), (line) => Effect.logInfo(line), { discard: true })
