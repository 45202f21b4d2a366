import { Effect } from "effect"
import { expect, test } from "vitest"
import { bigcommerce } from "./bigcommerce.ts"
import { magento } from "./magento.ts"
import type { ShopClient } from "./shop-client.ts"
import type { ShopsOptions, ShopSystem } from "./shop-options.ts"

const facts = { name: "Teas", address: "https://teas.example", currency: "INR", timeZone: "Asia/Kolkata" }

/** A client of a shop that answers with these products, and the addresses that were asked. */
const answering = (answer: (url: string) => unknown) => {
  const asked: Array<string> = []
  const need: ShopClient["need"] = (url) =>
    Effect.sync(() => {
      asked.push(url)
      return { body: answer(url), header: () => undefined }
    })
  return { asked, client: { need, call: need } as ShopClient }
}
const firstPage = (system: ShopSystem, platform: "BigCommerce" | "Magento") =>
  Effect.runPromise(system.page({ platform, shop: "https://teas.example", token: "t" }, facts, undefined)).then(
    ({ rows }) => rows,
  )

const pictures = [1, 2, 3].map((number) => `https://cdn.example/${number}.jpg`)

test("BigCommerce's pictures of a product are asked for and kept beside the main one", async () => {
  const product = {
    id: 1,
    name: "Assam",
    price: 450,
    primary_image: { url_standard: pictures[1] },
    variants: [{ id: 2 }],
    images: pictures.map((url_standard) => ({ url_standard })),
  }
  const { asked, client } = answering(() => ({ data: [product] }))
  const [row] = await firstPage(
    bigcommerce({ bigCommerceUrl: "https://api.example" } as ShopsOptions, client),
    "BigCommerce",
  )
  expect([row?.["image_link"], row?.["additional_image_link"]]).toEqual([pictures[1], `${pictures[0]},${pictures[2]}`])
  expect(new URL(asked[0] ?? "").searchParams.get("include")).toContain("images")
})

const attributes = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([attribute_code, value]) => ({ attribute_code, value }))
const tea = {
  id: 1,
  name: "Assam",
  price: 450,
  visibility: 4,
  type_id: "simple",
  media_gallery_entries: [
    { media_type: "image", disabled: false, file: "/a.jpg" },
    { media_type: "image", disabled: false, file: "/b.jpg" },
    { media_type: "image", disabled: true, file: "/hidden.jpg" },
    { media_type: "external-video", disabled: false, file: "/film.jpg" },
  ],
}
const magentoRow = async (custom: Readonly<Record<string, string>>) => {
  const { client } = answering((url) =>
    url.includes("neq")
      ? { items: [{ ...tea, custom_attributes: attributes(custom) }], total_count: 1 }
      : { items: [] },
  )
  const [row] = await firstPage(magento(client), "Magento")
  return row ?? {}
}

test("Magento's pictures that a page shows are kept, and its films are none", async () => {
  const row = await magentoRow({ image: "/a.jpg" })
  const at = "https://teas.example/media/catalog/product"
  expect([row["image_link"], row["additional_image_link"]]).toEqual([`${at}/a.jpg`, `${at}/b.jpg`])
})

test("Magento's special price counts on its days, by the shop's own clock", async () => {
  const special = { special_price: "300.0000", special_from_date: "2026-11-01 00:00:00" }
  const dated = await magentoRow({ ...special, special_to_date: "2026-11-30 00:00:00" })
  expect([dated["sale_price"], dated["sale_price_effective_date"]]).toEqual([
    "300.00 INR",
    "2026-10-31T18:30+00:00/2026-11-30T18:30+00:00",
  ])
  expect((await magentoRow(special))["sale_price_effective_date"]).toBe("2026-10-31T18:30+00:00/2099-12-31")
  expect((await magentoRow({ special_price: "300" }))["sale_price_effective_date"]).toBeUndefined()
})
