import { allServices } from "@domain/kernel"
import { expect, test } from "vitest"
import { addressKind, checkAddress } from "./start-rules.ts"

test.each([
  ["website", "Bakery.example", { address: "https://bakery.example", start: { websiteUrl: "https://bakery.example" } }],
  [
    "page",
    "facebook.com/bakery",
    { address: "https://facebook.com/bakery", start: { facebookPageDetail: { url: "https://facebook.com/bakery" } } },
  ],
  [
    "page",
    "g.page/bakery",
    { address: "https://g.page/bakery", start: { googlePlaceDetail: { url: "https://g.page/bakery" } } },
  ],
  ["website", " ", { problem: { key: "validation.websiteRequired" } }],
  ["page", "", { problem: { key: "PageAddressRequired" } }],
  ["page", "not an address", { problem: { key: "InvalidWebsiteUrl" } }],
] as const)("as a %s, %j begins with %j", (way, typed, start) => {
  expect(checkAddress(way, typed, allServices)).toEqual(start)
})

test("half an address is nobody's page yet", () => {
  expect([addressKind("fac"), addressKind("facebook.com/bakery")]).toEqual([undefined, "facebook"])
})

test("a page whose network is off is refused with what can be done instead", () => {
  const refused = { problem: { key: "NotReadHere" } }
  const [listing, page] = ["g.page/bakery", "facebook.com/bakery"]
  expect(checkAddress("page", listing, new Set(["meta"]))).toEqual(refused)
  expect(checkAddress("website", page, new Set(["places"]))).toEqual(refused)
  expect(checkAddress("page", page, new Set(["meta"]))).toMatchObject({ start: { facebookPageDetail: {} } })
})
