import { describe, expect, it } from "vitest"
import { graph, launchMeta, made } from "../testing/campaigns.ts"
import { control, runSandbox } from "../testing/run-sandbox.ts"
import type { Sandbox } from "../start-sandbox.ts"
import { productParts } from "./meta-product-insights.ts"

const DAY = 86_400_000

const product = (id: string, change: Record<string, unknown> = {}) => ({
  method: "UPDATE",
  data: {
    id,
    title: `Loaf, ${id}`,
    description: "Sour.",
    availability: "in stock",
    condition: "new",
    price: "450.00 INR",
    link: "https://rye.example/p/1",
    image_link: "https://rye.example/p/1.jpg",
    ...change,
  },
})

const filled = async (sandbox: Sandbox, requests = [product("SKU-1"), product("SKU-2")]) => {
  const catalog = made(
    await graph(sandbox, "POST", "2001/owned_product_catalogs", { name: "Bread", vertical: "commerce" }),
  )
  const batch = { item_type: "PRODUCT_ITEM", allow_upsert: true, requests }
  const taken = await graph(sandbox, "POST", `${catalog}/items_batch`, batch)
  const set = made(await graph(sandbox, "POST", `${catalog}/product_sets`, { name: "All" }))
  return { catalog, set, taken }
}

describe("catalogues of the Graph stand-in", () => {
  it("takes products by their codes, and names those with a problem", () =>
    runSandbox({}, async (sandbox) => {
      const requests = [product("SKU-1"), product("SKU-2", { price: "cheap" }), product("SKU-3", { colour: "red" })]
      const { catalog, taken } = await filled(sandbox, requests)
      expect(taken.body).toMatchObject({
        validation_status: [
          { retailer_id: "SKU-2", errors: [{ message: "A price has the wrong format" }] },
          { retailer_id: "SKU-3", errors: [{ message: "Unknown field colour" }] },
        ],
      })
      const count = async () =>
        (await graph(sandbox, "GET", catalog, { fields: "product_count" })).body["product_count"]
      expect(await count()).toBe(1)
      const again = { item_type: "PRODUCT_ITEM", requests: [{ method: "DELETE", data: { id: "SKU-1" } }] }
      await graph(sandbox, "POST", `${catalog}/items_batch`, again)
      expect(await count()).toBe(0)
      const listed = await graph(sandbox, "GET", "2001/owned_product_catalogs", { fields: "id,name" })
      expect(listed.body["data"]).toEqual([{ id: catalog, name: "Bread" }])
      expect((await graph(sandbox, "GET", "act_3001", { fields: "business" })).body).toMatchObject({
        business: { id: "2001" },
      })
    }))

  it("lists products as Meta shows them, with what keeps them out of ads", () =>
    runSandbox({}, async (sandbox) => {
      const requests = [
        product("SKU-1", { sale_price: "399.00 INR" }),
        product("SKU-2", { title: "Pipe tobacco" }),
        product("SKU-3", { sale_price: "500.00 INR" }),
      ]
      const { catalog } = await filled(sandbox, requests)
      const read = async (params: Record<string, unknown> = {}) => {
        const fields = "retailer_id,price,sale_price,currency,review_status,review_rejection_reasons,errors"
        const { body } = await graph(sandbox, "GET", `${catalog}/products`, { fields, ...params }, undefined, "v25.0")
        return body
      }
      expect((await read())["data"]).toMatchObject([
        { retailer_id: "SKU-1", price: "₹450.00", sale_price: "₹399.00", currency: "INR", review_status: "approved" },
        {
          retailer_id: "SKU-2",
          review_status: "rejected",
          review_rejection_reasons: ["Restricted goods"],
          errors: [{ error_type: "DA_POLICY_VIOLATION", error_priority: "HIGH" }],
        },
        { retailer_id: "SKU-3", errors: [{ error_type: "INVALID_SALE_PRICE" }] },
      ])
      expect((await read({ error_type: "INVALID_SALE_PRICE" }))["data"]).toMatchObject([{ retailer_id: "SKU-3" }])
      expect(await read({ error_type: "UGLY" })).toMatchObject({ error: { code: 100 } })
      await graph(sandbox, "POST", `${catalog}/items_batch`, {
        item_type: "PRODUCT_ITEM",
        requests: [product("SKU-2", { title: "Pipe" })],
      })
      expect((await read({ error_priority: "HIGH" }))["data"]).toMatchObject([{ retailer_id: "SKU-3" }])
    }))

  it("takes further pictures and the dates of a sale as Meta writes them", () =>
    runSandbox({}, async (sandbox) => {
      const dates = "2026-11-01T00:00+05:30/2026-11-30T23:59+05:30"
      const pictures = (length: number) => Array.from({ length }, (_, index) => `https://rye.example/p/${index}.jpg`)
      const requests = [
        product("SKU-1", { additional_image_link: pictures(20), sale_price_effective_date: dates }),
        product("SKU-2", { additional_image_link: pictures(21) }),
        product("SKU-3", { additional_image_link: "https://rye.example/p/1.jpg" }),
        product("SKU-4", { sale_price_effective_date: "2026-11-01/2026-11-30" }),
      ]
      const { taken } = await filled(sandbox, requests)
      const problem = (retailer_id: string, message: string) => ({ retailer_id, errors: [{ message }] })
      const pictureProblem = "additional_image_link must be a list of at most 20 addresses"
      expect(taken.body["validation_status"]).toEqual([
        problem("SKU-2", pictureProblem),
        problem("SKU-3", pictureProblem),
        problem("SKU-4", "sale_price_effective_date has the wrong format"),
      ])
    }))

  it("refuses unknown product sets and templates that show none", () =>
    runSandbox({}, async (sandbox) => {
      const { set } = await filled(sandbox)
      const creative = (change: Record<string, unknown>) =>
        graph(sandbox, "POST", "act_3001/adcreatives", {
          name: "Bread",
          object_story_spec: { page_id: "4001", template_data: { link: "https://rye.example/" } },
          ...change,
        })
      expect((await creative({})).status).toBe(400)
      expect((await creative({ product_set_id: "999" })).status).toBe(400)
      expect((await creative({ product_set_id: set })).status).toBe(200)
    }))

  it("reports no products of a campaign without a product set", () =>
    runSandbox({}, async (sandbox) => {
      const { campaign } = await launchMeta(sandbox)
      await control(sandbox, "POST", "/approve-all")
      await control(sandbox, "POST", "/clock", { advanceMs: DAY })
      const path = `${campaign}/insights`
      const fields = "impressions,converted_product_quantity"
      const rows = await graph(sandbox, "GET", path, { fields, breakdowns: ["product_id"] })
      expect(rows.body["data"]).toEqual([])
      expect((await graph(sandbox, "GET", path, { fields, breakdowns: ["product_id", "age"] })).status).toBe(400)
    }))

  it("parts a day among products without giving away more than the day had", () => {
    const products = [1, 2, 3].map((number) => ({ id: `SKU-${number}`, title: "Loaf", price: "4.50 GBP" }))
    const all = { impressions: 10_000, clicks: 400, spendMinor: 90_000 }
    const parts = productParts(products, "2026-11-20", all)
    expect(parts).toEqual(productParts(products, "2026-11-20", all))
    for (const name of ["impressions", "clicks", "spendMinor"] as const) {
      const sum = parts.reduce((total, part) => total + part[name], 0)
      expect(sum).toBeLessThanOrEqual(all[name])
      expect(sum).toBeGreaterThan(all[name] * 0.8)
    }
    expect(parts.every(({ bought, boughtMinor }) => boughtMinor === bought * 450)).toBe(true)
    expect(productParts([], "2026-11-20", all)).toEqual([])
  })
})
