import type { ShopAccess } from "@application/businesses/ports"
import type { RawRow, Shop } from "@domain/businesses"
import { Effect } from "effect"
import { isSameText, type ShopClient } from "./shop-client.ts"
import { at, listAt, numberAt, parsed, plainText, reduced, rowOf, textAt } from "./shop-json.ts"
import type { ShopsOptions, ShopSystem } from "./shop-options.ts"

const pageSize = 250
const scopes = ["store/product/*", "store/app/uninstalled"]

/** BigCommerce signs nothing; its messages carry this header, which we give it with each webhook. */
const secretHeader = "x-marquee-secret"

const isInStock = (product: unknown, variant: unknown): boolean => {
  if (textAt(product, "availability") === "disabled" || at(variant, "purchasing_disabled") === true) return false
  const tracking = textAt(product, "inventory_tracking")
  if (tracking === "variant") return (numberAt(variant, "inventory_level") ?? 0) > 0
  return tracking !== "product" || (numberAt(product, "inventory_level") ?? 0) > 0
}

const rowsOf = (product: unknown, address: string, currency: string | undefined): ReadonlyArray<RawRow> => {
  const group = textAt(product, "id")
  const title = textAt(product, "name")
  if (group === undefined || title === undefined || at(product, "is_visible") === false) return []
  return listAt(product, "variants").map((variant) => {
    const choices = listAt(variant, "option_values")
      .map((value) => textAt(value, "label"))
      .filter((label) => label !== undefined)
    const full = numberAt(variant, "price") ?? numberAt(product, "price")
    return rowOf(
      {
        id: `${group}-${textAt(variant, "id") ?? "0"}`,
        group,
        sku: textAt(variant, "sku") ?? textAt(product, "sku"),
        title: choices.length === 0 ? title : `${title} – ${choices.join(", ")}`,
        description: plainText(textAt(product, "description")),
        link: `${address}${textAt(product, "custom_url", "url") ?? ""}`,
        image: textAt(variant, "image_url") ?? textAt(product, "primary_image", "url_standard"),
        furtherImages: listAt(product, "images").flatMap((image) => textAt(image, "url_standard") ?? []),
        isInStock: isInStock(product, variant),
        ...reduced(full, numberAt(variant, "sale_price") ?? numberAt(product, "sale_price") ?? full),
        gtin: textAt(variant, "upc") ?? textAt(product, "gtin"),
      },
      currency,
    )
  })
}

/** Stores of BigCommerce: asked with the token of an account that their owner makes. */
export const bigcommerce = (options: ShopsOptions, { call, need }: ShopClient): ShopSystem => {
  const api = ({ shop }: Shop, path: string) => `${options.bigCommerceUrl}/stores/${shop}/${path}`
  const withToken = ({ token }: ShopAccess) => ({ "x-auth-token": token })
  const products = "v3/catalog/products?include=variants,primary_image,images&is_visible=true"
  return {
    facts: Effect.fnUntraced(function* (access) {
      const { body } = yield* need(api(access, "v2/store"), withToken(access))
      const [currency, timeZone] = [textAt(body, "currency"), textAt(body, "timezone", "name")]
      const [email, logoUrl] = [textAt(body, "admin_email"), textAt(body, "logo", "url")]
      return {
        name: textAt(body, "name") ?? access.shop,
        address: textAt(body, "secure_url") ?? `https://${textAt(body, "domain") ?? access.shop}`,
        ...(currency !== undefined && { currency }),
        ...(timeZone !== undefined && { timeZone }),
        ...(email !== undefined && { email }),
        ...(logoUrl !== undefined && { logoUrl }),
      }
    }),
    page: Effect.fnUntraced(function* (access, facts, place = "1") {
      const { body } = yield* need(api(access, `${products}&limit=${pageSize}&page=${place}`), withToken(access))
      const page = Number(place)
      return {
        rows: listAt(body, "data").flatMap((product) => rowsOf(product, facts.address, facts.currency)),
        ...(page < (numberAt(body, "meta", "pagination", "total_pages") ?? 1) && { next: String(page + 1) }),
      }
    }),
    product: Effect.fnUntraced(function* (access, facts, productId) {
      const { body } = yield* need(api(access, `${products}&id:in=${productId}`), withToken(access))
      return listAt(body, "data").flatMap((product) => rowsOf(product, facts.address, facts.currency))
    }),
    watch: Effect.fnUntraced(function* (access, address, secret) {
      const { body } = yield* need(api(access, "v3/hooks"), withToken(access))
      const known = listAt(body, "data").filter((hook) => textAt(hook, "destination") === address)
      for (const scope of scopes.filter((one) => !known.some((hook) => textAt(hook, "scope") === one)))
        yield* need(api(access, "v3/hooks"), withToken(access), "POST", {
          scope,
          destination: address,
          is_active: true,
          headers: { [secretHeader]: secret },
        })
    }),
    // An account's token cannot give itself back: its owner deletes it in the store.
    release: (access, noticeKey) =>
      Effect.gen(function* () {
        const { body } = yield* need(api(access, "v3/hooks"), withToken(access))
        for (const hook of listAt(body, "data")) {
          if (textAt(hook, "destination")?.endsWith(`/${noticeKey}`) !== true) continue
          yield* call(api(access, `v3/hooks/${textAt(hook, "id")}`), withToken(access), "DELETE")
        }
      }).pipe(
        Effect.catchIf(
          ({ kind }) => kind === "access",
          () => Effect.void,
        ),
      ),
    noticeIn: ({ shop }, { headers, body }, secret) => {
      const message = parsed(body)
      if (!isSameText(headers[secretHeader] ?? "", secret)) return undefined
      if (textAt(message, "producer") !== `stores/${shop}`) return undefined
      if (textAt(message, "scope") === "store/app/uninstalled") return { kind: "removed" }
      const productId = textAt(message, "data", "id")
      return textAt(message, "data", "type") === "product" && productId !== undefined
        ? { kind: "product", productId }
        : { kind: "nothing" }
    },
  }
}
