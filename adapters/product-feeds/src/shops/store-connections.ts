import { ShopRefused, StoreConnections } from "@application/businesses/ports"
import type { StorePlatform } from "@domain/businesses"
import { Effect, Layer } from "effect"
import { bigcommerce } from "./bigcommerce.ts"
import { magento } from "./magento.ts"
import { shopClient } from "./shop-client.ts"
import type { ShopsOptions, ShopSystem } from "./shop-options.ts"
import { shopify } from "./shopify.ts"
import { woocommerce } from "./woocommerce.ts"

/** Far more pages than any shop has; one that never ends is given up. */
const mostPages = 10_000

const notAsked = Effect.fail(new ShopRefused({ kind: "unreachable", reason: "This system is not set up" }))

/** A system that is off: its shops cannot be reached, and nothing of theirs is believed. */
const offSystem: ShopSystem = {
  grantFrom: () => notAsked,
  renewed: () => notAsked,
  facts: () => notAsked,
  page: () => notAsked,
  product: () => notAsked,
  watch: () => notAsked,
  release: () => notAsked,
  noticeIn: () => undefined,
}

/** Shops of every system, reached on the public web alone. */
export const storeConnections = (options: ShopsOptions) => {
  const client = shopClient(options.fetch)
  const systems: Readonly<Record<StorePlatform, ShopSystem>> = {
    Shopify: options.shopify === undefined ? offSystem : shopify(options.shopify, client),
    WooCommerce: woocommerce(client),
    BigCommerce: bigcommerce(options, client),
    Magento: magento(client),
  }
  return Layer.succeed(StoreConnections, {
    consentAddress: (shop, request) => systems[shop.platform].consentAddress?.(shop, request),
    grantFrom: (shop, query) =>
      systems[shop.platform].grantFrom?.(shop, query) ??
      Effect.fail(new ShopRefused({ kind: "refused", reason: "This system gives no token so" })),
    renewed: (shop, grant) => systems[shop.platform].renewed?.(shop, grant) ?? Effect.succeed(grant),
    facts: (access) => systems[access.platform].facts(access),
    products: (access, take) =>
      Effect.gen(function* () {
        const first = yield* access
        const system = systems[first.platform]
        const facts = yield* system.facts(first)
        let place: string | undefined
        for (let page = 0; page < mostPages; page += 1) {
          const { rows, next } = yield* system.page(yield* access, facts, place)
          if (rows.length > 0) yield* take(rows)
          if (next === undefined) return
          place = next
        }
        yield* new ShopRefused({ kind: "refused", reason: "The pages have no end" })
      }),
    product: (access, productId) => {
      const system = systems[access.platform]
      if (!/^\d{1,20}$/.test(productId)) return Effect.succeed([])
      return Effect.flatMap(system.facts(access), (facts) => system.product(access, facts, productId))
    },
    watch: (access, address, secret) => systems[access.platform].watch(access, address, secret),
    release: (access, noticeKey) => systems[access.platform].release(access, noticeKey),
    privacyRequestIn: (message) => systems.Shopify.privacyRequestIn?.(message),
    noticeIn: (shop, message, secret) => systems[shop.platform].noticeIn(shop, message, secret),
  })
}
