import { Effect } from "effect"
import { expect, test } from "vitest"
import { shopify } from "./shopify.ts"

const media = (name: string) => ({ preview: { image: { url: `https://cdn.example/${name}.jpg` } } })

test("a variant shows its own picture, and its product's where it has none", async () => {
  const product = { legacyResourceId: "1", title: "Tea", handle: "tea", status: "ACTIVE", featuredMedia: media("tea") }
  const nodes = [
    { legacyResourceId: "11", title: "Green", price: "4.50", media: { nodes: [media("green")] }, product },
    { legacyResourceId: "12", title: "Black", price: "4.50", media: { nodes: [] }, product },
  ]
  const answer = { body: { data: { productVariants: { nodes } } }, header: () => undefined }
  const client = { need: () => Effect.succeed(answer), call: () => Effect.succeed(answer) }
  const options = { url: "https://{shop}", apiKey: "", secrets: [""], version: "2026-10" }
  const access = { platform: "Shopify", shop: "teas.myshopify.com", token: "shpat_1" } as const
  const read = shopify(options, client).page(access, { name: "Teas", address: "https://teas.example" }, undefined)
  const { rows } = await Effect.runPromise(read)
  expect(rows.map((row) => row["image_link"])).toEqual(["https://cdn.example/green.jpg", "https://cdn.example/tea.jpg"])
})
