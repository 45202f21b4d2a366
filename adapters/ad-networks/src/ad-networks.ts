import { Effect, Layer, Record } from "effect"
import { AdNetworks, NetworkRefused } from "@application/campaigns/ports"
import { type CampaignChannel, campaignChannels, channelDefinitions, nothingSpent } from "@domain/campaigns"
import type { AdNetwork } from "./ad-network.ts"
import { googleBanner } from "./google/google-banner.ts"
import type { GoogleChannel } from "./google/google-channel.ts"
import { googleNetwork } from "./google/google-network.ts"
import type { GoogleAdsOptions } from "./google/google-options.ts"
import { googleSearch } from "./google/google-search.ts"
import { metaNetwork } from "./meta/meta-network.ts"
import type { MetaOptions } from "./meta/meta-options.ts"
import { unofferedNetwork } from "./unoffered-network.ts"

export interface AdNetworksOptions {
  readonly meta: MetaOptions
  /** Absent where the installation has no Google Ads. */
  readonly google?: GoogleAdsOptions | undefined
}

const throughGoogle =
  (channel: GoogleChannel) =>
  ({ google }: AdNetworksOptions): AdNetwork =>
    google === undefined ? unofferedNetwork("Google Ads is not set up") : googleNetwork(google, channel)

/** The network of every channel; a channel without one does not compile. */
const networkOf: Readonly<Record<CampaignChannel, (options: AdNetworksOptions) => AdNetwork>> = {
  Social: ({ meta }) => metaNetwork(meta),
  Search: throughGoogle(googleSearch),
  Banner: throughGoogle(googleBanner),
}

/** Every channel through its network. */
export const adNetworks = (options: AdNetworksOptions): Layer.Layer<AdNetworks> => {
  const networks = Record.map(networkOf, (connect) => connect(options))
  return Layer.succeed(AdNetworks, {
    availableChannels: campaignChannels.filter(
      (channel) => options.google !== undefined || channelDefinitions[channel].needs !== "google",
    ),
    steps: (plan) => networks[plan.channel].steps(plan),
    perform: (request) => networks[request.plan.channel].perform(request),
    pause: (objects) => networks[objects.channel].pause(objects),
    resume: (objects) => networks[objects.channel].resume(objects),
    setEndDate: (objects, endDate, timeZone) => networks[objects.channel].setEndDate(objects, endDate, timeZone),
    setBudget: (objects, budget) => networks[objects.channel].setBudget(objects, budget),
    addAd: (edit) => networks[edit.plan.channel].addAd(edit),
    retarget: (edit) => networks[edit.plan.channel].retarget(edit),
    stopAd: (objects) => networks[objects.channel].stopAd(objects),
    showVersions: (objects) => networks[objects.channel].showVersions?.(objects) ?? Effect.void,
    stopVersion: (objects) => networks[objects.channel].stopVersion?.(objects) ?? Effect.void,
    spentBefore: (objects) => networks[objects.channel].spentBefore?.(objects) ?? Effect.succeed(nothingSpent),
    versions: (objects, since, until) =>
      networks[objects.channel].versions?.(objects, since, until) ?? Effect.succeed([]),
    review: (objects) => networks[objects.channel].review(objects),
    metrics: (objects, since, until) => networks[objects.channel].metrics(objects, since, until),
    searchTerms: (objects, since, until) =>
      networks[objects.channel].searchTerms?.(objects, since, until) ?? Effect.succeed([]),
    parts: (objects, dimension, since, until) =>
      networks[objects.channel].parts?.(objects, dimension, since, until) ?? Effect.succeed([]),
    productMetrics: (objects, since, until) =>
      networks[objects.channel].productMetrics?.(objects, since, until) ?? Effect.succeed([]),
    productStates: (objects) => networks[objects.channel].productStates?.(objects) ?? Effect.succeed([]),
    sendProducts: (objects, products) =>
      networks[objects.channel].sendProducts?.(objects, products) ??
      Effect.fail(new NetworkRefused({ reason: "The channel shows no products" })),
    leads: (objects, since) => networks[objects.channel].leads(objects, since),
    testLead: (objects, lead) =>
      networks[objects.channel].testLead?.(objects, lead) ??
      Effect.fail(new NetworkRefused({ reason: "The channel has no lead forms" })),
    lead: Effect.fnUntraced(function* (externalLeadId: string) {
      for (const { lead } of Object.values(networks)) {
        const known = lead === undefined ? undefined : yield* lead(externalLeadId)
        if (known !== undefined) return known
      }
      return undefined
    }),
  })
}
