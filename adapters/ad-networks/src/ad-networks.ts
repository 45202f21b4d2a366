import { Effect, Layer } from "effect"
import { AdNetworks, type ChannelObjects, NetworkRefused } from "@application/campaigns/ports"
import { googleClient } from "./google/google-client.ts"
import type { GoogleAdsOptions } from "./google/google-options.ts"
import { googleReading } from "./google/google-reading.ts"
import { googleLaunch, googleSteps } from "./google/google-steps.ts"
import { graphClient } from "./meta/graph-client.ts"
import type { MetaOptions } from "./meta/meta-options.ts"
import { metaReading } from "./meta/meta-reading.ts"
import { metaLaunch, metaSteps } from "./meta/meta-steps.ts"

export interface AdNetworksOptions {
  readonly meta: MetaOptions
  readonly google: GoogleAdsOptions
}

/** Social ads through Meta, search ads through Google; banners are not offered yet. */
export const adNetworks = ({ meta, google }: AdNetworksOptions): Layer.Layer<AdNetworks> => {
  const graph = graphClient(meta)
  const ads = googleClient(google)
  const social = { ...metaLaunch(meta, graph), ...metaReading(meta, graph) }
  const search = { ...googleLaunch(google, ads), ...googleReading(google, ads) }
  const reader = ({ channel }: ChannelObjects) => (channel === "Search" ? search : social)
  return Layer.succeed(AdNetworks, {
    availableChannels: ["Social", "Search"],
    steps: (plan) => (plan.channel === "Search" ? googleSteps : metaSteps(plan)),
    perform: (request) =>
      request.plan.channel === "Banner"
        ? Effect.fail(new NetworkRefused({ reason: "Banners are not offered" }))
        : (request.plan.channel === "Search" ? search : social).perform(request),
    pause: (objects) => reader(objects).pause(objects),
    resume: (objects) => reader(objects).resume(objects),
    setEndDate: (objects, endDate, timeZone) => reader(objects).setEndDate(objects, endDate, timeZone),
    setBudget: (objects, budget) => reader(objects).setBudget(objects, budget),
    review: (objects) => reader(objects).review(objects),
    metrics: (objects, since, until) => reader(objects).metrics(objects, since, until),
    leads: (objects, since) => (objects.channel === "Search" ? Effect.succeed([]) : social.leads(objects, since)),
    lead: social.lead,
  })
}
