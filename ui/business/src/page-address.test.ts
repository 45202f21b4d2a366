import { Result } from "effect"
import { expect, test } from "vitest"
import { pageAddress } from "./page-address.ts"

const kindOf = (typed: string) => Result.getOrUndefined(Result.map(pageAddress(typed), ({ kind }) => kind))

test("an address says whose page it is", () => {
  expect(kindOf("bloom-bakery.in")).toBe("website")
  expect(kindOf("facebook.com/bloom")).toBe("facebook")
  expect(kindOf("https://m.facebook.com/bloom")).toBe("facebook")
  expect(kindOf("https://maps.app.goo.gl/x1")).toBe("google")
  expect(kindOf("https://www.google.co.in/maps/place/Bloom")).toBe("google")
  expect(kindOf("g.page/bloom")).toBe("google")
  expect(kindOf("instagram.com/bloom")).toBe("otherNetwork")
})

test("the id of a place is the address that shows it", () => {
  expect(Result.getOrUndefined(pageAddress(" ChIJ0123456789ab "))).toEqual({
    address: "https://www.google.com/maps/place/?q=place_id:ChIJ0123456789ab",
    kind: "google",
  })
})

test("a name that only ends like a network is a website", () => {
  expect(kindOf("notfacebook.com")).toBe("website")
  expect(kindOf("mygoogle.com")).toBe("website")
})

test("the scheme is added and words are no address", () => {
  expect(Result.getOrUndefined(pageAddress(" Bloom-Bakery.in/ "))?.address).toBe("https://bloom-bakery.in")
  expect(Result.isFailure(pageAddress("our shop"))).toBe(true)
})
