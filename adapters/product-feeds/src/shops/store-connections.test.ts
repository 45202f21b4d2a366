import { allowedHosts } from "@adapters/web-extraction"
import { type ShopForTests, storeConnectionsConformance } from "@application/businesses/conformance"
import { type ShopAccess, type ShopGrant, StoreConnections } from "@application/businesses/ports"
import type { ShopMessage } from "@application/businesses/services"
import { type Sandbox, startSandbox } from "@apps/sandbox/start-sandbox"
import { sandboxSettings } from "@apps/sandbox/settings"
import { storePlatforms, StorePlatform } from "@domain/businesses"
import { Effect, Layer } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { hmacOf } from "./shop-client.ts"
import { shopsOptionsOf } from "./settings.ts"
import { storeConnections } from "./store-connections.ts"

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, webhookTarget: "http://127.0.0.1:9" })
})
afterAll(() => sandbox.stop())

const settings = () => sandboxSettings(sandbox.url)
/** Reads the sandbox's address when it is running. */
const layerThatWaits = (totalTimeout: number) =>
  Layer.unwrap(
    Effect.sync(() =>
      storeConnections({
        ...shopsOptionsOf(settings()),
        fetch: { allowed: allowedHosts(`localhost:${sandbox.port}`), totalTimeout },
      }),
    ),
  )
const layer = layerThatWaits(1_500)
const run = <A, E>(
  story: (shops: StoreConnections["Service"]) => Effect.Effect<A, E>,
  connections = layer,
): Promise<A> => Effect.runPromise(Effect.provide(Effect.flatMap(StoreConnections, story), connections))

const control = async (path: string, body: unknown = {}, method: "POST" | "PUT" = "POST") => {
  const answer = await fetch(`${sandbox.url}/control/api/${path}`, { method, body: JSON.stringify(body) })
  expect(answer.ok).toBe(true)
}

const names: Readonly<Record<StorePlatform, (shop: string) => string>> = {
  Shopify: (shop) => `${shop}.myshopify.com`,
  WooCommerce: (shop) => `${sandbox.url}/woo/${shop}`,
  BigCommerce: (shop) => shop.replaceAll("-", ""),
  Magento: (shop) => `${sandbox.url}/magento/${shop}`,
}

const asked = { appName: "Marquee", state: "7.sealed", returnUrl: "http://localhost:9/linked/store" }

/** Where the owner is sent back to, once they agree. */
const consented = async (platform: StorePlatform, shop: string, keysUrl: string, answer = "allow") => {
  const address = await run((shops) =>
    Effect.sync(() => shops.consentAddress({ platform, shop }, { ...asked, keysUrl })),
  )
  const agreed = await fetch(address ?? "", {
    method: "POST",
    body: new URLSearchParams({ answer }),
    redirect: "manual",
  })
  return Object.fromEntries(new URL(agreed.headers.get("location") ?? "about:blank").searchParams)
}

/** Takes the keys that a shop hands over. */
const keysFrom = async (shop: string): Promise<string> => {
  const { createServer } = await import("node:http")
  let handed = ""
  const server = createServer((request, response) => {
    request.on("data", (chunk: Buffer) => (handed += chunk.toString("utf8")))
    request.on("end", () => response.end("ok"))
  })
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready))
  const place = server.address()
  const port = typeof place === "object" && place !== null ? place.port : 0
  await consented("WooCommerce", shop, `http://127.0.0.1:${port}/keys`)
  await new Promise((closed) => server.close(closed))
  const { consumer_key: key, consumer_secret: secret, user_id: state } = JSON.parse(handed) as Record<string, string>
  expect(state).toBe(asked.state)
  return `${key}:${secret}`
}

const tokenOf = async (platform: StorePlatform): Promise<string> => {
  const shop = names[platform]("lumen-lamps")
  if (storePlatforms[platform].way === "token") return `${platform.toLowerCase()}_token_lumen-lamps`
  if (platform === "WooCommerce") return keysFrom(shop)
  const query = await consented(platform, shop, "")
  return (await run((shops) => shops.grantFrom({ platform, shop }, query))).token
}

describe.each(StorePlatform.literals)("%s", (platform) => {
  let access: ShopAccess
  const shopOf = async (): Promise<ShopForTests> => {
    access ??= { platform, shop: names[platform]("lumen-lamps"), token: await tokenOf(platform) }
    return {
      access,
      currency: "GBP",
      products: 264,
      rows: 264 + 52,
      productId: "1001",
      changePrice: (price) => control(`shops/${platform.toLowerCase()}/lumen-lamps/products/1001`, { price }),
      deleteProduct: () => control(`shops/${platform.toLowerCase()}/lumen-lamps/products/1001`, { deleted: true }),
      throttle: () => control("failures", [{ provider: "shops", kind: "rateLimit", count: 2 }], "PUT"),
      slow: { ...access, shop: names[platform]("slow-shop") },
      refusing: { ...access, shop: names[platform]("closed-shop") },
    }
  }
  storeConnectionsConformance(layer, shopOf)
})

