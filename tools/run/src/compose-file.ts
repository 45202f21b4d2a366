import { parse } from "yaml"

type Values = Readonly<Record<string, string | undefined>>

interface Service {
  readonly command?: ReadonlyArray<string>
  readonly environment?: Readonly<Record<string, string>>
}

interface Parsed {
  readonly services: Readonly<Record<string, Service>>
  readonly configs: Readonly<Record<string, { readonly content: string }>>
}

/** What compose.yaml says, with the variables in their places. */
export interface ComposeFile {
  readonly commandOf: (service: string) => ReadonlyArray<string>
  readonly environmentOf: (service: string) => Readonly<Record<string, string>>
  readonly config: (name: string) => string
}

/** `${NAME}`, `${NAME:-usual}` and `${NAME:?}`; two dollars are one of the text's own. */
const variable = /\$\$|\$\{(\w+)(?::([-?])([^}]*))?\}/g

/** The variables that a text asks for. */
export const variablesIn = (text: string): ReadonlyArray<string> => [
  ...new Set([...text.matchAll(variable)].flatMap(([, name]) => name ?? [])),
]

const filledIn = (text: string, values: Values): string =>
  text.replaceAll(variable, (whole, name?: string, kind?: string, usual = "") => {
    if (name === undefined) return whole.slice(1)
    const value = values[name] ?? ""
    if (value === "" && kind === "?") throw new Error(`compose.yaml needs ${name}`)
    return value === "" ? usual : value
  })

/** Reads compose.yaml as Compose does: an empty value counts as none. */
export const composeFile = (text: string, values: Values): ComposeFile => {
  const { services, configs } = parse(text, { merge: true }) as Parsed
  return {
    commandOf: (service) => services[service]?.command ?? [],
    environmentOf: (service) =>
      Object.fromEntries(
        Object.entries(services[service]?.environment ?? {}).map(([name, value]) => [name, filledIn(value, values)]),
      ),
    config: (name) => filledIn(configs[name]?.content ?? "", values),
  }
}

/** The command of a Dockerfile's health check. */
export const healthCheckIn = (dockerfile: string): ReadonlyArray<string> =>
  JSON.parse(/^HEALTHCHECK .*?CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? "[]") as ReadonlyArray<string>
