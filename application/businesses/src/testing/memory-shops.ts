import { Clock, Context, Effect, Layer } from "effect"
import { type RawRow, type ShopFacts, storePlatforms } from "@domain/businesses"
import { ShopRefused, StoreConnections } from "../ports/store-connections.ts"

/** A shop of the in-memory world: products by their ids, and the tokens that open it. */
export interface MemoryShop {
  readonly facts: ShopFacts
  readonly tokens: Set<string>
  readonly products: Map<string, ReadonlyArray<RawRow>>
  /** Addresses that are told of changes, each with its secret. */
  readonly watchers: Map<string, string>
  refusal?: ShopRefused | undefined
  /** How often its grants were renewed; each lasts an hour. */
  renewals: number
}

/** Shops by their names there, which tests and stories change as owners do. */
export class MemoryShops extends Context.Service<MemoryShops, Map<string, MemoryShop>>()(
  "businesses/testing/MemoryShops",
) {
  static readonly layer = Layer.sync(MemoryShops, () => new Map<string, MemoryShop>())
}

/** A shop that sells so many lamps. */
export const shopOfLamps = (count: number): MemoryShop => ({
  facts: {
    name: "Lumen Lamps",
    address: "https://lumen.example",
    currency: "INR",
    timeZone: "Asia/Kolkata",
    email: "hello@lumen.example",
  },
  tokens: new Set(["good"]),
  products: new Map(
    Array.from({ length: count }, (_, index) => {
      const id = String(index + 1)
      const lamp = { id: `lamp-${id}`, item_group_id: id, title: `Lamp ${id}`, price: "450.00 INR" }
      const link = `https://lumen.example/${id}`
      return [id, [{ ...lamp, link, image_link: `${link}.png`, availability: "in_stock" }]]
    }),
  ),
  watchers: new Map(),
  renewals: 0,
})

const refuse = (kind: ShopRefused["kind"]) => Effect.fail(new ShopRefused({ kind, reason: kind }))

/** Every shop's owner consents; the code `good` is the token, and a message is signed by its secret in front. */
export const memoryShops = Layer.effect(
  StoreConnections,
  Effect.gen(function* () {
    const shops = yield* MemoryShops
    const opened = ({ shop, token }: { readonly shop: string; readonly token: string }) =>
      Effect.suspend(() => {
        const found = shops.get(shop)
        if (found === undefined) return refuse("unreachable")
        if (found.refusal !== undefined) return Effect.fail(found.refusal)
        return found.tokens.has(token) ? Effect.succeed(found) : refuse("access")
      })
    const grantOf = Effect.fnUntraced(function* (shop: string, token: string) {
      const expiresAt = (yield* Clock.currentTimeMillis) + 3_600_000
      return shop.endsWith(".myshopify.com") ? { token, expiresAt, refreshToken: token } : { token }
    })
    return {
      consentAddress: ({ platform, shop }, request) =>
        storePlatforms[platform].way === "token"
          ? undefined
          : `https://shop.example/consent#${JSON.stringify({ shop, ...request })}`,
      grantFrom: ({ shop }, { code = "" }) => (code === "" ? refuse("refused") : grantOf(shop, code)),
      renewed: ({ shop }, { token }) =>
        Effect.gen(function* () {
          const found = yield* opened({ shop, token })
          // As a call over a network does, others may go on meanwhile.
          yield* Effect.yieldNow
          found.renewals += 1
          return yield* grantOf(shop, token)
        }),
      facts: (access) => Effect.map(opened(access), ({ facts }) => facts),
      products: (access, take) =>
        Effect.flatMap(Effect.flatMap(access, opened), ({ products }) =>
          Effect.forEach([...products.values()], take, { discard: true }),
        ),
      product: (access, productId) => Effect.map(opened(access), ({ products }) => products.get(productId) ?? []),
      watch: (access, address, secret) =>
        Effect.map(opened(access), ({ watchers }) => void watchers.set(address, secret)),
      release: ({ shop, token }, noticeKey) =>
        Effect.sync(() => {
          const found = shops.get(shop)
          found?.tokens.delete(token)
          for (const address of found?.watchers.keys() ?? [])
            if (address.endsWith(`/${noticeKey}`)) found?.watchers.delete(address)
        }),
      privacyRequestIn: ({ body }) => {
        const [signature, shop = ""] = String.fromCharCode(...body).split(" ")
        return signature === "signed" ? { kind: "shop", platform: "Shopify", shop } : undefined
      },
      noticeIn: (_shop, { body }, secret) => {
        const [signature, kind, productId = ""] = String.fromCharCode(...body).split(" ")
        if (signature !== secret) return undefined
        if (kind === "product") return { kind, productId }
        return { kind: kind === "removed" ? "removed" : "nothing" }
      },
    }
  }),
)
