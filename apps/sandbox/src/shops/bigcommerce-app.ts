import type { Context as HonoContext, Hono } from "hono"
import type { Context, Env } from "../core/context.ts"
import { asObject, asText, type JsonObject, parseJson } from "../core/json.ts"
import { pageAt, shopApp, withShop } from "./shop-http.ts"
import { type DemoShop, logoOf, opens, pictureOf, productsNow, type ShopProduct } from "./shops.ts"

const errorOf = (message: string): JsonObject => ({ status: 400, title: message })

/** A product as the catalogue API describes it, with its variants and main picture. */
const bigCommerceProduct = (context: Context, product: ShopProduct): JsonObject => ({
  id: product.id,
  name: product.title,
  type: "physical",
  description: `<p>${product.text}</p>`,
  sku: product.variants[0]?.sku ?? "",
  price: Number(product.variants[0]?.before ?? product.variants[0]?.price ?? 0),
  sale_price: product.variants[0]?.before == null ? 0 : Number(product.variants[0].price),
  is_visible: true,
  availability: "available",
  inventory_tracking: "variant",
  brand_id: 1,
  custom_url: { url: `/${product.handle}/`, is_customized: false },
  primary_image: { url_standard: pictureOf(context, product), url_zoom: pictureOf(context, product) },
  variants: product.variants.map(({ id, sku, option, price, before, stock }) => ({
    id,
    product_id: product.id,
    sku,
    price: Number(before ?? price),
    sale_price: before === null ? null : Number(price),
    calculated_price: Number(price),
    inventory_level: stock,
    purchasing_disabled: false,
    image_url: "",
    option_values: option === null ? [] : [{ id: 1, option_id: 1, option_display_name: "Size", label: option }],
  })),
})

/** Stores of BigCommerce behind `/bigcommerce/stores/{hash}`: products by numbered pages, and webhooks with headers of ours. */
export const bigcommerceApp = (context: Context): Hono<Env> => {
  const app = shopApp(context, "/bigcommerce", errorOf)
  const api = (use: (c: HonoContext<Env>, shop: DemoShop) => Promise<Response> | Response) =>
    withShop(errorOf, (c, shop) => {
      if (!opens(context, "bigcommerce", shop.name, c.req.header("x-auth-token") ?? ""))
        return c.json({ status: 401, title: "Unauthorized" }, 401)
      c.header("x-rate-limit-requests-left", "140")
      c.header("x-rate-limit-time-reset-ms", "15000")
      return use(c, shop)
    })
  const sold = (shop: DemoShop) => productsNow(context, "bigcommerce", shop)
  app.get(
    "/stores/:shop/v2/store",
    api((c, shop) =>
      c.json({
        id: shop.name,
        name: shop.title,
        domain: `${shop.name}.example`,
        secure_url: `https://${shop.name}.example`,
        currency: shop.currency,
        country_code: shop.country,
        admin_email: shop.email,
        timezone: { name: shop.timeZone },
        logo: { url: logoOf(context, shop) },
      }),
    ),
  )
  app.get(
    "/stores/:shop/v3/catalog/products",
    api((c, shop) => {
      const ids = c.req.query("id:in")?.split(",").map(Number)
      const all = sold(shop).filter(({ id }) => ids === undefined || ids.includes(id))
      const size = Math.min(250, Math.max(1, Number(c.req.query("limit") ?? 50) || 50))
      const page = Math.max(1, Number(c.req.query("page") ?? 1) || 1)
      const shown = pageAt(all, page, size)
      const pagination = {
        total: all.length,
        count: shown.length,
        per_page: size,
        current_page: page,
        total_pages: Math.ceil(all.length / size),
      }
      return c.json({ data: shown.map((product) => bigCommerceProduct(context, product)), meta: { pagination } })
    }),
  )
  const watchersOf = (shop: DemoShop) =>
    context.state.shops.watchers.filter((one) => one.system === "bigcommerce" && one.shop === shop.name)
  const hookOf = ({ id, topic, address }: Context["state"]["shops"]["watchers"][number]): JsonObject => ({
    id,
    scope: topic,
    destination: address,
    is_active: true,
  })
  app.get(
    "/stores/:shop/v3/hooks",
    api((c, shop) => c.json({ data: watchersOf(shop).map(hookOf), meta: {} })),
  )
  app.post(
    "/stores/:shop/v3/hooks",
    api(async (c, shop) => {
      const body = asObject(parseJson(await c.req.text()))
      const [topic, address] = [asText(body["scope"]) ?? "", asText(body["destination"]) ?? ""]
      if (!URL.canParse(address)) return c.json({ status: 422, title: "destination is invalid" }, 422)
      const id = 1 + Math.max(0, ...context.state.shops.watchers.map((one) => one.id))
      const headers = asObject(body["headers"])
      const watcher = {
        id,
        system: "bigcommerce" as const,
        shop: shop.name,
        topic,
        address,
        secret: JSON.stringify(headers),
      }
      context.state.shops.watchers.push(watcher)
      context.save()
      return c.json({ data: hookOf(watcher), meta: {} })
    }),
  )
  app.delete(
    "/stores/:shop/v3/hooks/:id",
    api((c) => {
      const id = Number(c.req.param("id"))
      context.state.shops.watchers = context.state.shops.watchers.filter((one) => one.id !== id)
      context.save()
      return c.json({ data: { id }, meta: {} })
    }),
  )
  return app
}
