import { createHmac } from "node:crypto"
import { Hono } from "hono"
import type { Context, Env } from "../core/context.ts"
import { deliveryUnder } from "../core/failures.ts"
import { asObject, asText, type JsonObject, parseJson } from "../core/json.ts"
import { randomId } from "../core/random.ts"
import { localAddress } from "./shop-http.ts"
import { shopifyProduct } from "./shopify-app.ts"
import {
  changeProduct,
  DEMO_SHOPS,
  type DemoShop,
  demoShop,
  placeOf,
  productsNow,
  SHOP_SYSTEMS,
  type ShopSystem,
  type ShopsState,
  standingToken,
} from "./shops.ts"
import { wooProduct } from "./woocommerce-app.ts"

/** What a shop tells its watchers: a product by its id, or that the app was removed. */
type Event = { readonly kind: "updated" | "deleted"; readonly id: number } | { readonly kind: "uninstalled" }

const sign = (secret: string, body: string): string => createHmac("sha256", secret).update(body).digest("base64")

/** A message's topic, body and signed headers, by the shop's system. */
const messages: Readonly<
  Record<
    Exclude<ShopSystem, "magento">,
    (
      context: Context,
      shop: DemoShop,
      event: Event,
      watcher: ShopsState["watchers"][number],
    ) => { topic: string; body: JsonObject; headers: (body: string) => Record<string, string> }
  >
> = {
  shopify: (context, shop, event) => {
    const topic =
      event.kind === "uninstalled"
        ? "app/uninstalled"
        : `products/${event.kind.replace("updated", "update").replace("deleted", "delete")}`
    const product =
      event.kind === "updated" ? productsNow(context, "shopify", shop).find(({ id }) => id === event.id) : undefined
    const body = event.kind === "uninstalled" ? { id: 1, name: shop.title } : { id: event.id }
    return {
      topic,
      body: product === undefined ? body : shopifyProduct(context, product),
      headers: (text) => ({
        "x-shopify-topic": topic,
        "x-shopify-shop-domain": `${shop.name}.myshopify.com`,
        "x-shopify-webhook-id": randomId(20),
        "x-shopify-hmac-sha256": sign(context.credentials.SHOPIFY_API_SECRET, text),
      }),
    }
  },
  woocommerce: (context, shop, event, { secret }) => {
    const topic = `product.${event.kind}`
    const product =
      event.kind === "updated" ? productsNow(context, "woocommerce", shop).find(({ id }) => id === event.id) : undefined
    return {
      topic,
      body:
        product === undefined
          ? { id: event.kind === "uninstalled" ? 0 : event.id }
          : wooProduct(context, shop, product),
      headers: (text) => ({
        "x-wc-webhook-topic": topic,
        "x-wc-webhook-source": `${context.origin()}/woo/${shop.name}/`,
        "x-wc-webhook-delivery-id": randomId(20),
        "x-wc-webhook-signature": sign(secret, text),
      }),
    }
  },
  bigcommerce: (_context, shop, event, { secret }) => ({
    topic: event.kind === "uninstalled" ? "store/app/uninstalled" : "store/product/*",
    body: {
      scope: event.kind === "uninstalled" ? "store/app/uninstalled" : `store/product/${event.kind}`,
      store_id: shop.name,
      producer: `stores/${shop.name.replaceAll("-", "")}`,
      data: event.kind === "uninstalled" ? { type: "app" } : { type: "product", id: event.id },
    },
    headers: () =>
      Object.fromEntries(
        Object.entries(asObject(parseJson(secret))).map(([name, value]) => [name, asText(value) ?? ""]),
      ),
  }),
}

/** Tells a shop's watchers of the topic. */
const tell = (context: Context, system: ShopSystem, shop: DemoShop, event: Event): void => {
  if (system === "magento") return
  for (const watcher of context.state.shops.watchers) {
    if (watcher.system !== system || watcher.shop !== shop.name) continue
    const { topic, body, headers } = messages[system](context, shop, event, watcher)
    if (watcher.topic !== topic) continue
    const text = JSON.stringify(body)
    context.webhooks.enqueue({
      provider: "shops",
      url: localAddress(watcher.address),
      event: topic,
      body: text,
      headers: { "content-type": "application/json", ...headers(text) },
      ...deliveryUnder(context.failures, "shops"),
    })
  }
}

const isSystem = (name: string): name is ShopSystem => SHOP_SYSTEMS.some((one) => one === name)

/** What an owner does in a shop: changes and deletes products, takes access away and gives it back. */
export const shopControl = (context: Context): Hono<Env> => {
  const app = new Hono<Env>()
  app.get("/", (c) => c.json(shopReports(context)))
  app.post("/:system/:shop/products/:id", async (c) => {
    const { system, shop: name, id } = c.req.param()
    const shop = demoShop(name)
    if (!isSystem(system) || shop === undefined) return c.json({ error: "No such shop." }, 404)
    const body = asObject(parseJson((await c.req.text()) || "{}"))
    const deleted = body["deleted"] === true
    const isDone = changeProduct(context, system, shop.name, Number(id), { price: asText(body["price"]), deleted })
    if (!isDone) return c.json({ error: "No such product." }, 404)
    tell(context, system, shop, { kind: deleted ? "deleted" : "updated", id: Number(id) })
    return c.json({ ok: true })
  })
  app.post("/:system/:shop/expire", (c) => {
    const { system, shop: name } = c.req.param()
    for (const token of Object.values(context.state.shops.tokens))
      if (token.system === system && token.shop === demoShop(name)?.name && token.expiresAt !== undefined)
        token.expiresAt = 0
    context.save()
    return c.json({ ok: true })
  })
  app.post("/:system/:shop/:act{withdraw|restore}", (c) => {
    const { system, shop: name, act } = c.req.param()
    const shop = demoShop(name)
    if (!isSystem(system) || shop === undefined) return c.json({ error: "No such shop." }, 404)
    const place = placeOf(system, shop.name)
    const { shops } = context.state
    shops.withdrawn = shops.withdrawn.filter((one) => one !== place)
    if (act === "withdraw") {
      shops.withdrawn.push(place)
      tell(context, system, shop, { kind: "uninstalled" })
      shops.watchers = shops.watchers.filter((one) => placeOf(one.system, one.shop) !== place)
    }
    context.save()
    return c.json({ ok: true })
  })
  return app
}

const addresses: Readonly<Record<ShopSystem, (origin: string, shop: DemoShop) => string>> = {
  shopify: (_origin, { name }) => `${name}.myshopify.com`,
  woocommerce: (origin, { name }) => `${origin}/woo/${name}`,
  bigcommerce: (_origin, { name }) => name.replaceAll("-", ""),
  magento: (origin, { name }) => `${origin}/magento/${name}`,
}

/** Every shop with what to type for it. */
export const shopReports = (context: Context) =>
  SHOP_SYSTEMS.flatMap((system) =>
    DEMO_SHOPS.map((shop) => ({
      system,
      name: shop.name,
      title: shop.title,
      address: addresses[system](context.origin(), shop),
      ...((system === "bigcommerce" || system === "magento") && { token: standingToken(system, shop.name) }),
      products: productsNow(context, system, shop).length,
      isWithdrawn: context.state.shops.withdrawn.includes(placeOf(system, shop.name)),
    })),
  )
