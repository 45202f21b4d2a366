import { createContext, type ReactNode, use } from "react"

/** One setting that stays on this device. */
export interface DevicePreference<Value> {
  readonly read: () => Value | undefined
  readonly write: (value: Value) => void
}

export interface DevicePreferences {
  readonly isSidebarNarrow: DevicePreference<boolean>
  /** Whether this visit is in embed mode: kept by its tab alone. */
  readonly isEmbedded: DevicePreference<boolean>
  /** Ids of the columns that the list of campaigns shows. */
  readonly campaignColumns: DevicePreference<ReadonlyArray<string>>
  /** Ids of the columns that product insights show. */
  readonly productColumns: DevicePreference<ReadonlyArray<string>>
  /** Names of the columns that downloads of leads have. */
  readonly leadColumns: DevicePreference<ReadonlyArray<string>>
  /** Ids of the businesses that were opened, the latest first. */
  readonly recentProfiles: DevicePreference<ReadonlyArray<number>>
}

/** A device that remembers nothing. */
const forgotten = { read: () => undefined, write: () => undefined }
const forgetful: DevicePreferences = {
  isSidebarNarrow: forgotten,
  isEmbedded: forgotten,
  campaignColumns: forgotten,
  productColumns: forgotten,
  leadColumns: forgotten,
  recentProfiles: forgotten,
}

const Preferences = createContext(forgetful)

export const DevicePreferencesProvider = ({
  value,
  children,
}: {
  readonly value: DevicePreferences
  readonly children: ReactNode
}) => <Preferences value={value}>{children}</Preferences>

/** How this device likes the screens. */
export const useDevicePreferences = (): DevicePreferences => use(Preferences)
