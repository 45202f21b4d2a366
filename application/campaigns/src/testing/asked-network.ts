import type { CampaignChannel } from "@domain/campaigns"
import { Effect } from "effect"
import { type AdEdit, AdNetworks, type StepRequest } from "../ports/ad-networks.ts"

/** What a channel's network is asked while work runs, as it stands when it is asked. */
export const askedOf =
  (channel: CampaignChannel) =>
  <A, E, R>(work: Effect.Effect<A, E, R>) =>
    Effect.gen(function* () {
      const networks = yield* AdNetworks
      const asked: Array<StepRequest | AdEdit> = []
      const watching = {
        ...networks,
        perform: (request: StepRequest) => {
          asked.push(request)
          return networks.perform(request)
        },
        addAd: (edit: AdEdit) => {
          asked.push(edit)
          return networks.addAd(edit)
        },
      }
      yield* Effect.provideService(work, AdNetworks, watching)
      return asked.filter(({ plan }) => plan.channel === channel)
    })
