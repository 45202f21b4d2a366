import { Clock, Effect, Layer } from "effect"
import { JobQueue, Profiles } from "@application/kernel"
import { ProductAds, ProductFeeds, ProfileConfigurations } from "@application/businesses/ports"
import { LeftOutProducts } from "@application/businesses/stores"
import { AdvertisedProducts } from "@application/campaigns/ports"
import { queueProducts, ShownProducts } from "@application/campaigns/services"
import { ProductStates } from "@application/campaigns/stores"
import { ProductCards } from "@application/insights/ports"
import { advertisedItem, type FeedItem, priceAt, shopCategory, shopItem, shopReadingOf } from "@domain/businesses"
import type { ProductCard } from "@domain/insights"
import { type BusinessProfileId, CurrencyCode, cutText } from "@domain/kernel"

/** How many products are sent to a network at once. */
const batchSize = 1_000

/** The longest value by which products are told apart. */
const longestValue = 100

/** The codes of the products that a business leaves out of ads. */
const leftOutOf = (store: Effect.Success<typeof LeftOutProducts>) => (businessProfileId: BusinessProfileId) =>
  Effect.map(
    store.list("ofBusiness", { businessProfileId }),
    ({ rows }) => new Set(rows.map(({ productId }) => productId)),
  )

/** Networks are told of changed products by the worker. */
export const productAds = Layer.effect(
  ProductAds,
  Effect.gen(function* () {
    const queue = yield* JobQueue
    const { areShown } = yield* ShownProducts
    return {
      productsChanged: (businessProfileId) => Effect.provideService(queueProducts(businessProfileId), JobQueue, queue),
      areShown,
    }
  }),
)

/** A store advertises what its feeds hold in order, without the products that its owner leaves out. */
export const advertisedProducts = Layer.effect(
  AdvertisedProducts,
  Effect.gen(function* () {
    const feeds = yield* ProductFeeds
    const leftOut = leftOutOf(yield* LeftOutProducts)
    const profiles = yield* Profiles
    const configurations = yield* ProfileConfigurations
    const isShop = (id: BusinessProfileId) =>
      Effect.map(configurations.of(id), (stored) => stored?.configuration.category === "Ecommerce")
    const shownOf = Effect.fnUntraced(function* (id: BusinessProfileId, items: ReadonlyArray<FeedItem>) {
      const { currency } = yield* Effect.orDie(profiles.of(id))
      const codes = yield* leftOut(id)
      return items.flatMap((item) => shopItem(item, currency) ?? []).filter((item) => !codes.has(item.id))
    })
    return {
      areThere: Effect.fnUntraced(function* (id) {
        return (yield* isShop(id)) && (yield* feeds.takenAfter(id, "", 1)).length > 0
      }),
      proposable: Effect.fnUntraced(function* (id) {
        if (!(yield* isShop(id))) return { standing: "NoShop" as const, found: 0, withoutPicture: 0, items: [] }
        const reading = shopReadingOf((yield* feeds.feeds(id)).flatMap(({ job }) => job ?? []))
        const items = yield* feeds.takenAfter(id, "", batchSize)
        if (items.length === 0) return { ...reading, items: [] }
        const found = Math.max(reading.found, items.length)
        return { ...reading, standing: "Read" as const, found, items: yield* shownOf(id, items) }
      }),
      ofCodes: Effect.fnUntraced(function* (id, codes) {
        return (yield* isShop(id)) ? yield* shownOf(id, yield* feeds.takenByCode(id, codes)) : []
      }),
      after: Effect.fnUntraced(function* (id, code) {
        const { currency } = yield* Effect.orDie(profiles.of(id))
        const codes = yield* leftOut(id)
        let after = code
        for (;;) {
          const items = yield* feeds.takenAfter(id, after, batchSize)
          const shown = items
            .flatMap((item) => advertisedItem(item, currency) ?? [])
            .filter((item) => !codes.has(item.id))
          const last = items.at(-1)?.id
          // A batch of which nothing is shown is not the end of the products.
          if (shown.length > 0 || last === undefined) return shown
          after = last
        }
      }),
    }
  }),
)

/** A product as insights show it; a price in another currency than ours is left out. */
const cardOf = (item: FeedItem, currency: CurrencyCode, now: number): readonly [string, ProductCard] | undefined => {
  const product = advertisedItem(item, currency)
  if (product === undefined) return undefined
  const { id, title, imageLink, link, availability, condition } = product
  const { amount, currency: of } = priceAt(product, now)
  const known = knownCurrency(of)
  const texts = {
    category: shopCategory(item),
    brand: item.brand,
    colour: item.color,
    size: item.size,
    gender: item.gender,
    ageGroup: item.age_group,
    material: item.material,
    productType: item.product_type,
    googleCategory: item.google_product_category,
    variantGroup: item.item_group_id,
    customLabel0: item.custom_label_0,
    customLabel1: item.custom_label_1,
    customLabel2: item.custom_label_2,
    customLabel3: item.custom_label_3,
    customLabel4: item.custom_label_4,
  }
  const named = Object.entries(texts).flatMap(([name, text = ""]) =>
    text.trim() === "" ? [] : [[name, cutText(text.trim(), longestValue)] as const],
  )
  const price = known === undefined ? {} : { price: { amount, currency: known } }
  return [id, { title, imageLink, link, availability, condition, ...price, ...Object.fromEntries(named) }]
}

const knownCurrency = (code: string): CurrencyCode | undefined => CurrencyCode.literals.find((one) => one === code)

/** What networks find wrong with a business's products, as their cards tell it. */
const problemsOf = (store: Effect.Success<typeof ProductStates>) => (businessProfileId: BusinessProfileId) =>
  Effect.map(store.list("ofBusiness", { businessProfileId }), ({ rows }) => {
    const cards = rows.map(({ productId, untaken = [], refusals = [], price }) => {
      const currency = price && knownCurrency(price.currency)
      const told = [...untaken, ...refusals]
      return [
        productId,
        {
          ...(told.length > 0 && { refusals: told }),
          ...(price !== undefined && currency !== undefined && { networkPrice: { amount: price.amount, currency } }),
        },
      ] as const
    })
    return new Map(cards)
  })

/** Insights show products as their feeds describe them, with what networks find wrong with them. */
export const insightsProductCards = Layer.effect(
  ProductCards,
  Effect.gen(function* () {
    const feeds = yield* ProductFeeds
    const profiles = yield* Profiles
    const leftOut = leftOutOf(yield* LeftOutProducts)
    const problems = problemsOf(yield* ProductStates)
    const cardsOf = Effect.fnUntraced(function* (id: BusinessProfileId, items: ReadonlyArray<FeedItem>) {
      const { currency } = yield* Effect.orDie(profiles.of(id))
      const now = yield* Clock.currentTimeMillis
      const codes = yield* leftOut(id)
      const wrong = yield* problems(id)
      return new Map(
        items.flatMap((item) => {
          const card = cardOf(item, currency, now)
          if (card === undefined) return []
          const [code, facts] = card
          const told = { ...facts, ...wrong.get(code) }
          return [[code, codes.has(code) ? { ...told, isLeftOut: true } : told] as const]
        }),
      )
    })
    return {
      of: Effect.fnUntraced(function* (id, productIds) {
        if (productIds.length === 0) return new Map()
        return yield* cardsOf(id, yield* feeds.takenByCode(id, productIds))
      }),
      all: Effect.fnUntraced(function* (id, most) {
        const items = yield* feeds.takenAfter(id, "", most + 1)
        return items.length > most ? undefined : yield* cardsOf(id, items)
      }),
    }
  }),
)
