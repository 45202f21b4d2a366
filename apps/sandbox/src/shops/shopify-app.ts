import type { Context as HonoContext, Hono } from "hono"
import type { Context, Env } from "../core/context.ts"
import { asObject, asText, type JsonObject, parseJson } from "../core/json.ts"
import { randomId } from "../core/random.ts"
import { hmacHex, sameSecret } from "../core/signatures.ts"
import { consentPage, leakyBucket, shopApp, withShop } from "./shop-http.ts"
import { type DemoShop, demoShop, opens, pictureOf, productsNow, type ShopProduct } from "./shops.ts"

const errorOf = (message: string): JsonObject => ({ errors: message })
const BUCKET = 40

const domainOf = ({ name }: DemoShop): string => `${name}.myshopify.com`

/** A product as the Admin REST API describes it. */
export const shopifyProduct = (context: Context, product: ShopProduct): JsonObject => ({
  id: product.id,
  title: product.title,
  body_html: `<p>${product.text}</p>`,
  vendor: product.brand,
  product_type: product.kind,
  handle: product.handle,
  status: "active",
  published_at: "2026-01-05T09:00:00Z",
  variants: product.variants.map(({ id, sku, option, price, before, stock }, index) => ({
    id,
    product_id: product.id,
    title: option ?? "Default Title",
    sku,
    price,
    compare_at_price: before,
    position: index + 1,
    option1: option ?? "Default Title",
    barcode: null,
    image_id: null,
    inventory_management: "shopify",
    inventory_policy: "deny",
    inventory_quantity: stock,
  })),
  image: { id: product.id + 70_000, src: pictureOf(context, product) },
  images: [{ id: product.id + 70_000, src: pictureOf(context, product), variant_ids: [] }],
})

/** The query of a redirect with its signature, as Shopify signs what it sends people back with. */
const signedQuery = (secret: string, query: Readonly<Record<string, string>>): URLSearchParams => {
  const sorted = Object.entries(query).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const message = sorted.map(([name, value]) => `${name}=${value}`).join("&")
  return new URLSearchParams([...sorted, ["hmac", hmacHex(secret, message)]])
}

