import { brotliDecompressSync } from "node:zlib"
import { expect, test } from "vitest"
import { endpoints } from "@adapters/http-api"
import { openApiPage } from "./open-api/open-api-page.ts"
import { wholeWay } from "./open-api/whole-way.ts"
import { call, handler } from "./testing/example-api.ts"

test("the OpenAPI document names every call with its path parameters", async () => {
  const { body } = await call("GET", "/api/v1.0/openapi.json")
  expect(body).toMatchObject({
    openapi: "3.1.0",
    paths: {
      "/things/{thing}": {
        patch: {
          parameters: [{ $ref: "#/components/parameters/Portal" }, { name: "thing", in: "path", required: true }],
        },
      },
    },
  })
})

test("the OpenAPI document is the called portal's, and an unknown host has none", async () => {
  const titleAt = async (portal: string) =>
    (await call("GET", "/api/v1.0/openapi.json", undefined, { "x-portal-domain": portal })).body
  expect(await titleAt("high.example")).toMatchObject({ info: { title: "Ads of high.example API" } })
  expect(await titleAt("nowhere.example")).toMatchObject({ errorCode: 404 })
})

test("a page names every call and who may make it", async () => {
  const response = await handler(new Request("http://shop.localhost:4000/api/v1.0/docs"))
  const page = await response.text()
  expect(page.replaceAll("<wbr>", "")).toContain("/businessProfiles/:businessProfileId/things")
  expect(page).toContain("members of the profile")
})

test("the page tells of each call its fields, an example and its errors, by group", () => {
  const page = openApiPage(endpoints)("Marquee")
  for (const { contract } of endpoints) expect(page).toContain(`id="${contract.name.replace("/", "_")}"`)
  const [, entry = ""] = page.split('<details id="insights_PublishReport">')
  const [publishing = ""] = entry.split("</details>")
  expect(publishing).toContain("POST /api/v1.0/businessProfiles/7/reports/published")
  expect(publishing).toContain("&quot;November for the owner&quot;")
  expect(publishing).toContain("<td><code>linkDays</code></td><td>body</td><td>integer, 1 to 365</td>")
  expect(publishing).toContain("<td>429</td>")
  const groups = [...page.matchAll(/<h2 id="[^"]+">([^<]+)/g)].map(([, title]) => title)
  expect(groups).toContain("Published reports")
  expect(groups.every((title) => /^[A-Z]/.test(title ?? ""))).toBe(true)
})

test("every link of the page's contents leads to a heading on it", () => {
  const page = openApiPage(endpoints)("Marquee")
  const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, target]) => target)
  expect(targets.length).toBeGreaterThan(20)
  expect(targets.filter((target) => !page.includes(`id="${target}"`))).toEqual([])
})

test("every call of the whole way is a call, and the page leads to each", () => {
  const names = new Set(endpoints.map(({ contract }) => contract.name))
  const calls = wholeWay.flatMap(([, ...each]) => each)
  expect(calls.filter((call) => !names.has(call))).toEqual([])
  const [list = ""] = /<ol>.*?<\/ol>/s.exec(openApiPage(endpoints)("Marquee")) ?? []
  expect([...list.matchAll(/href="#(\w+)"/g)].map(([, id]) => id)).toEqual(calls.map((call) => call.replace("/", "_")))
})

test("fields within fields have rows, and records are described once", () => {
  const page = openApiPage(endpoints)("Marquee")
  const [, entry = ""] = page.split('<details id="signup_QuotePrice">')
  const [quote = ""] = entry.split("</details>")
  expect(quote).toContain("<td><code>price.total</code></td>")
  expect(quote).toContain('<a href="#record-CampaignBudget">CampaignBudget</a>')
  expect(page.split('id="record-CampaignBudget"')).toHaveLength(2)
})

test("page and document are sent compressed to whoever takes that", async () => {
  for (const path of ["docs", "openapi.json"]) {
    const ask = (headers: Record<string, string>) =>
      handler(new Request(`http://shop.localhost:4000/api/v1.0/${path}`, { headers }))
    const [plain, packed] = await Promise.all([ask({}), ask({ "accept-encoding": "gzip, br" })])
    expect([plain.headers.get("content-encoding"), packed.headers.get("content-encoding")]).toEqual([null, "br"])
    const unpacked = brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString("utf8")
    expect(unpacked).toBe(await plain.text())
  }
})
