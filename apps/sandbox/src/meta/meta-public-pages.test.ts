import { expect, test } from "vitest"
import { graph } from "../testing/campaigns.ts"
import { runSandbox } from "../testing/run-sandbox.ts"

const app = "1001|meta_secret_marquee"

test("an app sees a published page by id or user name, with the fields it asked for", () =>
  runSandbox({}, async (sandbox) => {
    const params = { fields: "name,location{city,zip},category_list{name},picture{url}" }
    const byName = await graph(sandbox, "GET", "HarbourAndRye.example", params, app)
    expect(byName).toMatchObject({
      status: 200,
      body: {
        id: "4002",
        name: "Harbour & Rye Bakery",
        location: { city: "Bristol", zip: "BS1 6UN" },
        category_list: [{ name: "Bakery" }, { name: "Coffee Shop" }],
        picture: { data: { url: expect.stringContaining("/sites/harbour-rye/logo.png") } },
      },
    })
    expect(byName.body["location"]).toEqual({ city: "Bristol", zip: "BS1 6UN" })
    expect((await graph(sandbox, "GET", "4002", params, app)).body).toEqual(byName.body)
  }))

test("an app sees no unpublished page, no person, no token and no edge", () =>
  runSandbox({}, async (sandbox) => {
    const codes = await Promise.all(
      [
        ["4004", "name"],
        ["asha.menon.example", "name"],
        ["nobody.example", "name"],
        ["4002", "access_token"],
        ["4002", "location{planet}"],
        ["4002/leadgen_forms", "id"],
      ].map(async ([path = "", fields]) => {
        const { body } = await graph(sandbox, "GET", path, { fields }, app)
        return JSON.parse(JSON.stringify(body)).error?.code
      }),
    )
    expect(codes).toEqual([100, 803, 100, 100, 100, 10])
    expect((await graph(sandbox, "GET", "4002", {}, "1001|wrong")).status).toBe(401)
  }))
