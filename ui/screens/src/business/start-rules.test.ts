import { expect, test } from "vitest"
import { addressKind, checkAddress } from "./start-rules.ts"

test.each([
  ["website", "Bakery.example", { website: "https://bakery.example" }],
  ["page", "facebook.com/bakery", { facebookPageUrl: "https://facebook.com/bakery" }],
  ["page", "g.page/bakery", { googlePlaceUrl: "https://g.page/bakery" }],
  ["website", " ", { problem: { key: "validation.websiteRequired" } }],
  ["page", "", { problem: { key: "PageAddressRequired" } }],
  ["page", "not an address", { problem: { key: "InvalidWebsiteUrl" } }],
] as const)("as a %s, %j begins with %j", (way, typed, start) => {
  expect(checkAddress(way, typed)).toEqual(start)
})

test("half an address is nobody's page yet", () => {
  expect([addressKind("fac"), addressKind("facebook.com/bakery")]).toEqual([undefined, "facebook"])
})
