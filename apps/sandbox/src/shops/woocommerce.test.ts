import facts from "@tools/provider-facts/woocommerce.json" with { type: "json" }
import { expect, test } from "vitest"
import { isObject, type Json, type JsonObject } from "../core/json.ts"
import type { Sandbox } from "../start-sandbox.ts"
import { runSandbox, startReceiver } from "../testing/run-sandbox.ts"

/** Asks Lumen Lamps with keys of a scope. */
const asker = async (sandbox: Sandbox, scope: string) => {
  const receiver = await startReceiver()
  const shop = `${sandbox.url}/woo/lumen-lamps`
  const address = new URL(`${shop}/wc-auth/v1/authorize`)
  const query = { app_name: "M", scope, user_id: "1", return_url: "http://a.example/", callback_url: receiver.url }
  address.search = new URLSearchParams(query).toString()
  await fetch(address, { method: "POST", body: new URLSearchParams({ answer: "allow" }), redirect: "manual" })
  await receiver.stop()
  const keys = JSON.parse(receiver.received[0]?.body ?? "{}") as Readonly<Record<string, string>>
  const authorization = `Basic ${Buffer.from(`${keys["consumer_key"]}:${keys["consumer_secret"]}`).toString("base64")}`
  return async (path: string, method = "GET", body?: JsonObject): Promise<{ status: number; body: Json }> => {
    const answer = await fetch(`${shop}/wp-json/wc/v3/${path}`, {
      method,
      headers: { authorization, "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: (await answer.json()) as Json }
  }
}

test.each([
  [
    "products?orderby=colour",
    {
      orderby: "orderby is not one of date, id, include, title, slug, modified, menu_order, price, popularity, rating.",
    },
  ],
  ["products?status=publish&per_page=101", { per_page: "per_page must be between 1 (inclusive) and 100 (inclusive)" }],
  ["products?page=0", { page: "page must be greater than or equal to 1" }],
  ["products?page=two", { page: "page is not of type integer." }],
  ["products?on_sale=perhaps", { on_sale: "on_sale is not of type boolean." }],
  [
    "products?exclude_status=draft,any",
    { exclude_status: "exclude_status is not one of future, trash, draft, pending, private, publish." },
  ],
  [
    "products/1005/variations?orderby=price",
    { orderby: "orderby is not one of date, id, include, title, slug, modified, menu_order." },
  ],
])("a shop refuses %s as WordPress does", (path, params) =>
  runSandbox({}, async (sandbox) => {
    const ask = await asker(sandbox, "read")
    const body = { code: "rest_invalid_param", data: { status: 400, params } }
    expect(await ask(path)).toMatchObject({ status: 400, body })
  }),
)

test("a parameter that a shop does not know is ignored", () =>
  runSandbox({}, async (sandbox) => {
    const ask = await asker(sandbox, "read")
    expect(await ask("products?colour=red")).toMatchObject({
      status: 200,
      body: Array.from({ length: 10 }, () => ({})),
    })
  }))

test("a webhook needs its topic and address, and keys that write", () =>
  runSandbox({}, async (sandbox) => {
    const [reads, writes] = [await asker(sandbox, "read"), await asker(sandbox, "write")]
    const hook = { topic: "product.updated", delivery_url: "http://127.0.0.1:9/1" }
    expect(await reads("webhooks", "POST", hook)).toMatchObject({ status: 401 })
    expect(await writes("products")).toMatchObject({ status: 401 })
    expect(await writes("webhooks", "POST", {})).toMatchObject({
      status: 400,
      body: { code: "rest_missing_callback_param", data: { params: ["topic", "delivery_url"] } },
    })
    expect(await writes("webhooks", "POST", { ...hook, status: "painted" })).toMatchObject({
      status: 400,
      body: { data: { params: { status: "status is not one of active, paused, disabled." } } },
    })
    expect(await writes("webhooks", "POST", hook)).toMatchObject({ status: 201 })
  }))

const kindOf = (value: Json): string => {
  if (Array.isArray(value)) return `list<${value.length === 0 ? "" : kindOf(value[0] ?? null)}`
  if (value === null) return "null"
  return typeof value === "number" ? "integer" : typeof value
}

/** What an item has that its schema does not know, or of another kind or value. */
const differences = (value: JsonObject, path: string): string[] => {
  const fields: Readonly<Record<string, Readonly<Record<string, string>>>> = facts.fields
  const enums: Readonly<Record<string, string>> = facts.enums
  const types = new Map(
    Object.entries(fields[path] ?? {}).flatMap(([type, list]) => list.split(" ").map((name) => [name, type] as const)),
  )
  return Object.entries(value).flatMap(([name, held]) => {
    const [place, type] = [`${path}.${name}`, types.get(name)]
    if (type === undefined) return [`${place} is not described`]
    // A shop sends null in the place of a picture that a variation has not.
    if (type === "mixed" || held === undefined || (held === null && type === "object")) return []
    if (!type.startsWith(kindOf(held)) && type !== "date-time") return [`${place} is ${kindOf(held)}`]
    const values = enums[place]
    if (values !== undefined && !values.split(" ").includes(String(held))) return [`${place} is ${String(held)}`]
    const inner = Array.isArray(held) ? held : [held]
    return inner.flatMap((one) => (isObject(one) ? differences(one, place) : []))
  })
}

test("a shop sends nothing but what its items' schemas describe", () =>
  runSandbox({}, async (sandbox) => {
    const [ask, writes] = [await asker(sandbox, "read"), await asker(sandbox, "read_write")]
    await writes("webhooks", "POST", { topic: "product.updated", delivery_url: "http://127.0.0.1:9/1" })
    const listed = async (path: string, item: string) => {
      const { body } = await ask(path)
      const items = Array.isArray(body) ? body.filter(isObject) : []
      expect(items.length).toBeGreaterThan(0)
      return items.flatMap((one) => differences(one, item))
    }
    expect(await listed("products?per_page=100", "product")).toEqual([])
    expect(await listed("products/1005/variations", "product_variation")).toEqual([])
    expect(await listed("webhooks", "webhook")).toEqual([])
    expect(await listed("settings/general", "setting")).toEqual([])
  }))

test("fields, kinds and values that a schema does not know are found", () => {
  expect(differences({ id: "1", status: "sold", images: [{ colour: "red" }] }, "product")).toEqual([
    "product.id is string",
    "product.status is sold",
    "product.images.colour is not described",
  ])
})
