import type { ShopAccess } from "@application/businesses/ports"
import type { RawRow, Shop, ShopFacts } from "@domain/businesses"
import { Effect } from "effect"
import { hmacOf, isSameText, type ShopClient } from "./shop-client.ts"
import { at, listAt, numberAt, parsed, plainText, reduced, rowOf, textAt } from "./shop-json.ts"
import type { ShopSystem } from "./shop-options.ts"

/** The most that WooCommerce hands out at once. */
const pageSize = 100
const topics = ["product.created", "product.updated", "product.deleted", "product.restored"]

const priceOf = (item: unknown) =>
  reduced(numberAt(item, "regular_price") ?? numberAt(item, "price"), numberAt(item, "price"))

const rowOfItem = (product: unknown, item: unknown, currency: string | undefined): RawRow => {
  const choices = listAt(item, "attributes")
    .map((attribute) => textAt(attribute, "option"))
    .filter((option) => option !== undefined)
  const title = textAt(product, "name") ?? ""
  return rowOf(
    {
      id: textAt(item, "id") ?? "",
      group: textAt(product, "id") ?? "",
      sku: textAt(item, "sku"),
      title: item === product || choices.length === 0 ? title : `${title} – ${choices.join(", ")}`,
      description: plainText(textAt(product, "description") ?? textAt(product, "short_description")),
      link: textAt(item, "permalink") ?? textAt(product, "permalink"),
      image: textAt(item, "image", "src") ?? textAt(product, "images", 0, "src"),
      isInStock: textAt(item, "stock_status") !== "outofstock",
      ...priceOf(item),
      brand: textAt(product, "brands", 0, "name"),
      type: textAt(product, "categories", 0, "name"),
    },
    currency,
  )
}

/** Shops of WooCommerce: they hand keys over by themselves, and their REST API is asked with them. */
export const woocommerce = ({ call, need }: ShopClient): ShopSystem => {
  const api = ({ shop }: Shop, path: string) => `${shop}/wp-json/${path}`
  const withKeys = ({ token }: ShopAccess) => ({ authorization: `Basic ${Buffer.from(token).toString("base64")}` })
  const pagesOf = ({ header }: { readonly header: (name: string) => string | undefined }) =>
    Number(header("x-wp-totalpages") ?? 1)

  const variations = Effect.fnUntraced(function* (access: ShopAccess, productId: string) {
    const items: Array<unknown> = []
    for (let page = 1, last = 1; page <= last; page += 1) {
      const path = `wc/v3/products/${productId}/variations?per_page=${pageSize}&page=${page}`
      const answer = yield* need(api(access, path), withKeys(access))
      items.push(...listAt(answer.body))
      last = pagesOf(answer)
    }
    return items
  })
  const rowsOf = Effect.fnUntraced(function* (access: ShopAccess, { currency }: ShopFacts, product: unknown) {
    const id = textAt(product, "id")
    if (id === undefined || textAt(product, "status") !== "publish") return []
    const isVariable = textAt(product, "type") === "variable"
    const items = isVariable ? yield* variations(access, id) : [product]
    return items.map((item) => rowOfItem(product, item, currency))
  })

  return {
    consentAddress: ({ shop }, { appName, state, returnUrl, keysUrl }) => {
      const address = new URL(`${shop}/wc-auth/v1/authorize`)
      address.search = new URLSearchParams({
        app_name: appName,
        scope: "read_write",
        user_id: state,
        return_url: returnUrl,
        callback_url: keysUrl,
      }).toString()
      return address.href
    },
    facts: Effect.fnUntraced(function* (access) {
      const { body: settings } = yield* need(api(access, "wc/v3/settings/general"), withKeys(access))
      const index = yield* call(`${access.shop}/wp-json`, {})
      const currency = textAt(
        listAt(settings).find((setting) => textAt(setting, "id") === "woocommerce_currency"),
        "value",
      )
      const timeZone = textAt(index?.body, "timezone_string")
      const logoUrl = textAt(index?.body, "site_icon_url")
      return {
        name: textAt(index?.body, "name") ?? access.shop,
        address: textAt(index?.body, "home") ?? access.shop,
        ...(currency !== undefined && { currency }),
        ...(timeZone !== undefined && { timeZone }),
        ...(logoUrl !== undefined && { logoUrl }),
      }
    }),
    page: Effect.fnUntraced(function* (access, facts, place = "1") {
      const path = `wc/v3/products?status=publish&orderby=id&order=asc&per_page=${pageSize}&page=${place}`
      const answer = yield* need(api(access, path), withKeys(access))
      const rows = yield* Effect.forEach(listAt(answer.body), (product) => rowsOf(access, facts, product))
      const page = Number(place)
      return { rows: rows.flat(), ...(page < pagesOf(answer) && { next: String(page + 1) }) }
    }),
    product: Effect.fnUntraced(function* (access, facts, productId) {
      const answer = yield* call(api(access, `wc/v3/products/${productId}`), withKeys(access))
      return answer === undefined ? [] : yield* rowsOf(access, facts, answer.body)
    }),
    watch: Effect.fnUntraced(function* (access, address, secret) {
      for (const topic of topics)
        yield* need(api(access, "wc/v3/webhooks"), withKeys(access), "POST", {
          name: topic,
          topic,
          delivery_url: address,
          secret,
          status: "active",
        })
    }),
    // WooCommerce has no call that takes keys back: its owner deletes them there.
    release: (access, noticeKey) =>
      Effect.gen(function* () {
        const { body } = yield* need(api(access, `wc/v3/webhooks?per_page=${pageSize}`), withKeys(access))
        for (const hook of listAt(body)) {
          if (textAt(hook, "delivery_url")?.endsWith(`/${noticeKey}`) !== true) continue
          yield* call(api(access, `wc/v3/webhooks/${textAt(hook, "id")}?force=true`), withKeys(access), "DELETE")
        }
      }).pipe(
        Effect.catchIf(
          ({ kind }) => kind === "access",
          () => Effect.void,
        ),
      ),
    noticeIn: (_shop, { headers, body }, secret) => {
      // What it asks once for each new webhook is not signed.
      if (/^webhook_id=\d+$/.test(Buffer.from(body).toString("utf8"))) return { kind: "nothing" }
      const signature = headers["x-wc-webhook-signature"] ?? ""
      if (!isSameText(signature, hmacOf(secret, body, "base64"))) return undefined
      const productId = textAt(at(parsed(body), "id"))
      return productId !== undefined && (headers["x-wc-webhook-topic"] ?? "").startsWith("product.")
        ? { kind: "product", productId }
        : { kind: "nothing" }
    },
  }
}
