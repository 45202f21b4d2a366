import type { SettingValues } from "@adapters/settings"
import type { AdNetworksOptions } from "./ad-networks.ts"
import { googleOptionsOf, googleSettings } from "./google/settings.ts"
import { metaOptionsOf, metaSettings } from "./meta/settings.ts"

export { googleSettings, metaSettings }
export { metaLinkingOf } from "./meta/settings.ts"

/** What all networks are set up with. */
export const adNetworkSettings = { ...metaSettings, ...googleSettings }

/** The networks' options, from the settings. */
export const adNetworkOptions = (settings: SettingValues<typeof adNetworkSettings>): AdNetworksOptions => ({
  meta: metaOptionsOf(settings),
  google: googleOptionsOf(settings),
})
