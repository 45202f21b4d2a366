import { createContext, type ReactNode, use } from "react"

/** One setting that stays on this device. */
export interface DevicePreference<Value> {
  readonly read: () => Value | undefined
  readonly write: (value: Value) => void
}

export interface DevicePreferences {
  readonly isSidebarNarrow: DevicePreference<boolean>
}

/** A device that remembers nothing. */
const forgetful: DevicePreferences = { isSidebarNarrow: { read: () => undefined, write: () => undefined } }

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
