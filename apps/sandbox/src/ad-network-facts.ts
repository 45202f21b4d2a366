import type { Credentials } from "./credentials.ts"
import { displayEconomy, googleAdsEconomy } from "./google-ads/economy.ts"
import { freshGoogleAds } from "./google-ads/google-ads-state.ts"
import type { NetworkEconomy } from "./market/network-economy.ts"
import { metaEconomy } from "./meta/economy.ts"
import { freshMeta } from "./meta/meta-state.ts"

/** What the market needs to know of an ad network. */
type NetworkFacts = {
  /** Its name among the providers, and of its part of the state. */
  readonly provider: string
  readonly economy: NetworkEconomy
  /** The economy of ads that are shown on other websites and in apps, where the network has such. */
  readonly display?: NetworkEconomy
}

const adNetworkFacts = {
  meta: { provider: "meta", economy: metaEconomy },
  google: { provider: "googleAds", economy: googleAdsEconomy, display: displayEconomy },
} as const satisfies Readonly<Record<string, NetworkFacts>>

/** The economy of a network's ads, or of its ads elsewhere. */
export const economyOf = (network: NetworkName, isDisplay: boolean): NetworkEconomy => {
  const { economy, display }: NetworkFacts = adNetworkFacts[network]
  return isDisplay && display !== undefined ? display : economy
}

export type NetworkName = keyof typeof adNetworkFacts
export type NetworkProvider = (typeof adNetworkFacts)[NetworkName]["provider"]

/** The providers that deliver ads. */
export const networkProviders: readonly NetworkProvider[] = Object.values(adNetworkFacts).map(
  ({ provider }) => provider,
)

/** What each network remembers, before anybody called it. */
export const freshNetworks = (credentials: Credentials) =>
  ({ meta: freshMeta(credentials), googleAds: freshGoogleAds(credentials) }) satisfies Record<NetworkProvider, object>

export type NetworkStates = ReturnType<typeof freshNetworks>
