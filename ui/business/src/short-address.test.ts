import { expect, test } from "vitest"
import { shortAddress } from "./short-address.ts"

test.each([
  ["https://www.bloom.example/", "bloom.example"],
  ["http://localhost:4010/sites/bloom/", "localhost:4010/sites/bloom"],
  ["https://www.facebook.com/bloom", "facebook.com/bloom"],
  ["https://www.google.com/maps/place/Bloom+%26+Co/@12.9,77.6,17z", "Bloom & Co"],
  ["https://www.google.com/maps/place/?q=place_id:ChIJ0123456789ab", "google.com/maps"],
  ["https://www.google.com/maps/place/%E0%A4%A", "google.com/maps/place/%E0%A4%A"],
  ["https://maps.app.goo.gl/x1", "maps.app.goo.gl/x1"],
])("%s is shown as %s", (address, shown) => {
  expect(shortAddress(address)).toBe(shown)
})
