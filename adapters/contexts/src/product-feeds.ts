import { Clock, Effect, Layer } from "effect"
import { Profiles } from "@application/kernel"
import { ProductFeeds, ProfileConfigurations } from "@application/businesses/ports"
import { AdvertisedProducts } from "@application/campaigns/ports"
import { ProductCards } from "@application/insights/ports"
import { advertisedItem, priceAt } from "@domain/businesses"
import { CurrencyCode } from "@domain/kernel"

/** How many products are sent to a network at once. */
const batchSize = 1_000

/** A store advertises what its feeds hold in order. */
export const advertisedProducts = Layer.effect(
  AdvertisedProducts,
  Effect.gen(function* () {
    const feeds = yield* ProductFeeds
    const profiles = yield* Profiles
    const configurations = yield* ProfileConfigurations
    return {
      areThere: Effect.fnUntraced(function* (id) {
        const stored = yield* configurations.of(id)
        return stored?.configuration.category === "Ecommerce" && (yield* feeds.takenAfter(id, "", 1)).length > 0
      }),
      after: Effect.fnUntraced(function* (id, code) {
        const { currency } = yield* Effect.orDie(profiles.of(id))
        const items = yield* feeds.takenAfter(id, code, batchSize)
        return items.flatMap((item) => advertisedItem(item, currency) ?? [])
      }),
    }
  }),
)

/** Insights show products as their feeds describe them; a price in another currency than ours is left out. */
export const insightsProductCards = Layer.effect(
  ProductCards,
  Effect.gen(function* () {
    const feeds = yield* ProductFeeds
    const profiles = yield* Profiles
    return {
      of: Effect.fnUntraced(function* (id, productIds) {
        if (productIds.length === 0) return new Map()
        const { currency } = yield* Effect.orDie(profiles.of(id))
        const items = yield* feeds.takenByCode(id, productIds)
        const now = yield* Clock.currentTimeMillis
        return new Map(
          items
            .flatMap((item) => advertisedItem(item, currency) ?? [])
            .map((product) => {
              const { id: code, title, imageLink, link, availability } = product
              const { amount, currency: of } = priceAt(product, now)
              const known = CurrencyCode.literals.find((one) => one === of)
              const shown = known === undefined ? {} : { price: { amount, currency: known } }
              return [code, { title, imageLink, link, availability, ...shown }] as const
            }),
        )
      }),
    }
  }),
)
