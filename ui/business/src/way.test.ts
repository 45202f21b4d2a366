import { begunSession as draft } from "@domain/signup/testing"
import { expect, test } from "vitest"
import { pageOf, wayOf } from "./way.ts"

const page = "https://www.facebook.com/bloom"
const listing = "https://maps.app.goo.gl/x1"
const read = (address: string) => ({ status: "done", stage: "done", address }) as const

test("a draft begun by a page goes on by it, also once its website is known", () => {
  expect(wayOf(draft({ extraction: read(listing), business: { websiteUrl: "https://bloom.example" } }))).toBe("page")
  expect(wayOf(draft({ extraction: read("https://bloom.example"), business: { facebookPageUrl: page } }))).toBe(
    "website",
  )
  expect([
    wayOf(undefined),
    wayOf(draft({ business: { name: "Bloom" } })),
    wayOf(draft({ business: { googlePlaceUrl: listing } })),
  ]).toEqual(["website", "manual", "page"])
})

test("the page that was read comes before one that was found on the way", () => {
  expect(pageOf(draft({ extraction: read(listing), business: { facebookPageUrl: page } }))).toBe(listing)
  expect(pageOf(draft({ extraction: read("https://bloom.example"), business: { facebookPageUrl: page } }))).toBe(page)
  expect(pageOf(undefined)).toBeUndefined()
})
