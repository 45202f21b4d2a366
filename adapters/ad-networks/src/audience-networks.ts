import { AudienceNetworks, type NetworkAudience } from "@application/audiences/ports"
import { type AdNetworkError, NetworkRefused } from "@application/campaigns/ports"
import { ListNetwork } from "@domain/audiences"
import { Effect, Layer } from "effect"
import type { AdNetworksOptions } from "./ad-networks.ts"
import type { AudienceNetwork } from "./audience-network.ts"
import { googleAudiences } from "./google/google-audiences.ts"
import { metaAudiences } from "./meta/meta-audiences.ts"

/** The lists of every network that is set up. */
export const audienceNetworks = ({ meta, google }: AdNetworksOptions): Layer.Layer<AudienceNetworks> => {
  const networks: Readonly<Record<ListNetwork, AudienceNetwork | undefined>> = {
    Meta: metaAudiences(meta),
    Google: google === undefined ? undefined : googleAudiences(google),
  }
  const availableNetworks = ListNetwork.literals.filter((name) => networks[name] !== undefined)

  const through = <A>(
    { network }: Pick<NetworkAudience, "network">,
    work: (lists: AudienceNetwork) => Effect.Effect<A, AdNetworkError> | undefined,
  ): Effect.Effect<A, AdNetworkError> => {
    const lists = networks[network]
    if (lists === undefined) return Effect.fail(new NetworkRefused({ reason: `${network} is not set up` }))
    return work(lists) ?? Effect.fail(new NetworkRefused({ reason: `${network} makes no such audience for these ads` }))
  }

  return Layer.succeed(AudienceNetworks, {
    availableNetworks,
    lookalikeNetworks: availableNetworks.filter((name) => networks[name]?.makeLookalike !== undefined),
    visitorNetworks: availableNetworks.filter((name) => networks[name]?.visitors !== undefined),
    makeVisitorAudience: (request) => through(request, ({ visitors }) => visitors?.makeVisitorAudience(request)),
    tellVisits: (website, visits) => through(website, ({ visitors }) => visitors?.tellVisits(website, visits)),
    makeCustomerList: (request) => through(request, (lists) => lists.makeCustomerList(request)),
    addPeople: (audience, people) => through(audience, (lists) => lists.addPeople(audience, people)),
    removePeople: (audience, people) => through(audience, (lists) => lists.removePeople(audience, people)),
    makeLookalike: (request) => through(request, (lists) => lists.makeLookalike?.(request)),
    state: (audience) => through(audience, (lists) => lists.state(audience)),
    remove: (audience) => through(audience, (lists) => lists.remove(audience)),
  })
}
