import { localDateAt } from "@domain/kernel"
import { Result } from "effect"
import { endFatally } from "./fatal-start.ts"
import { productionRefusals } from "./production-refusals.ts"
import { readSettings, type Settings } from "./settings.ts"

const exitWith = (problem: string): never => endFatally("SETTINGS", problem)

/** As `readSettings`, ending the process with the text when it fails; what only development may have is dropped in production. */
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
