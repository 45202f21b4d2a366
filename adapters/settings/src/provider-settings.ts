import type { LocalDate } from "@domain/kernel"
import { Effect, Schema, Struct } from "effect"
import { providerVersions, versionRefusal, type VersionedProviderName, versionWarning } from "./provider-versions.ts"

/** One setting of a third party, under the name of its environment variable. */
export interface ProviderSetting {
  /** What it is, in a phrase that begins in lower case. */
  readonly meaning: string
  /** What it usually looks like or is; the provider's own address of an address. */
  readonly example?: string
  /**
   * A `secret` must be long in production and equal to no other, and so must each of `secrets`; an `address` must be public
   * there and begin with https.
   */
  readonly holds: "address" | "text" | "secret" | "secrets"
  /** An address that may be of the operator's own network: by http at a name without a dot, which no public network knows. */
  readonly isInternal?: true
  /** Which values are of the provider's test mode, and so refused in production. */
  readonly forTests?: RegExp
  /** What its text must look like, with an example. */
  readonly format?: readonly [pattern: RegExp, example: string]
  /** Provider whose version this setting holds; unless set, it is the usual version in the provider's table. */
  readonly versionOf?: VersionedProviderName
}

/** Everything that a third party's adapter is set up with. */
export type ProviderSettings = Readonly<Record<string, ProviderSetting>>

/** The values of such settings. */
export type SettingValues<Settings extends ProviderSettings> = { readonly [Name in keyof Settings]: string }

const address = Schema.String.check(
  Schema.isPattern(/^[a-z]+:\/\/\S+$/, { message: "must be an address such as https://example.com" }),
)

/** The secrets in a setting: the secret that counts and, while it is being changed, the other secret after a comma. */
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

const usualVersion = (setting: ProviderSetting) => {
  const schema = schemaOf(setting)
  if (setting.versionOf === undefined) return schema
  const { usual } = providerVersions[setting.versionOf]
  return schema.pipe(Schema.withDecodingDefaultKey(Effect.succeed(usual)))
}

type SettingField<Setting> = Setting extends { readonly versionOf: VersionedProviderName }
  ? Schema.withDecodingDefaultKey<typeof Schema.String>
  : typeof Schema.String

/** A schema's field for each setting; a version that is not set is the usual one. */
export const settingFields = <const Settings extends ProviderSettings>(settings: Settings) =>
  Object.fromEntries(Object.entries(settings).map(([name, setting]) => [name, usualVersion(setting)])) as {
    readonly [Name in keyof Settings]: SettingField<Settings[Name]>
  }

type OptionalField<Setting> = Setting extends { readonly versionOf: VersionedProviderName }
  ? Schema.withDecodingDefaultKey<typeof Schema.String>
  : Schema.optionalKey<typeof Schema.String>

const optionalField = (setting: ProviderSetting) =>
  setting.versionOf === undefined ? Schema.optionalKey(schemaOf(setting)) : usualVersion(setting)

/** Same as `settingFields`, for a third party that need not be set up. */
export const optionalSettingFields = <const Settings extends ProviderSettings>(settings: Settings) =>
  Object.fromEntries(Object.entries(settings).map(([name, setting]) => [name, optionalField(setting)])) as {
    readonly [Name in keyof Settings]: OptionalField<Settings[Name]>
  }

/** The values of a third party's settings among others; undefined unless all are given. */
export const valuesIn = <Settings extends ProviderSettings>(
  settings: Settings,
  given: Readonly<Record<string, unknown>>,
): SettingValues<Settings> | undefined => {
  const values = Object.keys(settings).map((name) => [name, given[name]] as const)
  const isWhole = values.every(([, value]) => typeof value === "string")
  return isWhole ? (Object.fromEntries(values) as SettingValues<Settings>) : undefined
}

const namesOf = <Settings extends ProviderSettings>(
  settings: Settings,
  ...kinds: ReadonlyArray<ProviderSetting["holds"] | undefined>
) => Struct.keys(settings).filter((name) => kinds.includes(settings[name]?.holds))

/** The names of its addresses. */
export const addressesOf = <Settings extends ProviderSettings>(settings: Settings) => namesOf(settings, "address")

/** The names of its addresses that may be of the operator's own network. */
export const internalAddressesOf = (settings: ProviderSettings): ReadonlyArray<string> =>
  Struct.keys(settings).filter((name) => settings[name]?.isInternal === true)

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

type VersionSaying = typeof versionRefusal

const sentencesOf = (
  settings: ProviderSettings,
  values: Readonly<Record<string, unknown>>,
  today: LocalDate,
  say: VersionSaying,
): ReadonlyArray<string> =>
  Object.entries(settings).flatMap(([name, { versionOf: provider }]) =>
    provider === undefined ? [] : (say(provider, name, String(values[name]), today) ?? []),
  )

/** Why the set versions must not be spoken on a day. */
export const versionRefusals = (
  settings: ProviderSettings,
  values: Readonly<Record<string, unknown>>,
  today: LocalDate,
): ReadonlyArray<string> => sentencesOf(settings, values, today, versionRefusal)

/** What a start says of the set versions on a day. */
export const versionWarnings = (
  settings: ProviderSettings,
  values: Readonly<Record<string, unknown>>,
  today: LocalDate,
): ReadonlyArray<string> => sentencesOf(settings, values, today, versionWarning)

/** The usual version of each setting that holds one, under its name. */
export const usualVersions = (settings: ProviderSettings): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([name, { versionOf: provider }]) =>
      provider === undefined ? [] : [[name, providerVersions[provider].usual]],
    ),
  )
