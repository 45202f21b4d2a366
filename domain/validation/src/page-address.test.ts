import { expect, test } from "vitest"
import { addressKind, facebookPageAddress, googlePlaceAddress, isGooglePlaceId } from "./page-address.ts"

test("an address says whose page it is", () => {
  const kinds = [
    "https://bloom.example",
    "https://m.facebook.com/bloom",
    "https://fb.me/bloom",
    "https://maps.app.goo.gl/x",
    "https://www.google.co.in/maps/place/Bloom",
    "https://g.page/bloom",
    "https://www.instagram.com/bloom",
    "https://notfacebook.com",
    "https://docs.google.com/document",
  ].map(addressKind)
  expect(kinds).toEqual([
    "website",
    "facebook",
    "facebook",
    "google",
    "google",
    "google",
    "otherNetwork",
    "website",
    "website",
  ])
})

test("ids are shown by addresses of their network", () => {
  expect(addressKind(facebookPageAddress(" bloom bakery "))).toBe("facebook")
  expect(addressKind(googlePlaceAddress("ChIJ0123456789ab"))).toBe("google")
  expect([isGooglePlaceId(" ChIJ0123456789ab "), isGooglePlaceId("ChIJ"), isGooglePlaceId("bloom.example")]).toEqual([
    true,
    false,
    false,
  ])
})
