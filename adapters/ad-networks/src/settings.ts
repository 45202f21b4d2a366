import { type SettingValues, valuesIn } from "@adapters/settings"
import type { AdNetworksOptions } from "./ad-networks.ts"
import { googleOptionsOf, googleSettings } from "./google/settings.ts"
import { metaOptionsOf, metaSettings } from "./meta/settings.ts"

export { googleSettings, metaSettings }
export { metaLinkingOf } from "./meta/settings.ts"

/** The networks' options, from the settings; Google's where all of them are set. */
export const adNetworkOptions = (
  settings: SettingValues<typeof metaSettings> & Partial<SettingValues<typeof googleSettings>>,
): AdNetworksOptions => {
  const google = valuesIn(googleSettings, settings)
  return { meta: metaOptionsOf(settings), google: google && googleOptionsOf(google) }
}
