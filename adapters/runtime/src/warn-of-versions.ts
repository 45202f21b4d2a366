import { localDateAt } from "@domain/kernel"
import { Effect } from "effect"
import { startWarnings } from "./production-refusals.ts"
import type { Settings } from "./settings.ts"

/** Logs what a start has to say of the providers' versions, by the day of this machine. */
export const warnOfVersions = (settings: Settings) =>
  Effect.suspend(() =>
    Effect.forEach(startWarnings(settings, localDateAt(Date.now(), "UTC")), (warning) => Effect.logWarning(warning), {
      discard: true,
    }),
  )
