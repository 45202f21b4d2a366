import { type ProviderSetting, type ProviderVersion, providerVersions, versionOf } from "@adapters/settings"
import { Struct } from "effect"
import { ownSettingGroups } from "./own-settings.ts"
import { services } from "./services.ts"

/** One setting as people are told of it. */
export interface SettingRow {
  readonly name: string
  /**
   * When the setting is needed: `together` means with the other settings of its group, if the group is set up at all.
   */
  readonly needed: "always" | "production" | "together" | "never"
  /** The value that it has unless it is set. */
  readonly usual?: string
  /** What is so unless it is set, where that is no value. */
  readonly without?: string
  /** The day on which the usual version ends. */
  readonly usualEndsOn?: string
  readonly meaning: string
  readonly example?: string
  readonly isSecret: boolean
}

/** The settings of one matter or of one third party. */
export interface SettingGroup {
  readonly title: string
  /** What a third party does where it is on, and what is so where it is off; a third party without `off` is needed. */
  readonly service?: { readonly on: string; readonly off?: string }
  readonly rows: ReadonlyArray<SettingRow>
}

type OwnRow = Omit<SettingRow, "name" | "isSecret"> & { readonly isSecret?: true; readonly field: unknown }
type OwnGroup = { readonly title: string; readonly settings: Readonly<Record<string, OwnRow>> }

const ownGroups: ReadonlyArray<OwnGroup> = ownSettingGroups

const own: ReadonlyArray<SettingGroup> = ownGroups.map(({ title, settings }) => ({
  title,
  rows: Object.entries(settings).map(([name, row]) => ({
    ...Struct.omit(row, ["field"]),
    name,
    isSecret: row.isSecret === true,
  })),
}))

const secretKinds: ReadonlyArray<ProviderSetting["holds"]> = ["secret", "secrets"]

const versionRow = (name: string, { meaning, versionOf: provider }: ProviderSetting): SettingRow | undefined => {
  if (provider === undefined) return undefined
  const { usual } = providerVersions[provider]
  const known: ProviderVersion | undefined = versionOf(provider, usual)
  const ends = known?.endsOn === undefined ? {} : { usualEndsOn: known.endsOn }
  return { name, needed: "never", usual, ...ends, meaning, isSecret: false }
}

const rowOf = (name: string, setting: ProviderSetting, isNeeded: boolean): SettingRow => {
  const { meaning, holds, format } = setting
  // What a format looks like is an example only if it has that format itself.
  const example = setting.example ?? (format?.[0].test(format[1]) === true ? format[1] : undefined)
  return (
    versionRow(name, setting) ?? {
      name,
      needed: isNeeded ? "always" : "together",
      meaning,
      ...(example !== undefined && { example }),
      isSecret: secretKinds.includes(holds),
    }
  )
}

const ofServices: ReadonlyArray<SettingGroup> = Object.values(services).map((service) => {
  const { title, on, settings } = service
  const off = "off" in service ? service.off : undefined
  return {
    title,
    service: { on, ...(off !== undefined && { off }) },
    rows: Object.entries(settings).map(([name, setting]) => rowOf(name, setting, off === undefined)),
  }
})

/**
 * Every setting of the product's processes, as declared: the product's own settings, then the settings of each third
 * party.
 */
export const settingGroups: ReadonlyArray<SettingGroup> = [...own, ...ofServices]
