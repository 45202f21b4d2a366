import { localDateAt } from "@domain/kernel"
import { Result } from "effect"
import { endFatally } from "./fatal-start.ts"
import { productionRefusals } from "./production-refusals.ts"
import { readSettings, type Settings } from "./settings.ts"

const exitWith = (problem: string): never => endFatally("SETTINGS", problem)

/**
 * Same as `readSettings`, but ends the process with the problem's text when reading fails or production refuses a
 * setting. In production, settings that only development may have are dropped.
 */
export const settingsOrExit = (): Settings => {
  const read = readSettings(process.env)
  if (Result.isFailure(read)) return exitWith(read.failure)
  const settings = read.success
  if (settings.NODE_ENV !== "production") return settings
  const refusals = productionRefusals(settings, localDateAt(Date.now(), "UTC"))
  if (refusals.length > 0) return exitWith(`Production does not start with these settings:\n${refusals.join("\n")}`)
  const { SAFE_FETCH_ALLOW: _hosts, CLOCK_URL: _clock, ...rest } = settings
  return rest
}
