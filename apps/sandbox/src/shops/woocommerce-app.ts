import type { Context as HonoContext, Hono } from "hono"
import type { Context, Env } from "../core/context.ts"
import { asObject, asText, type JsonObject, parseJson } from "../core/json.ts"
import { randomId } from "../core/random.ts"
import { consentPage, localAddress, pageAt, shopApp, withShop } from "./shop-http.ts"
import { type WooCall, wooRefusal } from "./woocommerce-description.ts"
import { type DemoShop, demoShop, logoOf, opens, pictureOf, placeOf, productsNow, type ShopProduct } from "./shops.ts"

const errorOf = (message: string): JsonObject => ({ code: "woocommerce_rest_error", message, data: {} })

const addressOf = (context: Context, { name }: DemoShop): string => `${context.origin()}/woo/${name}`

const priceOf = ({ price, before }: ShopProduct["variants"][number]): JsonObject => ({
  price,
  regular_price: before ?? price,
  sale_price: before === null ? "" : price,
  on_sale: before !== null,
})

/** A product as WooCommerce's REST API describes it; one with choices has its prices at its variations. */
export const wooProduct = (context: Context, shop: DemoShop, product: ShopProduct): JsonObject => {
  const [first] = product.variants
  const isVariable = product.variants.length > 1
  return {
    id: product.id,
    name: product.title,
    slug: product.handle,
    permalink: `${addressOf(context, shop)}/product/${product.handle}/`,
    type: isVariable ? "variable" : "simple",
    status: "publish",
    catalog_visibility: "visible",
    post_password: "",
    global_unique_id: "",
    description: `<p>${product.text}</p>`,
    short_description: "",
    sku: isVariable ? "" : (first?.sku ?? ""),
    ...(first === undefined ? {} : priceOf(first)),
    stock_status: product.variants.some(({ stock }) => stock > 0) ? "instock" : "outofstock",
    categories: [{ id: 1, name: product.kind, slug: "kind" }],
    brands: [{ id: 1, name: product.brand, slug: "brand" }],
    images: [{ id: product.id, src: pictureOf(context, product), alt: "" }],
    variations: isVariable ? product.variants.map(({ id }) => id) : [],
  }
}