test("Shopify's return counts when it is signed, young and of the shop alone", async () => {
  const shop = { platform: "Shopify", shop: "nilgiri-teas.myshopify.com" } as const
  const query = await consented("Shopify", shop.shop, "")
  const reason = (changed: Readonly<Record<string, string>>, of: string = shop.shop) =>
    run((shops) =>
      Effect.map(Effect.flip(shops.grantFrom({ ...shop, shop: of }, changed)), (refused) => refused.reason),
    )
  const signed = (changed: Readonly<Record<string, string>>) => {
    const { hmac: _hmac, ...rest } = { ...query, ...changed }
    const message = Object.entries(rest)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, value]) => `${name}=${value}`)
      .join("&")
    return { ...rest, hmac: hmacOf(settings().SHOPIFY_API_SECRET, message, "hex") }
  }
  expect(await reason({ ...query, code: "other" })).toBe("The signature is wrong")
  expect(await reason({ ...query, hmac: "" })).toBe("The signature is wrong")
  expect(await reason(query, "lumen-lamps.myshopify.com")).toBe("It is another shop")
  expect(await reason(signed({ timestamp: "1000" }))).toBe("The signature is old")
  expect(await run((shops) => shops.grantFrom(shop, query))).toMatchObject({ token: expect.stringMatching(/^shpat_/) })
  expect(await reason(query)).toBe("HTTP 400 invalid_request")
})

/** Access with a new token for Lumen Lamps, since earlier tokens were given back. */
const shopifyAccess = async (): Promise<ShopAccess> => {
  const shop = { platform: "Shopify", shop: names.Shopify("lumen-lamps") } as const
  const query = await consented("Shopify", shop.shop, "")
  return { ...shop, token: (await run((shops) => shops.grantFrom(shop, query))).token }
}

const lamps = { platform: "Shopify", shop: "lumen-lamps.myshopify.com" } as const
const facts = (token: string) => run((shops) => Effect.result(shops.facts({ ...lamps, token })))
const grantOf = async () => {
  const query = await consented("Shopify", lamps.shop, "")
  return run((shops) => shops.grantFrom(lamps, query))
}
/** Why a grant is not renewed. */
const refusal = (grant: ShopGrant) =>
  run((shops) => Effect.map(Effect.flip(shops.renewed(lamps, grant)), ({ kind, reason }) => `${kind}: ${reason}`))

test("Shopify's grants end after an hour and are renewed by what came with them", async () => {
  const grant = await grantOf()
  expect(Math.abs((grant.expiresAt ?? 0) - Date.now() - 3_600_000)).toBeLessThan(60_000)
  expect((await facts(grant.token))._tag).toBe("Success")
  await control("shops/shopify/lumen-lamps/expire")
  expect(await facts(grant.token)).toMatchObject({ failure: { kind: "access" } })
  const renewed = await run((shops) => shops.renewed(lamps, grant))
  expect((await facts(renewed.token))._tag).toBe("Success")
  // An answer that was lost is asked for again, until its successor is used.
  await run((shops) => shops.renewed(lamps, grant))
  await run((shops) => shops.renewed(lamps, renewed))
  expect(await refusal(grant)).toBe("access: HTTP 400 invalid_grant")
})

test("a token of Shopify's that never ends is refused, and exchanged for one that does", async () => {
  const { code } = await consented("Shopify", lamps.shop, "")
  const { SHOPIFY_API_KEY: id, SHOPIFY_API_SECRET: secret } = settings()
  const answer = await fetch(`${sandbox.url}/shopify/${lamps.shop}/admin/oauth/access_token`, {
    method: "POST",
    body: JSON.stringify({ client_id: id, client_secret: secret, code }),
  })
  const { access_token: token } = (await answer.json()) as { readonly access_token: string }
  expect(await facts(token)).toMatchObject({ failure: { kind: "refused", reason: "HTTP 403" } })
  const renewed = await run((shops) => shops.renewed(lamps, { token }))
  expect((await facts(renewed.token))._tag).toBe("Success")
  expect(await refusal({ token })).toBe("access: HTTP 400 invalid_subject_token")
})

test("eight readings at once, which cost more points than Shopify gives, are all whole", async () => {
  const access = await shopifyAccess()
  const counts = await Promise.all(
    Array.from({ length: 8 }, async () => {
      let rows = 0
      const read = (batch: readonly unknown[]) => Effect.sync(() => void (rows += batch.length))
      await run((shops) => shops.products(Effect.succeed(access), read), layerThatWaits(30_000))
      return rows
    }),
  )
  expect(new Set(counts)).toEqual(new Set([counts[0]]))
  expect(counts[0]).toBeGreaterThan(300)
})

