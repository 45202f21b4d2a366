import { type AdNetworkError, NetworkRefused } from "@application/campaigns/ports"
import { ConversionNetworks } from "@application/conversions/ports"
import { ListNetwork } from "@domain/audiences"
import { Effect, Layer } from "effect"
import type { AdNetworksOptions } from "./ad-networks.ts"
import type { ConversionNetwork } from "./conversion-network.ts"
import { googleConversions } from "./google/google-conversions.ts"
import { metaConversions } from "./meta/meta-conversions.ts"

/** Conversions told to every network that is set up. */
export const conversionNetworks = ({ meta, google }: AdNetworksOptions): Layer.Layer<ConversionNetworks> => {
  const networks: Readonly<Record<ListNetwork, ConversionNetwork | undefined>> = {
    Meta: metaConversions(meta),
    Google: google === undefined ? undefined : googleConversions(google),
  }

  const through = <A>(
    network: ListNetwork,
    work: (conversions: ConversionNetwork) => Effect.Effect<A, AdNetworkError>,
  ): Effect.Effect<A, AdNetworkError> => {
    const conversions = networks[network]
    return conversions === undefined
      ? Effect.fail(new NetworkRefused({ reason: `${network} is not set up` }))
      : work(conversions)
  }

  return Layer.succeed(ConversionNetworks, {
    availableNetworks: ListNetwork.literals.filter((name) => networks[name] !== undefined),
    connect: (request) => through(request.network, (conversions) => conversions.connect(request)),
    send: (place, events) => through(place.network, (conversions) => conversions.send(place, events)),
    test: (place, event) => through(place.network, (conversions) => conversions.test(place, event)),
    state: (place) => through(place.network, (conversions) => conversions.state(place)),
  })
}
