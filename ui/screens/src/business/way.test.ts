import { SessionId } from "@domain/kernel"
import type { BusinessDetails } from "@domain/businesses"
import { expect, test } from "vitest"
import { pageOf, wayOf } from "./way.ts"

const draft = (changes: Partial<BusinessDetails>): BusinessDetails => ({
  sessionId: SessionId.make("00000000-0000-4000-8000-000000000001"),
  encodedId: "link",
  revision: 1,
  region: "IN",
  flavour: "default",
  shortenFlow: false,
  queryParameters: {},
  launchState: "BusinessDetails",
  extraction: { status: "none", stage: "queued" },
  sources: {},
  suggestedCategories: [],
  suggestedServices: [],
  phoneVerified: false,
  paid: false,
  createdAt: 0,
  updatedAt: 0,
  ...changes,
})
const page = "https://www.facebook.com/bloom"
const listing = "https://maps.app.goo.gl/x1"
const read = (address: string) => ({ status: "done", stage: "done", address }) as const

test("a draft begun by a page goes on by it, also once its website is known", () => {
  expect(wayOf(draft({ extraction: read(listing), websiteUrl: "https://bloom.example" }))).toBe("page")
  expect(wayOf(draft({ extraction: read("https://bloom.example"), facebookPageUrl: page }))).toBe("website")
  expect([wayOf(undefined), wayOf(draft({ name: "Bloom" })), wayOf(draft({ googlePlaceUrl: listing }))]).toEqual([
    "website",
    "manual",
    "page",
  ])
})

test("the page that was read comes before one that was found on the way", () => {
  expect(pageOf(draft({ extraction: read(listing), facebookPageUrl: page }))).toBe(listing)
  expect(pageOf(draft({ extraction: read("https://bloom.example"), facebookPageUrl: page }))).toBe(page)
  expect(pageOf(undefined)).toBeUndefined()
})