test("Shopify's watchers are made once, and an address that it refuses is told of", async () => {
  const access = await shopifyAccess()
  const address = "https://marquee.example/webhooks/7"
  await run((shops) => Effect.andThen(shops.watch(access, address, ""), shops.watch(access, address, "")))
  const refused = await run((shops) => Effect.flip(shops.watch(access, "no address", "")))
  expect([refused.kind, refused.reason]).toEqual(["refused", "Address is invalid"])
})

test("an owner who says no hands nothing over", async () => {
  expect(await consented("Shopify", "lumen-lamps.myshopify.com", "", "cancel")).toMatchObject({
    error: "access_denied",
  })
  expect(await consented("WooCommerce", names.WooCommerce("lumen-lamps"), "http://127.0.0.1:9/", "cancel")).toEqual({
    success: "0",
    user_id: asked.state,
  })
})

test("a shop beside the public web is out of reach", async () => {
  const access = { platform: "WooCommerce", shop: "https://10.0.0.1", token: "a:b" } as const
  expect(await run((shops) => Effect.map(Effect.flip(shops.facts(access)), ({ kind }) => kind))).toBe("unreachable")
})

const message = (body: string, headers: Readonly<Record<string, string>>): ShopMessage => ({
  headers,
  body: new TextEncoder().encode(body),
})
const told = (access: Pick<ShopAccess, "platform" | "shop">, sent: ShopMessage) =>
  run((shops) => Effect.sync(() => shops.noticeIn(access, sent, "secret")))

test("Shopify's messages are signed over their raw bytes, and name the shop", async () => {
  const shop = { platform: "Shopify", shop: "lumen-lamps.myshopify.com" } as const
  const body = '{ "id": 1001 }'
  const headers = {
    "x-shopify-topic": "products/update",
    "x-shopify-shop-domain": shop.shop,
    "x-shopify-hmac-sha256": hmacOf(settings().SHOPIFY_API_SECRET, body, "base64"),
  }
  expect(await told(shop, message(body, headers))).toEqual({ kind: "product", productId: "1001" })
  expect(await told(shop, message('{"id":1001}', headers))).toBeUndefined()
  expect(
    await told(shop, message(body, { ...headers, "x-shopify-shop-domain": "other.myshopify.com" })),
  ).toBeUndefined()
  expect(await told(shop, message(body, { ...headers, "x-shopify-topic": "app/uninstalled" }))).toEqual({
    kind: "removed",
  })
})

test("what Shopify asks by law counts when it is signed", async () => {
  const body = '{"shop_id":1,"shop_domain":"lumen-lamps.myshopify.com"}'
  const signature = hmacOf(settings().SHOPIFY_API_SECRET, body, "base64")
  const asks = (topic: string, sent = body) =>
    run((shops) =>
      Effect.sync(
        () =>
          shops.privacyRequestIn(message(sent, { "x-shopify-topic": topic, "x-shopify-hmac-sha256": signature }))?.kind,
      ),
    )
  const topics = ["customers/data_request", "customers/redact", "shop/redact", "products/update"]
  expect(await Promise.all(topics.map((topic) => asks(topic)))).toEqual([
    "customerData",
    "customerErasure",
    "shop",
    undefined,
  ])
  expect(await asks("shop/redact", `${body} `)).toBeUndefined()
})

test("WooCommerce's messages are signed by the link's secret; its question is not", async () => {
  const shop = { platform: "WooCommerce", shop: "https://teas.example" } as const
  const body = '{"id":1001}'
  const headers = {
    "x-wc-webhook-topic": "product.updated",
    "x-wc-webhook-signature": hmacOf("secret", body, "base64"),
  }
  expect(await told(shop, message(body, headers))).toEqual({ kind: "product", productId: "1001" })
  expect(await told(shop, message(`${body} `, headers))).toBeUndefined()
  expect(await told(shop, message("webhook_id=3", {}))).toEqual({ kind: "nothing" })
})

test("BigCommerce's messages carry the link's secret and name the store", async () => {
  const shop = { platform: "BigCommerce", shop: "lumenlamps" } as const
  const body = JSON.stringify({
    producer: "stores/lumenlamps",
    scope: "store/product/updated",
    data: { type: "product", id: 5 },
  })
  expect(await told(shop, message(body, { "x-marquee-secret": "secret" }))).toEqual({ kind: "product", productId: "5" })
  expect(await told(shop, message(body, {}))).toBeUndefined()
  expect(await told({ ...shop, shop: "other" }, message(body, { "x-marquee-secret": "secret" }))).toBeUndefined()
})
