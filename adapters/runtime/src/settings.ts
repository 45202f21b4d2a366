import { Result, Schema } from "effect"
import { ownFields } from "./own-settings.ts"
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
