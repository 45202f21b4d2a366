import { apiBase, endpoints } from "@adapters/http-api"
import { expect, test } from "vitest"
import { countriesPath, likelyRegionOf } from "./likely-region.ts"

const answering = (body: unknown) => async () => Response.json(body)
const countries = (likely: string) => ({
  data: ["IN", "GB"].map((code) => ({ code, dialCode: "0", isLikely: code === likely })),
})

test("the path is the one in the endpoint table", () => {
  const row = endpoints.find(({ contract }) => contract.name === "businesses/ListCountries")
  expect(countriesPath).toBe(apiBase + row?.path)
})

test("the marked country is the likely one", async () => {
  expect(await likelyRegionOf("shop.example", answering(countries("GB")))).toBe("GB")
})

test.each([
  ["no country is marked", answering(countries("none"))],
  ["the country is not served", answering({ data: [{ code: "FR", isLikely: true }] })],
  ["the call is refused", answering({ errorCode: 429, message: "" })],
  ["the answer is no JSON", async () => new Response("<html>")],
  ["there is no network", () => Promise.reject(new TypeError("offline"))],
])("no country is suggested when %s", async (_, fetcher) => {
  expect(await likelyRegionOf("shop.example", fetcher)).toBeUndefined()
})
