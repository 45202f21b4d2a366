import type { ShopAccess } from "@application/businesses/ports"
import type { RawRow, Shop, ShopFacts } from "@domain/businesses"
import { addDays, isTimeZone, LocalDate, startOfDay } from "@domain/kernel"
import { Effect, Schema } from "effect"
import type { ShopClient } from "./shop-client.ts"
import { at, listAt, numberAt, plainText, reduced, rowOf, saleDatesOf, textAt } from "./shop-json.ts"
import type { ShopSystem } from "./shop-options.ts"

const pageSize = 100

/** A filter of the search criteria; all groups have to match. */
type Filter = readonly [field: string, value: string, condition?: "neq" | "in"]

const criteria = (filters: ReadonlyArray<Filter>, page: number): string => {
  const query = new URLSearchParams()
  for (const [index, [field, value, condition = "eq"]] of filters.entries()) {
    const name = `searchCriteria[filter_groups][${index}][filters][0]`
    query.set(`${name}[field]`, field)
    query.set(`${name}[value]`, value)
    query.set(`${name}[condition_type]`, condition)
  }
  query.set("searchCriteria[pageSize]", String(pageSize))
  query.set("searchCriteria[currentPage]", String(page))
  return query.toString()
}

const attribute = (product: unknown, code: string): string | undefined =>
  textAt(
    listAt(product, "custom_attributes").find((one) => textAt(one, "attribute_code") === code),
    "value",
  )

/** The pictures of a product that its page shows. */
const picturesOf = (product: unknown): ReadonlyArray<string> =>
  listAt(product, "media_gallery_entries").flatMap((entry) =>
    textAt(entry, "media_type") === "image" && at(entry, "disabled") !== true ? (textAt(entry, "file") ?? []) : [],
  )

/** The day of a special price's beginning or end, which Magento counts in the shop's own time zone. */
const dayOf = (product: unknown, code: string): string | undefined =>
  /^\d{4}-\d{2}-\d{2}/.exec(attribute(product, code) ?? "")?.[0]

const isDay = Schema.is(LocalDate)

/** The dates of a special price, with the hours of the shop's time zone. */
const specialDates = (product: unknown, shopZone = "UTC"): string | undefined => {
  const timeZone = isTimeZone(shopZone) ? shopZone : "UTC"
  const moment = (date: string | undefined, after: number) =>
    date === undefined || !isDay(date)
      ? undefined
      : new Date(startOfDay(addDays(date, after), timeZone)).toISOString().replace(/:\d{2}\.\d{3}Z$/, "+00:00")
  return saleDatesOf(moment(dayOf(product, "special_from_date"), 0), moment(dayOf(product, "special_to_date"), 1))
}

const childrenOf = (parent: unknown) =>
  listAt(parent, "extension_attributes", "configurable_product_links").map((id) => textAt(id) ?? "")

/** Parents by the ids of their children. */
type Parents = ReadonlyMap<string, unknown>

const sold: ReadonlyArray<Filter> = [["status", "1"]]