/** Shops of Shopify behind `/shopify/{shop}`: installing an app, products by pages that a header links, and webhooks. */
export const shopifyApp = (context: Context): Hono<Env> => {
  const app = shopApp(context, "/shopify", errorOf)
  const { SHOPIFY_API_KEY: apiKey, SHOPIFY_API_SECRET: secret } = context.credentials
  const fill = leakyBucket(BUCKET, 2, Date.now)

  app.on(["GET", "POST"], "/:shop/admin/oauth/authorize", async (c) => {
    const shop = demoShop(c.req.param("shop").replace(/\.myshopify\.com$/, ""))
    const { client_id: client, redirect_uri: redirect, state = "", scope = "" } = c.req.query()
    if (shop === undefined) return c.text("This shop does not exist", 404)
    if (client !== apiKey || redirect === undefined || !URL.canParse(redirect)) return c.text("Oauth error", 400)
    if (c.req.method === "GET") return c.html(consentPage("Shopify", shop, `Marquee wants to ${scope}.`))
    const { answer } = await c.req.parseBody()
    const back = new URL(redirect)
    if (answer !== "allow") {
      back.search = new URLSearchParams({ error: "access_denied", state }).toString()
      return c.redirect(back.href, 303)
    }
    const code = randomId(32)
    context.state.shops.codes[code] = { shop: shop.name }
    context.save()
    back.search = signedQuery(secret, {
      code,
      host: Buffer.from(`${domainOf(shop)}/admin`)
        .toString("base64")
        .replaceAll("=", ""),
      shop: domainOf(shop),
      state,
      timestamp: String(Math.floor(Date.now() / 1000)),
    }).toString()
    return c.redirect(back.href, 303)
  })

  app.post(
    "/:shop/admin/oauth/access_token",
    withShop(errorOf, async (c, shop) => {
      const body = asObject(parseJson(await c.req.text()))
      const code = asText(body["code"]) ?? ""
      const isOurs = body["client_id"] === apiKey && sameSecret(asText(body["client_secret"]) ?? "", secret)
      if (!isOurs || context.state.shops.codes[code]?.shop !== shop.name)
        return c.json({ error: "invalid_request" }, 400)
      delete context.state.shops.codes[code]
      const token = `shpat_${randomId(32)}`
      context.state.shops.tokens[token] = { system: "shopify", shop: shop.name }
      context.state.shops.withdrawn = context.state.shops.withdrawn.filter((one) => one !== `shopify/${shop.name}`)
      context.save()
      return c.json({ access_token: token, scope: "read_products" })
    }),
  )

  const admin = (use: (c: HonoContext<Env>, shop: DemoShop) => Promise<Response> | Response) =>
    withShop(errorOf, (c, shop) => {
      if (!opens(context, "shopify", shop.name, c.req.header("x-shopify-access-token") ?? ""))
        return c.json(errorOf("[API] Invalid API key or access token (unrecognized login or wrong password)"), 401)
      const { level, isFull } = fill(shop.name)
      c.header("x-shopify-shop-api-call-limit", `${level}/${BUCKET}`)
      if (isFull) {
        c.header("retry-after", "2.0")
        return c.json(errorOf("Exceeded 2 calls per second for api client."), 429)
      }
      return use(c, shop)
    })

  app.get(
    "/:shop/admin/api/:version/shop.json",
    admin((c, shop) =>
      c.json({
        shop: {
          id: 1,
          name: shop.title,
          email: shop.email,
          domain: `${shop.name}.example`,
          myshopify_domain: domainOf(shop),
          currency: shop.currency,
          iana_timezone: shop.timeZone,
          country_code: shop.country,
        },
      }),
    ),
  )
  app.get(
    "/:shop/admin/api/:version/products.json",
    admin((c, shop) => {
      const { limit = "50", page_info: info, ...filters } = c.req.query()
      if (info !== undefined && Object.keys(filters).length > 0)
        return c.json(errorOf("page_info cannot be combined with other filters"), 400)
      const size = Math.min(250, Math.max(1, Number(limit) || 50))
      const after = info === undefined ? 0 : Number(Buffer.from(info, "base64url").toString())
      const rest = productsNow(context, "shopify", shop).filter(({ id }) => id > after)
      const shown = rest.slice(0, size)
      const last = shown.at(-1)
      if (last !== undefined && rest.length > size) {
        const next = new URL(c.req.path, context.origin())
        next.searchParams.set("limit", String(size))
        next.searchParams.set("page_info", Buffer.from(String(last.id)).toString("base64url"))
        c.header("link", `<${next.href}>; rel="next"`)
      }
      return c.json({ products: shown.map((product) => shopifyProduct(context, product)) })
    }),
  )
  app.get(
    "/:shop/admin/api/:version/products/:file{\\d+\\.json}",
    admin((c, shop) => {
      const id = Number((c.req.param("file") ?? "").replace(".json", ""))
      const product = productsNow(context, "shopify", shop).find((one) => one.id === id)
      if (product === undefined) return c.json(errorOf("Not Found"), 404)
      return c.json({ product: shopifyProduct(context, product) })
    }),
  )
  const hookOf = ({ id, topic, address }: Context["state"]["shops"]["watchers"][number]): JsonObject => ({
    id,
    topic,
    address,
    format: "json",
  })
  const watchersOf = (shop: DemoShop) =>
    context.state.shops.watchers.filter((one) => one.system === "shopify" && one.shop === shop.name)
  app.get(
    "/:shop/admin/api/:version/webhooks.json",
    admin((c, shop) => c.json({ webhooks: watchersOf(shop).map(hookOf) })),
  )
  app.post(
    "/:shop/admin/api/:version/webhooks.json",
    admin(async (c, shop) => {
      const webhook = asObject(asObject(parseJson(await c.req.text()))["webhook"])
      const [topic, address] = [asText(webhook["topic"]) ?? "", asText(webhook["address"]) ?? ""]
      if (!URL.canParse(address)) return c.json({ errors: { address: ["is not allowed"] } }, 422)
      const isThere = watchersOf(shop).some((one) => one.topic === topic && one.address === address)
      if (isThere) return c.json({ errors: { address: ["for this topic has already been taken"] } }, 422)
      const watcher = {
        id: 1 + Math.max(0, ...context.state.shops.watchers.map(({ id }) => id)),
        system: "shopify" as const,
        shop: shop.name,
        topic,
        address,
        secret: "",
      }
      context.state.shops.watchers.push(watcher)
      context.save()
      return c.json({ webhook: hookOf(watcher) }, 201)
    }),
  )
  app.delete(
    "/:shop/admin/api_permissions/current.json",
    admin((c, shop) => {
      const { shops } = context.state
      delete shops.tokens[c.req.header("x-shopify-access-token") ?? ""]
      shops.watchers = shops.watchers.filter((one) => !(one.system === "shopify" && one.shop === shop.name))
      context.save()
      return c.json({})
    }),
  )
  return app
}
