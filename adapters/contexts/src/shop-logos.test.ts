import { Effect, Layer } from "effect"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { allowedHosts, factReaderLayer } from "@adapters/web-extraction"
import { BusinessProfileRepository, StoreLinks } from "@application/businesses/ports"
import { memoryBusinessProfiles, memoryStoreLinks } from "@application/businesses/testing"
import { ShopLogos } from "@application/creatives/ports"
import { MemoryDatabase } from "@application/kernel/testing"
import { profileDefaults } from "@domain/businesses"
import { BusinessProfileId, PortalId, ProductFeedId, UserId } from "@domain/kernel"
import { type Sandbox, startSandbox } from "@apps/sandbox/testing"
import { shopLogos } from "./shop-logos.ts"

vi.setConfig({ testTimeout: 120_000 })

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 })
})
afterAll(() => sandbox.stop())

const id = BusinessProfileId.make(7)

/** The logos of a linked store whose own site is the sandbox's dental practice. */
const logosOf = (profile: BusinessProfileId, logoUrl?: string) => {
  const { host } = new URL(sandbox.url)
  const fetch = {
    allowed: allowedHosts(host),
    resolve: async () => [{ address: "127.0.0.1", family: 4 }],
  }
  return Effect.gen(function* () {
    yield* (yield* BusinessProfileRepository).save({
      id,
      portalId: PortalId.make(1),
      name: "Sunrise",
      region: "IN",
      createdAt: 0,
      ...profileDefaults("IN"),
    })
    yield* (yield* StoreLinks).keep(id, {
      platform: "Shopify",
      shop: "sunrise",
      facts: {
        name: "Sunrise",
        address: `${sandbox.url}/sites/sunrise-dental/`,
        ...(logoUrl !== undefined && { logoUrl }),
      },
      noticeKey: "key",
      sealedAccess: "",
      isWatched: false,
      feedId: ProductFeedId.make(1),
      linkedBy: UserId.make(1),
      linkedAt: 0,
    })
    const logos = yield* ShopLogos
    return yield* Effect.all([logos.ofStore(profile), logos.onWebsite(profile)])
  }).pipe(
    Effect.provide(
      shopLogos({ fetch }).pipe(
        Layer.provideMerge(Layer.mergeAll(memoryBusinessProfiles, memoryStoreLinks)),
        Layer.provideMerge(Layer.mergeAll(MemoryDatabase.layer, factReaderLayer)),
      ),
    ),
    Effect.runPromise,
  )
}

test("a linked store's logo is its own word's, and its website's is read from there", async () => {
  const own = "https://shop.example/logo.png"
  expect(await logosOf(id, own)).toEqual([own, expect.stringContaining("/sites/sunrise-dental/")])
})

test("a business that is not there has no logo", async () => {
  expect(await logosOf(BusinessProfileId.make(8))).toEqual([undefined, undefined])
})