/** Shops of Magento: asked with the access token of an integration that their owner makes. They tell of no changes. */
export const magento = ({ need }: ShopClient): ShopSystem => {
  const api = ({ shop }: Shop, path: string) => `${shop}/rest/V1/${path}`
  const withToken = ({ token }: ShopAccess) => ({ authorization: `Bearer ${token}` })
  const search = Effect.fnUntraced(function* (access: ShopAccess, filters: ReadonlyArray<Filter>, page: number) {
    const { body } = yield* need(api(access, `products?${criteria(filters, page)}`), withToken(access))
    // Past its end, Magento hands out the last page again.
    return { items: listAt(body, "items"), isLast: page * pageSize >= (numberAt(body, "total_count") ?? 0) }
  })
  const all = Effect.fnUntraced(function* (access: ShopAccess, filters: ReadonlyArray<Filter>) {
    const items: Array<unknown> = []
    for (let page = 1, isLast = false; !isLast; page += 1) {
      const found = yield* search(access, filters, page)
      items.push(...found.items)
      isLast = found.isLast
    }
    return items
  })
  const configurables: ReadonlyArray<Filter> = [...sold, ["type_id", "configurable"]]
  const parentsOf = (parents: ReadonlyArray<unknown>): Parents =>
    new Map(parents.flatMap((parent) => childrenOf(parent).map((id) => [id, parent] as const)))

  const config = (access: ShopAccess) =>
    Effect.map(need(api(access, "store/storeConfigs"), withToken(access)), ({ body }) => at(body, 0))
  const addressOf = (store: unknown, shop: string) =>
    (textAt(store, "secure_base_url") ?? textAt(store, "base_url") ?? shop).replace(/\/+$/, "")

  const rowOfProduct = (
    product: unknown,
    parents: Parents,
    { address, currency, timeZone }: ShopFacts,
  ): ReadonlyArray<RawRow> => {
    const id = textAt(product, "id")
    const parent = parents.get(id ?? "")
    const isAlone = numberAt(product, "visibility") !== 1
    if (id === undefined || (!isAlone && parent === undefined)) return []
    const shown = isAlone ? product : parent
    const picture = attribute(product, "image") ?? attribute(shown, "image")
    const hasPicture = picture !== undefined && picture !== "no_selection"
    const full = numberAt(product, "price")
    const special = Number(attribute(product, "special_price") ?? Number.NaN)
    const mediaAddress = (file: string) => `${address}/media/catalog/product${file}`
    const prices = reduced(full, Number.isFinite(special) ? special : full)
    const saleDates = "sale" in prices ? specialDates(product, timeZone) : undefined
    return [
      rowOf(
        {
          id,
          group: textAt(parent, "id") ?? id,
          sku: textAt(product, "sku"),
          title: textAt(product, "name") ?? "",
          description: plainText(attribute(product, "description") ?? attribute(shown, "description")),
          link: `${address}/${attribute(shown, "url_key") ?? ""}.html`,
          image: hasPicture ? mediaAddress(picture) : undefined,
          furtherImages: [...picturesOf(product), ...(parent === undefined ? [] : picturesOf(parent))].map(
            mediaAddress,
          ),
          isInStock: at(product, "extension_attributes", "stock_item", "is_in_stock") !== false,
          ...prices,
          saleDates,
        },
        currency,
      ),
    ]
  }

  return {
    facts: Effect.fnUntraced(function* (access) {
      const store = yield* config(access)
      const groups = yield* need(api(access, "store/storeGroups"), withToken(access))
      const name = listAt(groups.body).flatMap((group) =>
        textAt(group, "id") === "0" ? [] : (textAt(group, "name") ?? []),
      )[0]
      const [currency, timeZone] = [textAt(store, "base_currency_code"), textAt(store, "timezone")]
      return {
        name: name ?? access.shop,
        address: addressOf(store, access.shop),
        ...(currency !== undefined && { currency }),
        ...(timeZone !== undefined && { timeZone }),
      }
    }),
    page: Effect.fnUntraced(function* (access, facts, place = "1") {
      const parents = parentsOf(yield* all(access, configurables))
      const page = Number(place)
      const found = yield* search(access, [...sold, ["type_id", "configurable", "neq"]], page)
      return {
        rows: found.items.flatMap((product) => rowOfProduct(product, parents, facts)),
        ...(!found.isLast && { next: String(page + 1) }),
      }
    }),
    product: Effect.fnUntraced(function* (access, facts, productId) {
      const [product] = yield* all(access, [...sold, ["entity_id", productId]])
      if (product === undefined) return []
      if (textAt(product, "type_id") !== "configurable") return rowOfProduct(product, new Map(), facts)
      const children = yield* all(access, [...sold, ["entity_id", childrenOf(product).join(","), "in"]])
      return children.flatMap((child) => rowOfProduct(child, parentsOf([product]), facts))
    }),
    watch: () => Effect.void,
    release: () => Effect.void,
    noticeIn: () => undefined,
  }
}
