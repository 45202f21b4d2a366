import { type ShopPrivacyRequest, ShopRefused } from "@application/businesses/ports"
import type { ShopMessage } from "@application/businesses/services"
import type { RawRow, Shop, ShopFacts } from "@domain/businesses"
import { Clock, Effect } from "effect"
import { hmacOf, isSameText, type ShopClient } from "./shop-client.ts"
import { at, listAt, numberAt, parsed, plainText, reduced, rowOf, textAt } from "./shop-json.ts"
import type { ShopifyOptions, ShopSystem } from "./shop-options.ts"
import { shopifyAsk } from "./shopify-ask.ts"
import { shopifyGrants } from "./shopify-grants.ts"
import {
  productQuery,
  shopifyScope,
  shopifyTopics,
  shopQuery,
  variantsQuery,
  watchersQuery,
  watchMutation,
} from "./shopify-queries.ts"

/** Variants of a page: each costs eleven points, and a query at most a thousand. */
const pageSize = 90

/** What Shopify demands of every public app: what is held of a customer, to delete it, and to delete a shop that left. */
const privacyTopics: Readonly<Record<string, ShopPrivacyRequest["kind"]>> = {
  "customers/data_request": "customerData",
  "customers/redact": "customerErasure",
  "shop/redact": "shop",
}

/** Shopify's own limit of a product's variants. */
const mostVariants = 2_048

/** How old a signed return may be, in seconds. */
const oldest = 3_600

/** Where a list's next page begins. */
const nextIn = (list: unknown): string | undefined =>
  at(list, "pageInfo", "hasNextPage") === true ? textAt(list, "pageInfo", "endCursor") : undefined

/** A variant that is counted is sold out at none, unless it is sold on regardless. */
const isInStock = (variant: unknown): boolean =>
  at(variant, "inventoryItem", "tracked") !== true ||
  textAt(variant, "inventoryPolicy") === "CONTINUE" ||
  (numberAt(variant, "inventoryQuantity") ?? 0) > 0

const pictureIn = (media: unknown): string | undefined => textAt(media, "preview", "image", "url")

const rowsOf = (product: unknown, variant: unknown, { address, currency }: ShopFacts): ReadonlyArray<RawRow> => {
  const [group, title] = [textAt(product, "legacyResourceId"), textAt(product, "title")]
  const id = textAt(variant, "legacyResourceId")
  if (id === undefined || group === undefined || title === undefined || textAt(product, "status") !== "ACTIVE")
    return []
  const name = textAt(variant, "title")
  const now = numberAt(variant, "price")
  const row = rowOf(
    {
      id,
      group,
      sku: textAt(variant, "sku"),
      title: name === undefined || name === "Default Title" ? title : `${title} – ${name}`,
      description: plainText(textAt(product, "descriptionHtml")),
      link: `${address}/products/${textAt(product, "handle")}?variant=${id}`,
      image: pictureIn(at(variant, "media", "nodes", 0)) ?? pictureIn(at(product, "featuredMedia")),
      isInStock: isInStock(variant),
      ...reduced(numberAt(variant, "compareAtPrice") ?? now, now),
      brand: textAt(product, "vendor"),
      type: textAt(product, "productType"),
      gtin: textAt(variant, "barcode"),
    },
    currency,
  )
  return [row]
}

