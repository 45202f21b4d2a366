import { ShopRefused } from "@application/businesses/ports"
import { Effect } from "effect"
import { expect, test } from "vitest"
import type { ShopAnswer } from "./shop-client.ts"
import { woocommerce } from "./woocommerce.ts"

const product = {
  id: 1,
  type: "simple",
  status: "publish",
  catalog_visibility: "visible",
  post_password: "",
  name: "Assam",
  price: "4.50",
  regular_price: "4.50",
  permalink: "https://teas.example/assam",
}
const facts = { name: "Teas", address: "https://teas.example", currency: "GBP" }

/** The rows of a shop that answers with these, and the addresses that were asked with a header or without. */
const rowsOf = async (
  answers: (path: string) => unknown,
  { shop = "https://teas.example", stripsHeader = false, readings = 1 } = {},
) => {
  const asked: Array<string> = []
  const need = (url: string, headers: Readonly<Record<string, string>>): Effect.Effect<ShopAnswer, ShopRefused> => {
    const address = new URL(url)
    const isByAddress = address.searchParams.get("consumer_secret") === "cs:2"
    const isByHeader = headers["authorization"] !== undefined && !stripsHeader
    asked.push(isByAddress ? "address" : "header")
    return isByAddress || isByHeader
      ? Effect.succeed({ body: answers(address.pathname), header: () => undefined })
      : Effect.fail(new ShopRefused({ kind: "access", reason: "HTTP 401" }))
  }
  const system = woocommerce({ need, call: need })
  const access = { platform: "WooCommerce", shop, token: "ck_1:cs:2" } as const
  const rows = Effect.map(system.page(access, facts, undefined), (page) => page.rows)
  const read = await Effect.runPromise(Effect.result(Effect.replicateEffect(rows, readings)))
  return { asked, rows: read._tag === "Success" ? (read.success.at(-1) ?? []) : read.failure.kind }
}

test("hidden products and those behind a password are not advertised", async () => {
  const sold = [
    product,
    { ...product, id: 2, catalog_visibility: "hidden" },
    { ...product, id: 3, post_password: "guild" },
    { ...product, id: 4, status: "private" },
    { ...product, id: 5, catalog_visibility: "search" },
  ]
  const { rows } = await rowsOf(() => sold)
  expect(rows).toMatchObject([{ id: "1" }, { id: "5" }])
})

test("a variation that is switched off is not advertised", async () => {
  const variations = [
    { id: 11, status: "publish", price: "4.50" },
    { id: 12, status: "private", price: "4.50" },
  ]
  const { rows } = await rowsOf((path) =>
    path.endsWith("/variations") ? variations : [{ ...product, type: "variable" }],
  )
  expect(rows).toMatchObject([{ id: "11" }])
})

test("a product's global unique id is its GTIN", async () => {
  const { rows } = await rowsOf(() => [{ ...product, global_unique_id: "4006381333931" }])
  expect(rows).toMatchObject([{ gtin: "4006381333931" }])
})

test("a sale is told with its dates before it begins, and all pictures are kept", async () => {
  const sale = {
    sale_price: "3.00",
    date_on_sale_from_gmt: "2026-11-01T18:30:00",
    date_on_sale_to_gmt: "2026-11-30T18:29:59",
    images: [1, 2, 3].map((number) => ({ src: `https://teas.example/${number}.jpg` })),
  }
  const read = await rowsOf(() => [
    { ...product, ...sale },
    { ...product, id: 2, price: "3.00", sale_price: "3.00", date_on_sale_to_gmt: "2026-11-30T18:29:59" },
    { ...product, id: 3, price: "3.00", sale_price: "3.00" },
  ])
  const rows = typeof read.rows === "string" ? [] : read.rows
  expect(rows.map((row) => [row["price"], row["sale_price"], row["sale_price_effective_date"]])).toEqual([
    ["4.50 GBP", "3.00 GBP", "2026-11-01T18:30+00:00/2026-11-30T18:29+00:00"],
    ["4.50 GBP", "3.00 GBP", "2000-01-01/2026-11-30T18:29+00:00"],
    ["4.50 GBP", "3.00 GBP", undefined],
  ])
  expect(rows[0]?.["additional_image_link"]).toBe("https://teas.example/2.jpg,https://teas.example/3.jpg")
})

test("a host that strips the header is asked by the address, and at once from then on", async () => {
  const { asked, rows } = await rowsOf(() => [product], { stripsHeader: true, readings: 2 })
  expect(asked).toEqual(["header", "address", "address"])
  expect(rows).toHaveLength(1)
})

test("keys never stand in an address without encryption", async () => {
  const { asked, rows } = await rowsOf(() => [product], { stripsHeader: true, shop: "http://teas.example" })
  expect([asked, rows]).toEqual([["header"], "access"])
})

test("WooCommerce is asked to let us read, and nothing more", () => {
  const never = () => Effect.die("not asked")
  const request = { appName: "Marquee", state: "7.s", returnUrl: "https://a.example", keysUrl: "https://a.example/k" }
  const shop = { platform: "WooCommerce", shop: "https://teas.example" } as const
  const address = woocommerce({ need: never, call: never }).consentAddress?.(shop, request) ?? ""
  expect(new URL(address).searchParams.get("scope")).toBe("read")
})
