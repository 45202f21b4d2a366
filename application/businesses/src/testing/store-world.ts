import { Effect, Option, Schema } from "effect"
import { CurrentRequest } from "@application/kernel"
import { QueuedJobs } from "@application/kernel/testing"
import type { StorePlatform } from "@domain/businesses"
import { ApplyShopNotice, EraseShop } from "../contract/stores.ts"
import { RunFeed } from "../contract/product-feeds.ts"
import { applyShopNotice } from "../use-cases/apply-shop-notice.ts"
import { runFeed } from "../use-cases/run-feed.ts"
import { beginStoreLink, finishStoreLink } from "../use-cases/store-link.ts"
import { eraseShop } from "../use-cases/stores.ts"
import { memoryFeedSource } from "./memory-feed-source.ts"
import { type MemoryShop, MemoryShops, shopOfLamps } from "./memory-shops.ts"
import { bakery, inProfiles } from "./profile-world.ts"

const businessProfileId = bakery.id

/** The shop of the stories, and its name at its system. */
export const lumen = "lumen.myshopify.com"

type World = Parameters<typeof inProfiles>[0] extends Effect.Effect<infer _A, infer _E, infer R> ? R : never

/** Runs a story of the bakery's owner at a site, in a world with a shop of three lamps. */
export const inStores = <A, E>(
  story: (shop: MemoryShop) => Effect.Effect<A, E, World>,
  actor?: Parameters<typeof inProfiles>[1],
): Promise<A> => {
  const shop = shopOfLamps(3)
  return inProfiles(
    Effect.andThen(
      Effect.map(MemoryShops, (shops) => {
        shops.set(lumen, shop)
        shops.set("https://lumen.example", shop)
      }),
      story(shop),
    ).pipe(
      Effect.provideService(CurrentRequest, {
        portalDomain: "localhost",
        clientId: "",
        requestId: "",
        ipAddress: "",
        userAgent: "",
        origin: "https://ads.example",
        idempotencyKey: Option.none(),
      }),
    ),
    actor,
  )
}

const Consent = Schema.fromJsonString(Schema.Struct({ state: Schema.String, keysUrl: Schema.String }))

/** Begins to link a shop; its state, as the shop is sent it. */
export const begin = (platform: StorePlatform = "Shopify", address: string = lumen, browserKey?: string) =>
  Effect.map(
    beginStoreLink.handle({
      businessProfileId,
      platform,
      address,
      returnTo: "/signup/storeDetails",
      ...(browserKey !== undefined && { browserKey }),
    }),
    ({ address: consent = "" }) => Schema.decodeUnknownSync(Consent)(consent.split("#")[1]).state,
  )

/** Links the shop by its owner's consent. */
export const linkByConsent = Effect.gen(function* () {
  const state = yield* begin()
  return yield* finishStoreLink.handle({ businessProfileId, state, query: [{ Name: "code", Value: "good" }] })
})

/** Does what the worker would, once; the names of the jobs. */
export const work = Effect.gen(function* () {
  const jobs = yield* (yield* QueuedJobs).take
  for (const { contract, input } of jobs) {
    if (contract.name === RunFeed.name)
      yield* runFeed.handle(input as Parameters<typeof runFeed.handle>[0]).pipe(Effect.provide(memoryFeedSource()))
    if (contract.name === ApplyShopNotice.name)
      yield* applyShopNotice.handle(input as Parameters<typeof applyShopNotice.handle>[0])
    if (contract.name === EraseShop.name) yield* eraseShop.handle(input as Parameters<typeof eraseShop.handle>[0])
  }
  return jobs.map(({ contract }) => contract.name)
})
