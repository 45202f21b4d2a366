import { Effect, Layer, Option } from "effect"
import { FactReader, readBusinessDetails, type ReadingOptions } from "@adapters/web-extraction"
import { BusinessProfileRepository, StoreLinks } from "@application/businesses/ports"
import { ShopLogos } from "@application/creatives/ports"

/** The logo of a linked store by what the store said of itself, and that of a website by reading it through the safe fetch. */
export const shopLogos = (options: Pick<ReadingOptions, "fetch"> = {}) =>
  Layer.effect(
    ShopLogos,
    Effect.gen(function* () {
      const links = yield* StoreLinks
      const profiles = yield* BusinessProfileRepository
      const facts = yield* FactReader
      return {
        ofStore: (id) => Effect.map(links.of(id), (link) => Option.getOrUndefined(link)?.facts.logoUrl),
        onWebsite: Effect.fnUntraced(function* (id) {
          const link = Option.getOrUndefined(yield* links.of(id))
          const profile = Option.getOrUndefined(yield* Effect.option(profiles.byId(id)))
          const address = link?.facts.address ?? profile?.storeDomain
          if (profile === undefined || address === undefined) return undefined
          const read = yield* Effect.option(readBusinessDetails(address, { ...options, facts, region: profile.region }))
          return Option.getOrUndefined(read)?.details.logoUrl?.value
        }),
      }
    }),
  )
