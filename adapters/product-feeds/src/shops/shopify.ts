import { ShopRefused } from "@application/businesses/ports"
import type { RawRow, Shop } from "@domain/businesses"
import { Clock, Effect } from "effect"
import { hmacOf, isSameText, type ShopAnswer, type ShopClient } from "./shop-client.ts"
import { at, listAt, numberAt, parsed, plainText, reduced, rowOf, textAt } from "./shop-json.ts"
import type { ShopsOptions, ShopSystem } from "./shop-options.ts"

const version = "2025-07"
const scope = "read_products"
const pageSize = 250
const topics = ["products/create", "products/update", "products/delete", "app/uninstalled"]

/** How old a signed return may be, in seconds. */
const oldest = 3_600

/** Which part of a shop's catalogue a page begins at, from the header that links the next one. */
const nextIn = ({ header }: ShopAnswer): string | undefined => {
  const link = header("link")
    ?.split(",")
    .find((one) => /rel="?next"?/.test(one))
  const [, address = ""] = /<([^>]+)>/.exec(link ?? "") ?? []
  return URL.canParse(address) ? (new URL(address).searchParams.get("page_info") ?? undefined) : undefined
}

/** A variant that is counted is sold out at none, unless it is sold on regardless. */
const isInStock = (variant: unknown): boolean =>
  textAt(variant, "inventory_management") === undefined ||
  textAt(variant, "inventory_policy") === "continue" ||
  (numberAt(variant, "inventory_quantity") ?? 0) > 0

const rowsOf = (product: unknown, address: string, currency: string | undefined): ReadonlyArray<RawRow> => {
  const group = textAt(product, "id")
  const title = textAt(product, "title")
  if (group === undefined || title === undefined || textAt(product, "status") === "draft") return []
  const images = listAt(product, "images")
  return listAt(product, "variants").map((variant) => {
    const own = images.find((image) => textAt(image, "id") === textAt(variant, "image_id"))
    const name = textAt(variant, "title")
    const now = numberAt(variant, "price")
    return rowOf(
      {
        id: textAt(variant, "id") ?? group,
        group,
        sku: textAt(variant, "sku"),
        title: name === undefined || name === "Default Title" ? title : `${title} – ${name}`,
        description: plainText(textAt(product, "body_html")),
        link: `${address}/products/${textAt(product, "handle")}?variant=${textAt(variant, "id")}`,
        image: textAt(own, "src") ?? textAt(product, "image", "src") ?? textAt(images[0], "src"),
        isInStock: isInStock(variant),
        ...reduced(numberAt(variant, "compare_at_price") ?? now, now),
        brand: textAt(product, "vendor"),
        type: textAt(product, "product_type"),
        gtin: textAt(variant, "barcode"),
      },
      currency,
    )
  })
}

/** Shops of Shopify: an app is installed by consent, and the Admin REST API is asked with its offline token. */
export const shopify = (options: ShopsOptions, { call, need }: ShopClient): ShopSystem => {
  const { shopifyApiKey: apiKey, shopifySecrets: secrets } = options
  const base = ({ shop }: Shop) => options.shopifyUrl.replace("{shop}", shop)
  const api = (shop: Shop, path: string) => `${base(shop)}/admin/api/${version}/${path}`
  const withToken = (token: string) => ({ "x-shopify-access-token": token })
  const isSigned = (query: Readonly<Record<string, string>>) => {
    const message = Object.entries(query)
      .filter(([name]) => name !== "hmac")
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, value]) => `${name}=${value}`)
      .join("&")
    return secrets.some((secret) => isSameText(query["hmac"] ?? "", hmacOf(secret, message, "hex")))
  }
  return {
    consentAddress: (shop, { state, returnUrl }) => {
      const address = new URL(`${base(shop)}/admin/oauth/authorize`)
      address.search = new URLSearchParams({ client_id: apiKey, scope, redirect_uri: returnUrl, state }).toString()
      return address.href
    },
    tokenFrom: Effect.fnUntraced(function* (shop, query) {
      const refuse = (reason: string) => Effect.fail(new ShopRefused({ kind: "refused", reason }))
      if (!isSigned(query)) return yield* refuse("The signature is wrong")
      if (query["shop"] !== shop.shop) return yield* refuse("It is another shop")
      const age = (yield* Clock.currentTimeMillis) / 1000 - Number(query["timestamp"])
      if (!(Math.abs(age) < oldest)) return yield* refuse("The signature is old")
      const sent = { client_id: apiKey, client_secret: secrets[0], code: query["code"] }
      const { body } = yield* need(`${base(shop)}/admin/oauth/access_token`, {}, "POST", sent)
      const granted = (textAt(body, "scope") ?? "").split(",")
      const token = textAt(body, "access_token")
      if (token === undefined || !granted.some((one) => /^(?:read|write)_products$/.test(one.trim())))
        return yield* refuse("Products may not be read")
      return token
    }),
    facts: Effect.fnUntraced(function* (access) {
      const { body } = yield* need(api(access, "shop.json"), withToken(access.token))
      const [currency, timeZone] = [textAt(body, "shop", "currency"), textAt(body, "shop", "iana_timezone")]
      const email = textAt(body, "shop", "email")
      return {
        name: textAt(body, "shop", "name") ?? access.shop,
        address: `https://${textAt(body, "shop", "domain") ?? access.shop}`,
        ...(currency !== undefined && { currency }),
        ...(timeZone !== undefined && { timeZone }),
        ...(email !== undefined && { email }),
      }
    }),
    page: Effect.fnUntraced(function* (access, facts, place) {
      // Shopify takes no further filter beside the mark of a page.
      const query = place === undefined ? "&status=active" : `&page_info=${encodeURIComponent(place)}`
      const answer = yield* need(api(access, `products.json?limit=${pageSize}${query}`), withToken(access.token))
      const next = nextIn(answer)
      return {
        rows: listAt(answer.body, "products").flatMap((product) => rowsOf(product, facts.address, facts.currency)),
        ...(next !== undefined && { next }),
      }
    }),
    product: Effect.fnUntraced(function* (access, facts, productId) {
      const answer = yield* call(api(access, `products/${productId}.json`), withToken(access.token))
      const product = at(answer?.body, "product")
      return textAt(product, "status") === "active" ? rowsOf(product, facts.address, facts.currency) : []
    }),
    watch: Effect.fnUntraced(function* (access, address) {
      const { body } = yield* need(api(access, "webhooks.json"), withToken(access.token))
      const known = listAt(body, "webhooks").filter((hook) => textAt(hook, "address") === address)
      for (const topic of topics.filter((one) => !known.some((hook) => textAt(hook, "topic") === one)))
        yield* need(api(access, "webhooks.json"), withToken(access.token), "POST", {
          webhook: { topic, address, format: "json" },
        })
    }),
    // Giving the app's permissions back removes its webhooks too.
    release: ({ token, ...shop }) =>
      call(`${base(shop)}/admin/api_permissions/current.json`, withToken(token), "DELETE").pipe(
        Effect.catchIf(
          ({ kind }) => kind === "access",
          () => Effect.void,
        ),
        Effect.asVoid,
      ),
    noticeIn: ({ shop }, { headers, body }) => {
      const signature = headers["x-shopify-hmac-sha256"] ?? ""
      if (!secrets.some((secret) => isSameText(signature, hmacOf(secret, body, "base64")))) return undefined
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
