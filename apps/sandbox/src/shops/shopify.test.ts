import { expect, test } from "vitest"
import { sandboxSettings } from "../credentials.ts"
import type { Sandbox } from "../start-sandbox.ts"
import { runSandbox } from "../testing/run-sandbox.ts"

const shop = "lumen-lamps.myshopify.com"

const agreed = (sandbox: Sandbox, scope: string): Promise<Response> => {
  const address = new URL(`${sandbox.url}/shopify/${shop}/admin/oauth/authorize`)
  const query = {
    client_id: sandboxSettings(sandbox.url).SHOPIFY_API_KEY,
    scope,
    state: "1",
    redirect_uri: "http://a.example/",
  }
  address.search = new URLSearchParams(query).toString()
  return fetch(address, { method: "POST", body: new URLSearchParams({ answer: "allow" }), redirect: "manual" })
}

/** Asks a shop with a token of these scopes. */
const asker = async (sandbox: Sandbox, scope = "read_products") => {
  const { SHOPIFY_API_KEY: id, SHOPIFY_API_SECRET: secret } = sandboxSettings(sandbox.url)
  const code = new URL((await agreed(sandbox, scope)).headers.get("location") ?? "").searchParams.get("code")
  const handed = await fetch(`${sandbox.url}/shopify/${shop}/admin/oauth/access_token`, {
    method: "POST",
    body: JSON.stringify({ client_id: id, client_secret: secret, code, expiring: "1" }),
  })
  const { access_token: token, scope: granted } = (await handed.json()) as Readonly<Record<string, string>>
  expect(granted).toBe(scope)
  return async (query: string, version = "2026-10"): Promise<unknown> => {
    const answer = await fetch(`${sandbox.url}/shopify/${shop}/admin/api/${version}/graphql.json`, {
      method: "POST",
      headers: { "x-shopify-access-token": token ?? "" },
      body: JSON.stringify({ query }),
    })
    return answer.ok ? answer.json() : answer.status
  }
}

const watch = (topic: string) =>
  `mutation { webhookSubscriptionCreate(topic: ${topic}, webhookSubscription: { uri: "https://a.example/1" }) { userErrors { message } } }`

test("a shop refuses fields, arguments and topics that Shopify does not describe", () =>
  runSandbox({}, async (sandbox) => {
    const ask = await asker(sandbox)
    const refusal = (message: string) => ({ errors: [{ message: expect.stringContaining(message) }] })
    expect(await ask("{ shop { name colour } }")).toEqual(refusal('Cannot query field "colour" on type "Shop".'))
    expect(await ask("{ shop(colour: 1) { name } }")).toEqual(refusal('Unknown argument "colour"'))
    expect(await ask(watch("PRODUCTS_PAINTED"))).toEqual(refusal('Value "PRODUCTS_PAINTED" does not exist'))
    expect(await ask("{ shop { name } }")).toMatchObject({ data: { shop: { name: "Lumen Lamps" } } })
  }))

test("a version is answered by its own description, an ended one by none", () =>
  runSandbox({}, async (sandbox) => {
    const ask = await asker(sandbox)
    const added = '{ __type(name: "ProductVariant") { fields { name } } }'
    const names = async (version: string) => JSON.stringify(await ask(added, version))
    expect(await names("2026-10")).toContain("publishedOnPublication")
    expect(await names("2026-01")).not.toContain("publishedOnPublication")
    expect(await ask("{ shop { name } }", "2025-10")).toBe(404)
  }))

test("a token opens only the types and topics of the scopes that the owner agreed to", () =>
  runSandbox({}, async (sandbox) => {
    const [stock, products] = [await asker(sandbox, "read_inventory"), await asker(sandbox)]
    const query = '{ product(id: "gid://shopify/Product/1001") { title } }'
    expect(await products(query)).toMatchObject({ data: { product: { title: expect.any(String) } } })
    expect(await stock(query)).toMatchObject({ errors: [{ extensions: { code: "ACCESS_DENIED" } }] })
    const refused = {
      data: { webhookSubscriptionCreate: { userErrors: [{ message: expect.stringMatching(/topic/u) }] } },
    }
    expect(await stock(watch("PRODUCTS_CREATE"))).toMatchObject(refused)
    expect(await products(watch("ORDERS_CREATE"))).toMatchObject(refused)
    const made = { data: { webhookSubscriptionCreate: { userErrors: [] } } }
    expect(await products(watch("PRODUCTS_CREATE"))).toMatchObject(made)
    expect((await agreed(sandbox, "read_everything")).status).toBe(400)
  }))