/** Shops of WooCommerce behind `/woo/{shop}`: the hand-over of keys, products by numbered pages, and webhooks. */
export const woocommerceApp = (context: Context): Hono<Env> => {
  const app = shopApp(context, "/woo", errorOf)

  app.on(["GET", "POST"], "/:shop/wc-auth/v1/authorize", async (c) => {
    const shop = demoShop(c.req.param("shop"))
    const { app_name: appName = "", user_id: userId, return_url: back, callback_url: callback, scope } = c.req.query()
    if (shop === undefined) return c.text("Not found", 404)
    if (
      userId === undefined ||
      back === undefined ||
      callback === undefined ||
      !["read", "write", "read_write"].includes(scope ?? "")
    )
      return c.text("Missing parameter", 401)
    if (c.req.method === "GET")
      return c.html(consentPage("WooCommerce", shop, `${appName} would like to connect to your store.`))
    const { answer } = await c.req.parseBody()
    const returnTo = new URL(back)
    returnTo.searchParams.set("user_id", userId)
    if (answer !== "allow") {
      returnTo.searchParams.set("success", "0")
      return c.redirect(returnTo.href, 303)
    }
    const [key, secret] = [`ck_${randomId(40)}`, `cs_${randomId(40)}`]
    context.state.shops.tokens[`${key}:${secret}`] = { system: "woocommerce", shop: shop.name, scope: scope ?? "" }
    context.state.shops.withdrawn = context.state.shops.withdrawn.filter(
      (one) => one !== placeOf("woocommerce", shop.name),
    )
    context.save()
    const handed = {
      key_id: 1,
      user_id: userId,
      consumer_key: key,
      consumer_secret: secret,
      key_permissions: scope ?? "",
    }
    const status = await fetch(localAddress(callback), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(handed),
      signal: AbortSignal.timeout(10_000),
    }).then(
      (response) => response.status,
      () => 0,
    )
    if (status !== 200)
      return c.text("An error occurred in the request and at the time were unable to send the consumer data", 401)
    returnTo.searchParams.set("success", "1")
    return c.redirect(returnTo.href, 303)
  })

  const api = (call: WooCall, use: (c: HonoContext<Env>, shop: DemoShop) => Promise<Response> | Response) =>
    withShop(errorOf, async (c, shop) => {
      const [, encoded = ""] = /^Basic (.+)$/.exec(c.req.header("authorization") ?? "") ?? []
      const token = Buffer.from(encoded, "base64").toString()
      if (!opens(context, "woocommerce", shop.name, token))
        return c.json(
          { code: "woocommerce_rest_cannot_view", message: "Consumer key is invalid.", data: { status: 401 } },
          401,
        )
      const [needed, refused] = c.req.method === "GET" ? ["read", "write"] : ["write", "read"]
      if (context.state.shops.tokens[token]?.scope === refused)
        return c.json(
          {
            code: "woocommerce_rest_authentication_error",
            message: `The API key provided does not have ${needed} permissions.`,
            data: { status: 401 },
          },
          401,
        )
      const body = asObject(parseJson(await c.req.text()))
      const sent = Object.entries(body).map(([name, value]) => [name, asText(value) ?? JSON.stringify(value)] as const)
      const refusal = wooRefusal(call, { ...Object.fromEntries(sent), ...c.req.query() })
      return refusal === undefined ? use(c, shop) : c.json(refusal, 400)
    })
  const paged = (c: HonoContext<Env>, all: readonly JsonObject[]): Response => {
    const [size, page] = [Number(c.req.query("per_page") ?? 10), Number(c.req.query("page") ?? 1)]
    c.header("x-wp-total", String(all.length))
    c.header("x-wp-totalpages", String(Math.ceil(all.length / size)))
    return c.json(pageAt(all, page, size))
  }
  const sold = (shop: DemoShop) => productsNow(context, "woocommerce", shop)

  app.get(
    "/:shop/wp-json",
    withShop(errorOf, (c, shop) =>
      c.json({
        name: shop.title,
        url: addressOf(context, shop),
        home: addressOf(context, shop),
        timezone_string: shop.timeZone,
        site_icon_url: logoOf(context, shop),
      }),
    ),
  )
  app.get(
    "/:shop/wp-json/wc/v3/settings/general",
    api("GET settings/{id}", (c, shop) =>
      c.json([
        { id: "woocommerce_currency", value: shop.currency },
        { id: "woocommerce_default_country", value: shop.country },
      ]),
    ),
  )
  app.get(
    "/:shop/wp-json/wc/v3/products",
    api("GET products", (c, shop) =>
      paged(
        c,
        sold(shop).map((product) => wooProduct(context, shop, product)),
      ),
    ),
  )
  app.get(
    "/:shop/wp-json/wc/v3/products/:id",
    api("GET products/{id}", (c, shop) => {
      const product = sold(shop).find(({ id }) => String(id) === c.req.param("id"))
      if (product === undefined)
        return c.json({ code: "woocommerce_rest_product_invalid_id", message: "Invalid ID." }, 404)
      return c.json(wooProduct(context, shop, product))
    }),
  )
  app.get(
    "/:shop/wp-json/wc/v3/products/:id/variations",
    api("GET products/{id}/variations", (c, shop) => {
      const product = sold(shop).find(({ id }) => String(id) === c.req.param("id"))
      const variations = (product?.variants ?? []).map((variant) => ({
        id: variant.id,
        sku: variant.sku,
        ...priceOf(variant),
        stock_status: variant.stock > 0 ? "instock" : "outofstock",
        permalink: `${addressOf(context, shop)}/product/${product?.handle}/?attribute_size=${variant.option}`,
        image: null,
        attributes: [{ id: 1, name: "Size", option: variant.option }],
      }))
      return paged(c, variations)
    }),
  )
  const watchersOf = (shop: DemoShop) =>
    context.state.shops.watchers.filter((one) => one.system === "woocommerce" && one.shop === shop.name)
  app.get(
    "/:shop/wp-json/wc/v3/webhooks",
    api("GET webhooks", (c, shop) =>
      paged(
        c,
        watchersOf(shop).map(({ id, topic, address }) => ({ id, topic, delivery_url: address, status: "active" })),
      ),
    ),
  )
  app.post(
    "/:shop/wp-json/wc/v3/webhooks",
    api("POST webhooks", async (c, shop) => {
      const body = asObject(parseJson(await c.req.text()))
      const [topic, address] = [asText(body["topic"]) ?? "", asText(body["delivery_url"]) ?? ""]
      if (!/^product\.(created|updated|deleted|restored)$/.test(topic) || !URL.canParse(address))
        return c.json(
          { code: "woocommerce_rest_shop_webhook_invalid_topic", message: "Webhook topic is invalid." },
          400,
        )
      const id = 1 + Math.max(0, ...context.state.shops.watchers.map((one) => one.id))
      const secret = asText(body["secret"]) ?? ""
      context.state.shops.watchers.push({ id, system: "woocommerce", shop: shop.name, topic, address, secret })
      context.save()
      context.webhooks.enqueue({
        provider: "shops",
        url: localAddress(address),
        event: "ping",
        body: `webhook_id=${id}`,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        copies: 1,
        delayMs: 0,
      })
      return c.json({ id, topic, delivery_url: address, status: "active" }, 201)
    }),
  )
  app.delete(
    "/:shop/wp-json/wc/v3/webhooks/:id",
    api("DELETE webhooks/{id}", (c) => {
      const id = Number(c.req.param("id"))
      context.state.shops.watchers = context.state.shops.watchers.filter((one) => one.id !== id)
      context.save()
      return c.json({ id })
    }),
  )
  return app
}
