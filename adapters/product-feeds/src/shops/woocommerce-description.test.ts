import facts from "@tools/provider-facts/woocommerce.json" with { type: "json" }
import { Effect } from "effect"
import { expect, test } from "vitest"
import { woocommerce } from "./woocommerce.ts"

type NamesByType = Readonly<Record<string, string>>
interface Call {
  readonly parameters: NamesByType
  readonly enums: Readonly<Record<string, string>>
  readonly ranges: Readonly<Record<string, string>>
  readonly item: string
}

const calls: Readonly<Record<string, Call>> = facts.calls
const fields: Readonly<Record<string, NamesByType>> = facts.fields
const enums: Readonly<Record<string, string>> = facts.enums

const namesIn = (names: NamesByType | undefined): ReadonlyArray<string> =>
  Object.values(names ?? {}).flatMap((list) => list.split(" "))

/** What WordPress says of itself at `/wp-json` without a schema: `WP_REST_Server` of 6.9.1. */
const indexFields = ["name", "home", "timezone_string", "site_icon_url"]

/** The call of an address by the description's name of it. */
const callOf = (method: string, url: URL): string =>
  `${method} ${url.pathname.replace("/wp-json/wc/v3/", "").replace(/\d+|(?<=settings\/)\w+/u, "{id}")}`

/** What a call says in its address that WooCommerce does not describe. */
const unknownIn = (method: string, address: string): ReadonlyArray<string> => {
  const url = new URL(address)
  const name = callOf(method, url)
  const call = calls[name]
  if (call === undefined) return [`${name} is not described`]
  const known = namesIn(call.parameters)
  return [...url.searchParams].flatMap(([parameter, value]) => {
    if (!known.includes(parameter)) return [`${name}: ${parameter} is not described`]
    const values = call.enums[parameter]?.split(" ")
    const [least, most] = (call.ranges[parameter] ?? "..").split("..")
    const isOutside = (least && Number(value) < Number(least)) || (most && Number(value) > Number(most))
    return values?.includes(value) === false || isOutside ? [`${name}: ${parameter} is ${value}`] : []
  })
}

/** A value that notes the path of each field that is read of it. */
const watched = (value: unknown, path: string, note: (path: string, name: string) => void): unknown => {
  if (typeof value !== "object" || value === null) return value
  return new Proxy(value, {
    get: (held, name) => {
      const inner: unknown = Reflect.get(held, name)
      if (Array.isArray(held) || typeof name === "symbol")
        return typeof inner === "function" ? inner : watched(inner, path, note)
      note(path, name)
      return watched(inner, path === "" ? name : `${path}.${name}`, note)
    },
  })
}

const image = { src: "https://teas.example/1.jpg" }
const onSale = {
  price: "3.00",
  regular_price: "4.50",
  sale_price: "3.00",
  date_on_sale_from_gmt: "2026-11-01T18:30:00",
  stock_status: "instock",
}
const product = {
  ...onSale,
  id: 1,
  type: "simple",
  status: "publish",
  catalog_visibility: "visible",
  post_password: "",
  name: "Assam",
  images: [image],
  brands: [{ name: "Leaf" }],
  categories: [{ name: "Tea" }],
}
const variation = { ...onSale, id: 11, status: "publish", image, attributes: [{ option: "Small" }] }

/** The calls to a shop with every kind of product, and the fields that are read from its answers. */
const spoken = async () => {
  const [asked, read]: [Set<string>, Set<string>] = [new Set(), new Set()]
  const bodies: Readonly<Record<string, unknown>> = {
    "GET products": [product, { ...product, id: 2, type: "variable" }],
    "GET products/{id}": product,
    "GET products/{id}/variations": [variation],
    "GET settings/{id}": [{ id: "woocommerce_currency", value: "GBP" }],
    "GET webhooks": [{ id: 3, delivery_url: "https://a.example/key" }],
  }
  const answer = (address: string, _headers: unknown, method = "GET") => {
    const url = new URL(address)
    const name = url.pathname === "/wp-json" ? "index" : callOf(method, url)
    if (name !== "index") asked.add(`${method} ${address}`)
    const note = (path: string, field: string) => read.add(`${path} ${field}`)
    const body = watched(name === "index" ? {} : bodies[name], calls[name]?.item ?? name, note)
    return Effect.succeed({ body, header: () => "1" })
  }
  const system = woocommerce({ need: answer, call: answer })
  const access = { platform: "WooCommerce", shop: "https://teas.example", token: "ck_1:cs_2" } as const
  const shop = await Effect.runPromise(system.facts(access))
  await Effect.runPromise(system.page(access, shop, undefined))
  await Effect.runPromise(system.product(access, shop, "1"))
  await Effect.runPromise(system.release(access, "key"))
  return {
    asked: [...asked].map((one) => one.split(" ") as [string, string]),
    read: [...read].map((one) => one.split(" ")),
  }
}

test("every parameter and value that a shop is asked with is in its own index", async () => {
  const { asked } = await spoken()
  const spokenCalls = asked.map(([method, address]) => callOf(method, new URL(address)))
  expect(new Set(spokenCalls)).toEqual(new Set(Object.keys(calls).filter((name) => !name.startsWith("POST"))))
  expect(asked.flatMap(([method, address]) => unknownIn(method, address))).toEqual([])
})

test("every field that is read of a shop is in the schema of its items", async () => {
  const { read } = await spoken()
  const isKnown = (path: string, name: string) =>
    path === "index" ? indexFields.includes(name) : namesIn(fields[path]).includes(name)
  expect(read.length).toBeGreaterThan(30)
  expect(read.filter(([path = "", name = ""]) => !isKnown(path, name))).toEqual([])
})

test("every value that decides what is sold is a value of the schema", () => {
  expect(enums["product.status"]?.split(" ")).toEqual(expect.arrayContaining(["publish", "private"]))
  expect(enums["product_variation.status"]?.split(" ")).toContain("private")
  expect(enums["product.catalog_visibility"]?.split(" ")).toContain("hidden")
  expect(enums["product.type"]?.split(" ")).toContain("variable")
  expect(enums["product.stock_status"]?.split(" ")).toContain("outofstock")
  expect(enums["product_variation.stock_status"]).toBe(enums["product.stock_status"])
})

test("what a shop does not describe is found", () => {
  const products = "https://teas.example/wp-json/wc/v3/products"
  expect(unknownIn("GET", `${products}?colour=red`)).toEqual(["GET products: colour is not described"])
  expect(unknownIn("GET", `${products}?orderby=colour`)).toEqual(["GET products: orderby is colour"])
  expect(unknownIn("GET", `${products}?per_page=101`)).toEqual(["GET products: per_page is 101"])
  expect(unknownIn("PUT", `${products}/1`)).toEqual(["PUT products/{id} is not described"])
})
