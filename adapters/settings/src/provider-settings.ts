import { Schema, Struct } from "effect"

/** One setting of a third party, under the name of its environment variable. */
export interface ProviderSetting {
  /**
   * A `secret` must be long in production and equal to no other, and so must each of `secrets`; an `address` must be public
   * there and begin with https.
   */
  readonly holds: "address" | "text" | "secret" | "secrets"
  /** Which values are of the provider's test mode, and so refused in production. */
  readonly forTests?: RegExp
  /** What its text must look like, with an example. */
  readonly format?: readonly [pattern: RegExp, example: string]
}

/** Everything that a third party's adapter is set up with. */
export type ProviderSettings = Readonly<Record<string, ProviderSetting>>

/** The values of such settings. */
export type SettingValues<Settings extends ProviderSettings> = { readonly [Name in keyof Settings]: string }

const address = Schema.String.check(
  Schema.isPattern(/^[a-z]+:\/\/\S+$/, { message: "must be an address such as https://example.com" }),
)

/** The secrets of a setting: the one that counts, and while it is changed the other one after a comma. */
export const secretsIn = (value: string): ReadonlyArray<string> => value.split(",").map((secret) => secret.trim())

/** The secret that counts, and by which we sign. */
export const currentSecret = (value: string): string => secretsIn(value)[0] ?? ""

const oneOrTwoSecrets = Schema.String.check(
  Schema.isPattern(/^[^,\s]+(?:\s*,\s*[^,\s]+)?$/, { message: "must be one secret, or two with a comma between" }),
)

const schemaOf = ({ holds, format }: ProviderSetting): typeof Schema.String => {
  if (format !== undefined)
    return Schema.String.check(Schema.isPattern(format[0], { message: `must look like ${format[1]}` }))
  if (holds === "secrets") return oneOrTwoSecrets
  return holds === "address" ? address : Schema.NonEmptyString
}

/** A schema's field for each setting. */
export const settingFields = <const Settings extends ProviderSettings>(settings: Settings) =>
  Object.fromEntries(Object.entries(settings).map(([name, setting]) => [name, schemaOf(setting)])) as {
    readonly [Name in keyof Settings]: typeof Schema.String
  }

/** As `settingFields`, of a third party that need not be set up. */
export const optionalSettingFields = <const Settings extends ProviderSettings>(settings: Settings) =>
  Object.fromEntries(
    Object.entries(settings).map(([name, setting]) => [name, Schema.optionalKey(schemaOf(setting))]),
  ) as { readonly [Name in keyof Settings]: Schema.optionalKey<typeof Schema.String> }

const namesOf = <Settings extends ProviderSettings>(
  settings: Settings,
  ...kinds: ReadonlyArray<ProviderSetting["holds"] | undefined>
) => Struct.keys(settings).filter((name) => kinds.includes(settings[name]?.holds))

/** The names of its addresses. */
export const addressesOf = <Settings extends ProviderSettings>(settings: Settings) => namesOf(settings, "address")

/** The names of its secrets. */
export const secretsOf = <Settings extends ProviderSettings>(settings: Settings) =>
  namesOf(settings, "secret", "secrets")

/** The settings that hold a key of the test mode. */
export const keysForTests = (
  settings: ProviderSettings,
  values: Readonly<Record<string, unknown>>,
): ReadonlyArray<string> =>
  Object.entries(settings).flatMap(([name, { forTests }]) =>
    forTests?.test(String(values[name])) === true ? [name] : [],
  )
