import { isEnded, versionOf, versionsReadOn } from "@adapters/settings"
import type { Context as HonoContext, Hono } from "hono"
import type { Context, Env } from "../core/context.ts"
import { type JsonObject, parseJson } from "../core/json.ts"
import { randomId } from "../core/random.ts"
import { hmacHex } from "../core/signatures.ts"
import { consentPage, shopApp, withShop } from "./shop-http.ts"
import { shopifyGraphql, shopifyThrottled } from "./shopify-graphql.ts"
import { SHOPIFY_SCOPES } from "./shopify-schema.ts"
import { grantedScopes, shopifyTokens, tokenRefusal } from "./shopify-tokens.ts"
import { type DemoShop, demoShop, pictureOf, type ShopProduct } from "./shops.ts"

const errorOf = (message: string): JsonObject => ({ errors: message })

const domainOf = ({ name }: DemoShop): string => `${name}.myshopify.com`

/** A product as webhooks describe it. */
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

/** Shops of Shopify behind `/shopify/{shop}`: installing an app, its GraphQL Admin API, and webhooks. */
export const shopifyApp = (context: Context): Hono<Env> => {
  const app = shopApp(context, "/shopify", errorOf, { status: 200, body: shopifyThrottled })
  const { SHOPIFY_API_KEY: apiKey, SHOPIFY_API_SECRET: secret } = context.credentials

  app.on(["GET", "POST"], "/:shop/admin/oauth/authorize", async (c) => {
    const shop = demoShop(c.req.param("shop").replace(/\.myshopify\.com$/, ""))
    const { client_id: client, redirect_uri: redirect, state = "", scope = "" } = c.req.query()
    if (shop === undefined) return c.text("This shop does not exist", 404)
    if (client !== apiKey || redirect === undefined || !URL.canParse(redirect)) return c.text("Oauth error", 400)
    if (!scope.split(",").every((one) => SHOPIFY_SCOPES.has(one))) return c.text("Oauth error invalid_scope", 400)
    if (c.req.method === "GET") return c.html(consentPage("Shopify", shop, `Marquee wants to ${scope}.`))
    const { answer } = await c.req.parseBody()
    const back = new URL(redirect)
    if (answer !== "allow") {
      back.search = new URLSearchParams({ error: "access_denied", state }).toString()
      return c.redirect(back.href, 303)
    }
    const code = randomId(32)
    context.state.shops.codes[code] = { shop: shop.name, scope }
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

  app.post("/:shop/admin/oauth/access_token", withShop(errorOf, shopifyTokens(context)))

  const answer = shopifyGraphql(context)
  const opened = (use: (c: HonoContext<Env>, shop: DemoShop) => Promise<Response> | Response) =>
    withShop(errorOf, (c, shop) => {
      const refusal = tokenRefusal(context, shop, c.req.header("x-shopify-access-token") ?? "")
      return refusal === undefined ? use(c, shop) : c.json(errorOf(refusal.message), refusal.status)
    })

  app.post(
    "/:shop/admin/api/:version/graphql.json",
    opened(async (c, shop) => {
      const version = c.req.param("version") ?? ""
      if (versionOf("shopify", version) === undefined || isEnded("shopify", version, versionsReadOn))
        return c.json(errorOf("Not Found"), 404)
      const granted = grantedScopes(context, c.req.header("x-shopify-access-token") ?? "")
      return Response.json(await answer(shop, version, granted, parseJson(await c.req.text())), {
        headers: { "x-shopify-api-version": version },
      })
    }),
  )
  app.delete(
    "/:shop/admin/api_permissions/current.json",
    opened((c, shop) => {
      const { shops } = context.state
      delete shops.tokens[c.req.header("x-shopify-access-token") ?? ""]
      shops.watchers = shops.watchers.filter((one) => !(one.system === "shopify" && one.shop === shop.name))
      context.save()
      return c.json({})
    }),
  )
  return app
}
