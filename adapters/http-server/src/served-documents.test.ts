import { expect, test } from "vitest"
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
  expect(page).toContain("/businessProfiles/:businessProfileId/things")
  expect(page).toContain("members of the profile")
})