/** Shops of Shopify: an app is installed by consent, and the GraphQL Admin API is asked with its offline token. */
export const shopify = (options: ShopifyOptions, { call, need }: ShopClient): ShopSystem => {
  const { apiKey, secrets } = options
  const base = ({ shop }: Shop) => options.url.replace("{shop}", shop)
  const ask = shopifyAsk(base, options.version, { need })
  const grants = shopifyGrants(options, base, { need })
  const isSigned = (query: Readonly<Record<string, string>>) => {
    const message = Object.entries(query)
      .filter(([name]) => name !== "hmac")
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, value]) => `${name}=${value}`)
      .join("&")
    return secrets.some((secret) => isSameText(query["hmac"] ?? "", hmacOf(secret, message, "hex")))
  }
  const isOurs = ({ headers, body }: ShopMessage) =>
    secrets.some((secret) => isSameText(headers["x-shopify-hmac-sha256"] ?? "", hmacOf(secret, body, "base64")))
  return {
    consentAddress: (shop, { state, returnUrl }) => {
      const address = new URL(`${base(shop)}/admin/oauth/authorize`)
      address.search = new URLSearchParams({
        client_id: apiKey,
        scope: shopifyScope,
        redirect_uri: returnUrl,
        state,
      }).toString()
      return address.href
    },
    grantFrom: Effect.fnUntraced(function* (shop, query) {
      const refuse = (reason: string) => Effect.fail(new ShopRefused({ kind: "refused", reason }))
      if (!isSigned(query)) return yield* refuse("The signature is wrong")
      if (query["shop"] !== shop.shop) return yield* refuse("It is another shop")
      const age = (yield* Clock.currentTimeMillis) / 1000 - Number(query["timestamp"])
      if (!(Math.abs(age) < oldest)) return yield* refuse("The signature is old")
      return yield* grants.ofCode(shop, query["code"] ?? "")
    }),
    renewed: grants.renewed,
    facts: Effect.fnUntraced(function* (access) {
      const shop = at(yield* ask(access, shopQuery), "shop")
      const [currency, timeZone, email] = [
        textAt(shop, "currencyCode"),
        textAt(shop, "ianaTimezone"),
        textAt(shop, "email"),
      ]
      return {
        name: textAt(shop, "name") ?? access.shop,
        address: textAt(shop, "primaryDomain", "url") ?? `https://${access.shop}`,
        ...(currency !== undefined && { currency }),
        ...(timeZone !== undefined && { timeZone }),
        ...(email !== undefined && { email }),
      }
    }),
    page: Effect.fnUntraced(function* (access, facts, place) {
      const list = at(yield* ask(access, variantsQuery, { first: pageSize, after: place ?? null }), "productVariants")
      const next = nextIn(list)
      return {
        rows: listAt(list, "nodes").flatMap((variant) => rowsOf(at(variant, "product"), variant, facts)),
        ...(next !== undefined && { next }),
      }
    }),
    product: Effect.fnUntraced(function* (access, facts, productId) {
      const id = `gid://shopify/Product/${productId}`
      const rows: Array<RawRow> = []
      let after: string | undefined
      for (let read = 0; read < mostVariants; read += pageSize) {
        const product = at(yield* ask(access, productQuery, { id, first: pageSize, after: after ?? null }), "product")
        rows.push(...listAt(product, "variants", "nodes").flatMap((variant) => rowsOf(product, variant, facts)))
        after = nextIn(at(product, "variants"))
        if (after === undefined) break
      }
      return rows
    }),
    watch: Effect.fnUntraced(function* (access, address) {
      const known = listAt(yield* ask(access, watchersQuery), "webhookSubscriptions", "nodes")
      const told = new Set(known.filter((one) => textAt(one, "uri") === address).map((one) => textAt(one, "topic")))
      for (const topic of shopifyTopics.filter((one) => !told.has(one))) {
        const made = yield* ask(access, watchMutation, { topic, webhook: { uri: address, format: "JSON" } })
        const [error] = listAt(made, "webhookSubscriptionCreate", "userErrors")
        if (error !== undefined)
          return yield* new ShopRefused({ kind: "refused", reason: textAt(error, "message") ?? topic })
      }
    }),
    // Giving the app's permissions back removes its webhooks too.
    release: ({ token, ...shop }) =>
      call(`${base(shop)}/admin/api_permissions/current.json`, { "x-shopify-access-token": token }, "DELETE").pipe(
        Effect.catchIf(
          ({ kind }) => kind === "access",
          () => Effect.void,
        ),
        Effect.asVoid,
      ),
    privacyRequestIn: (message) => {
      const kind = privacyTopics[message.headers["x-shopify-topic"] ?? ""]
      const shop = textAt(parsed(message.body), "shop_domain")
      if (kind === undefined || shop === undefined || !isOurs(message)) return undefined
      return { kind, platform: "Shopify", shop }
    },
    noticeIn: ({ shop }, message) => {
      const { headers, body } = message
      if (!isOurs(message)) return undefined
      if (headers["x-shopify-shop-domain"] !== shop) return undefined
      const topic = headers["x-shopify-topic"] ?? ""
      if (topic === "app/uninstalled") return { kind: "removed" }
      const productId = textAt(parsed(body), "id")
      return topic.startsWith("products/") && productId !== undefined
        ? { kind: "product", productId }
        : { kind: "nothing" }
    },
  }
}
