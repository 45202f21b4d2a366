import { localDateAt } from "@domain/kernel"
import { Result, Schema } from "effect"
import { endFatally } from "./fatal-start.ts"
import { ownFields } from "./own-settings.ts"
import { productionRefusals } from "./production-refusals.ts"
import { serviceFields, serviceProblems } from "./services.ts"

/** Everything that a server process reads from its environment. Names are the variables'. */
export const Settings = Schema.Struct({ ...ownFields, ...serviceFields })
export type Settings = typeof Settings.Type

const decode = Schema.decodeUnknownResult(Settings, { errors: "all" })

/** The settings, or a text that names every wrong variable and what is wrong with it. */
export const readSettings = (
  environment: Readonly<Record<string, string | undefined>>,
): Result.Result<Settings, string> => {
  const settings = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  )
  const decoded = decode(settings)
  const problems = [...(Result.isFailure(decoded) ? [decoded.failure.message] : []), ...serviceProblems(settings)]
  return problems.length > 0
    ? Result.fail(`These settings are missing or wrong:\n${problems.join("\n")}`)
    : Result.mapError(decoded, ({ message }) => message)
}

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
