import type { Context as HonoContext, Hono } from "hono"
import type { Context, Env } from "../core/context.ts"
import type { JsonObject } from "../core/json.ts"
import { pageAt, shopApp, withShop } from "./shop-http.ts"
import { type DemoShop, opens, pictureOf, productsNow, type ShopProduct } from "./shops.ts"

const errorOf = (message: string): JsonObject => ({ message })

const attributes = (values: Readonly<Record<string, string | null>>): JsonObject[] =>
  Object.entries(values)
    .filter(([, value]) => value !== null)
    .map(([attribute_code, value]) => ({ attribute_code, value }))

/** Offset of the ids of children of a product with choices. */
const CHILD = 100_000

/** A product as Magento lists it: one with choices is a parent, whose children are products of their own. */
const magentoProducts = (product: ShopProduct): JsonObject[] => {
  const shared = { status: 1, created_at: "2026-01-05 09:00:00", media_gallery_entries: [] }
  const image = `/${product.id}/${product.handle}.jpg`
  const simple = (
    { sku, option, price, before, stock }: ShopProduct["variants"][number],
    id: number,
    visibility: number,
  ) => ({
    ...shared,
    id,
    sku,
    name: option === null ? product.title : `${product.title} ${option}`,
    price: Number(before ?? price),
    visibility,
    type_id: "simple",
    extension_attributes: { website_ids: [1], stock_item: { is_in_stock: stock > 0, qty: stock } },
    custom_attributes: attributes({
      url_key: option === null ? product.handle : `${product.handle}-${option.toLowerCase()}`,
      image,
      description: `<p>${product.text}</p>`,
      special_price: before === null ? null : price,
      manufacturer: product.brand,
    }),
  })
  const [first] = product.variants
  if (product.variants.length === 1) return first === undefined ? [] : [simple(first, product.id, 4)]
  const children = product.variants.map((variant, index) => simple(variant, product.id * 10 + CHILD + index, 1))
  return [
    ...children,
    {
      ...shared,
      id: product.id,
      sku: `P-${product.id}`,
      name: product.title,
      price: 0,
      visibility: 4,
      type_id: "configurable",
      extension_attributes: { configurable_product_links: children.map(({ id }) => id) },
      custom_attributes: attributes({ url_key: product.handle, image, description: `<p>${product.text}</p>` }),
    },
  ]
}

type Filter = { field: string; value: string; condition: string }

const filtersIn = (query: Readonly<Record<string, string>>): Filter[] => {
  const filters = new Map<string, Filter>()
  for (const [name, value] of Object.entries(query)) {
    const [, place, part] =
      /^searchCriteria\[filter_groups\](\[\d+\]\[filters\]\[\d+\])\[(field|value|condition_type)\]$/.exec(name) ?? []
    if (place === undefined || part === undefined) continue
    const filter = filters.get(place) ?? { field: "", value: "", condition: "eq" }
    filters.set(place, { ...filter, [part === "condition_type" ? "condition" : part]: value })
  }
  return [...filters.values()]
}

const matches = (item: JsonObject, { field, value, condition }: Filter): boolean => {
  const own = String(item[field === "entity_id" ? "id" : field] ?? "")
  if (condition === "neq") return own !== value
  return condition === "in" ? value.split(",").includes(own) : own === value
}

/** Shops of Magento behind `/magento/{shop}`: products by search criteria, the last page again and again past the end. */
export const magentoApp = (context: Context): Hono<Env> => {
  const app = shopApp(context, "/magento", errorOf)
  app.get("/:shop/media/catalog/product/:id/:file", (c) => {
    const shop = c.req.param("shop")
    const product = { id: Number(c.req.param("id")), handle: c.req.param("file").replace(/\.jpg$/, "") }
    return c.redirect(pictureOf(context, { ...product, title: shop, text: "", brand: "", kind: "", variants: [] }), 302)
  })
  const api = (use: (c: HonoContext<Env>, shop: DemoShop) => Promise<Response> | Response) =>
    withShop(errorOf, (c, shop) => {
      const token = (c.req.header("authorization") ?? "").replace(/^Bearer /, "")
      if (!opens(context, "magento", shop.name, token))
        return c.json(
          {
            message: "The consumer isn't authorized to access %resources.",
            parameters: { resources: "Magento_Catalog::products" },
          },
          401,
        )
      return use(c, shop)
    })
  const base = (shop: DemoShop) => `${context.origin()}/magento/${shop.name}/`
  app.get(
    "/:shop/rest/V1/store/storeConfigs",
    api((c, shop) =>
      c.json([
        {
          id: 1,
          code: "default",
          website_id: 1,
          locale: "en_GB",
          base_currency_code: shop.currency,
          default_display_currency_code: shop.currency,
          timezone: shop.timeZone,
          base_url: base(shop),
          secure_base_url: base(shop),
          secure_base_media_url: `${base(shop)}media/`,
        },
      ]),
    ),
  )
  app.get(
    "/:shop/rest/V1/store/storeGroups",
    api((c, shop) => c.json([{ id: 1, website_id: 1, name: shop.title, code: "main_website_store" }])),
  )
  app.get(
    "/:shop/rest/V1/products",
    api((c, shop) => {
      const query = c.req.query()
      const filters = filtersIn(query)
      const all = productsNow(context, "magento", shop)
        .flatMap(magentoProducts)
        .filter((item) => filters.every((filter) => matches(item, filter)))
      const size = Math.max(1, Number(query["searchCriteria[pageSize]"] ?? 20) || 20)
      const pages = Math.max(1, Math.ceil(all.length / size))
      const page = Math.min(pages, Math.max(1, Number(query["searchCriteria[currentPage]"] ?? 1) || 1))
      return c.json({
        items: pageAt(all, page, size),
        search_criteria: { page_size: size, current_page: page },
        total_count: all.length,
      })
    }),
  )
  return app
}
