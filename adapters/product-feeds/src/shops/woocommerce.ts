import type { ShopAccess, ShopRefused } from "@application/businesses/ports"
import type { RawRow, Shop, ShopFacts } from "@domain/businesses"
import { Effect } from "effect"
import { hmacOf, isSameText, type ShopClient } from "./shop-client.ts"
import { at, listAt, numberAt, parsed, plainText, reduced, rowOf, saleDatesOf, textAt } from "./shop-json.ts"
import type { ShopSystem } from "./shop-options.ts"

/** The most that WooCommerce hands out at once. */
const pageSize = 100
/** Shops whose hosts are known to strip the header of a login; no more are remembered. */
const mostRemembered = 10_000

/** A login by the address, for hosts that strip its header. */
const withLogin = (url: string, token: string): string => {
  const address = new URL(url)
  const colon = token.indexOf(":")
  address.searchParams.set("consumer_key", token.slice(0, colon))
  address.searchParams.set("consumer_secret", token.slice(colon + 1))
  return address.href
}

/** What visitors of the shop find and may buy; a variation that is switched off is private. */
const isShown = (item: unknown): boolean =>
  textAt(item, "status") === "publish" &&
  textAt(item, "catalog_visibility") !== "hidden" &&
  textAt(item, "post_password") === undefined

/** A moment that the shop writes in UTC without saying so. */
const utcText = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : `${text.slice(0, 16)}+00:00`

/** A sale with dates is told with them, also before it begins; `price` says what counts now. */
const priceOf = (item: unknown) => {
  const [full, now] = [numberAt(item, "regular_price") ?? numberAt(item, "price"), numberAt(item, "price")]
  const dates = saleDatesOf(
    utcText(textAt(item, "date_on_sale_from_gmt")),
    utcText(textAt(item, "date_on_sale_to_gmt")),
  )
  if (dates === undefined) return reduced(full, now)
  const prices = reduced(full, numberAt(item, "sale_price"))
  return { ...prices, ...("sale" in prices && { saleDates: dates }) }
}

const rowOfItem = (product: unknown, item: unknown, currency: string | undefined): RawRow => {
  // A variation has a picture and says which option it is; a product lists all that it has.
  const variation = item === product ? undefined : item
  const choices = listAt(variation, "attributes").flatMap((one) => textAt(one, "option") ?? [])
  const title = textAt(product, "name") ?? ""
  return rowOf(
    {
      id: textAt(item, "id") ?? "",
      group: textAt(product, "id") ?? "",
      sku: textAt(item, "sku"),
      title: choices.length === 0 ? title : `${title} – ${choices.join(", ")}`,
      description: plainText(textAt(product, "description") ?? textAt(product, "short_description")),
      link: textAt(item, "permalink") ?? textAt(product, "permalink"),
      image: textAt(variation, "image", "src") ?? textAt(product, "images", 0, "src"),
      furtherImages: listAt(product, "images").flatMap((image) => textAt(image, "src") ?? []),
      isInStock: textAt(item, "stock_status") !== "outofstock",
      ...priceOf(item),
      brand: textAt(product, "brands", 0, "name"),
      type: textAt(product, "categories", 0, "name"),
      gtin: textAt(item, "global_unique_id"),
    },
    currency,
  )
}

/** Shops of WooCommerce: they hand keys over by themselves, and their REST API is asked with them. */
export const woocommerce = ({ call, need }: ShopClient): ShopSystem => {
  const api = ({ shop }: Shop, path: string) => `${shop}/wp-json/${path}`
  const withKeys = ({ token }: ShopAccess) => ({ authorization: `Basic ${Buffer.from(token).toString("base64")}` })
  const stripping = new Set<string>()
  /** Asks with the keys in a header; over https, where the host strips it, in the address. */
  const asked = <A>(
    access: ShopAccess,
    path: string,
    ask: (url: string, headers: Readonly<Record<string, string>>) => Effect.Effect<A, ShopRefused>,
  ): Effect.Effect<A, ShopRefused> => {
    const url = api(access, path)
    const byAddress = Effect.suspend(() => ask(withLogin(url, access.token), {}))
    if (stripping.has(access.shop)) return byAddress
    const byHeader = ask(url, withKeys(access))
    if (!access.shop.startsWith("https://")) return byHeader
    return Effect.catchIf(
      byHeader,
      ({ kind }) => kind === "access",
      () =>
        Effect.tap(byAddress, () =>
          Effect.sync(() => {
            if (stripping.size < mostRemembered) stripping.add(access.shop)
          }),
        ),
    )
  }
  const read = (access: ShopAccess, path: string) => asked(access, path, need)
  const pagesOf = ({ header }: { readonly header: (name: string) => string | undefined }) =>
    Number(header("x-wp-totalpages") ?? 1)

  const variations = Effect.fnUntraced(function* (access: ShopAccess, productId: string) {
    const items: Array<unknown> = []
    for (let page = 1, last = 1; page <= last; page += 1) {
      const path = `wc/v3/products/${productId}/variations?per_page=${pageSize}&page=${page}`
      const answer = yield* read(access, path)
      items.push(...listAt(answer.body))
      last = pagesOf(answer)
    }
    return items
  })
  const rowsOf = Effect.fnUntraced(function* (access: ShopAccess, { currency }: ShopFacts, product: unknown) {
    const id = textAt(product, "id")
    if (id === undefined || !isShown(product)) return []
    const isVariable = textAt(product, "type") === "variable"
    const items = isVariable ? yield* variations(access, id) : [product]
    return items
      .filter((item) => textAt(item, "status") !== "private")
      .map((item) => rowOfItem(product, item, currency))
  })

  return {
    consentAddress: ({ shop }, { appName, state, returnUrl, keysUrl }) => {
      const address = new URL(`${shop}/wc-auth/v1/authorize`)
      address.search = new URLSearchParams({
        app_name: appName,
        scope: "read",
        user_id: state,
        return_url: returnUrl,
        callback_url: keysUrl,
      }).toString()
      return address.href
    },
    facts: Effect.fnUntraced(function* (access) {
      const { body: settings } = yield* read(access, "wc/v3/settings/general")
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
      const answer = yield* read(access, path)
      const rows = yield* Effect.forEach(listAt(answer.body), (product) => rowsOf(access, facts, product))
      const page = Number(place)
      return { rows: rows.flat(), ...(page < pagesOf(answer) && { next: String(page + 1) }) }
    }),
    product: Effect.fnUntraced(function* (access, facts, productId) {
      const answer = yield* asked(access, `wc/v3/products/${productId}`, call)
      return answer === undefined ? [] : yield* rowsOf(access, facts, answer.body)
    }),
    // Its messages need keys that write, which we do not ask for.
    watch: () => Effect.void,
    // WooCommerce has no call that takes keys back: its owner deletes them there. Keys of old links may write, and have webhooks.
    release: (access, noticeKey) =>
      Effect.gen(function* () {
        const { body } = yield* read(access, `wc/v3/webhooks?per_page=${pageSize}`)
        for (const hook of listAt(body)) {
          if (textAt(hook, "delivery_url")?.endsWith(`/${noticeKey}`) !== true) continue
          yield* asked(access, `wc/v3/webhooks/${textAt(hook, "id")}?force=true`, (url, headers) =>
            call(url, headers, "DELETE"),
          )
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
