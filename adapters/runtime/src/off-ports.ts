import { AudienceNetworks } from "@application/audiences/ports"
import { KeywordIdeas, NetworkUnavailable } from "@application/campaigns/ports"
import { AddressCountries, PlaceCodes } from "@application/businesses/ports"
import { StockPhotos, WebsiteScreenshots } from "@application/creatives/ports"
import { GstRegistry } from "@application/signup/ports"
import { StockPhotosUnavailable, WebsiteNotShown } from "@domain/creatives"
import { GstDetailsNotFetched } from "@domain/wallet"
import { Effect, Layer } from "effect"

const noListNetwork = () => Effect.fail(new NetworkUnavailable({ reason: "No network keeps lists here" }))

/** Ports of services that are off. Use-cases ask `ServicesOn` before; these answer whatever still comes, such as an old job. */
export const offPorts = {
  stockPhotos: Layer.succeed(StockPhotos, {
    search: () => Effect.fail(new StockPhotosUnavailable({})),
    trackDownload: () => Effect.fail(new StockPhotosUnavailable({})),
  }),
  screenshots: Layer.succeed(WebsiteScreenshots, { take: () => Effect.fail(new WebsiteNotShown({})) }),
  gstLookUp: Layer.succeed(GstRegistry, { find: (gstin) => Effect.fail(new GstDetailsNotFetched({ gstin })) }),
  google: Layer.merge(
    Layer.succeed(KeywordIdeas, { around: () => Effect.succeed([]) }),
    Layer.succeed(PlaceCodes, { of: () => Effect.succeed(new Map()) }),
  ),
  audiences: Layer.succeed(AudienceNetworks, {
    availableNetworks: [],
    lookalikeNetworks: [],
    visitorNetworks: [],
    makeVisitorAudience: noListNetwork,
    tellVisits: noListNetwork,
    makeCustomerList: noListNetwork,
    makeLookalike: noListNetwork,
    addPeople: noListNetwork,
    removePeople: noListNetwork,
    state: noListNetwork,
    remove: noListNetwork,
  }),
  ipCountry: Layer.succeed(AddressCountries, { countryOf: () => Effect.succeed(undefined) }),
}
