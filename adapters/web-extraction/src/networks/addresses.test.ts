import { expect, test } from "vitest"
import { facebookPageOf } from "./facebook-address.ts"
import { mapsTargetOf } from "./google-maps-address.ts"

test.each([
  ["https://www.facebook.com/bloom.bakery", "bloom.bakery"],
  ["https://m.facebook.com/Bloom.Bakery/photos/?tab=album", "Bloom.Bakery"],
  ["https://fb.com/bloom", "bloom"],
  ["https://www.facebook.com/Bloom-Bakery-100063512345678/", "100063512345678"],
  ["https://www.facebook.com/p/Bloom-Bakery-100063512345678/", "100063512345678"],
  ["https://www.facebook.com/pg/bloom/about", "bloom"],
  ["https://www.facebook.com/pages/Bloom-Bakery/123456789", "123456789"],
  ["https://www.facebook.com/pages/category/Bakery/Bloom-100063512345678", undefined],
  ["https://www.facebook.com/profile.php?id=100063512345678", "100063512345678"],
  ["https://www.facebook.com/profile.php", undefined],
  ["https://www.facebook.com/groups/12345", undefined],
  ["https://www.facebook.com/share/1AbCdEf/", undefined],
  ["https://www.facebook.com/", undefined],
  ["https://www.facebook.com/%E0%A4%A", undefined],
  ["https://fb.me/bloom", undefined],
  ["https://notfacebook.com/bloom", undefined],
])("the Facebook address %s shows %s", (address, page) => {
  expect(facebookPageOf(address)).toBe(page)
})

test.each([
  ["https://www.google.com/maps/place/?q=place_id:ChIJ0123456789ab", { placeId: "ChIJ0123456789ab" }],
  [
    "https://www.google.com/maps/search/?api=1&query=Bloom&query_place_id=ChIJ0123456789ab",
    { placeId: "ChIJ0123456789ab" },
  ],
  [
    "https://www.google.co.in/maps/place/Bloom/@12.9,77.6,17z/data=!4m6!3m5!1s0x3bae:0x1!8m2!3d12.97!4d77.59!16s%2Fg%2F11!19sChIJ0123456789ab",
    { placeId: "ChIJ0123456789ab" },
  ],
  [
    "https://www.google.com/maps/place/Bloom+%26+Co/@12.9,77.6,17z/data=!3d12.97!4d-77.59",
    { words: "Bloom & Co", near: { latitude: 12.97, longitude: -77.59 } },
  ],
  [
    "https://www.google.com/maps/place/Bloom/@12.9,77.6,17z",
    { words: "Bloom", near: { latitude: 12.9, longitude: 77.6 } },
  ],
  ["https://maps.google.com/?q=Bloom+Bakery,+Pune", { words: "Bloom Bakery, Pune" }],
  ["https://consent.google.com/m?continue=https%3A%2F%2Fwww.google.com%2Fmaps%2Fplace%2FBloom", { words: "Bloom" }],
  ["https://consent.google.com/m?continue=https%3A%2F%2Fevil.example%2Fmaps%2Fplace%2FBloom", undefined],
  ["https://www.google.com/maps?q=12.9,77.6", undefined],
  ["https://www.google.com/maps/@12.9,77.6,17z", undefined],
  ["https://maps.google.com/?cid=123456", undefined],
  ["https://www.google.com/search?q=Bloom", undefined],
  ["https://maps.app.goo.gl/abc", undefined],
  ["https://g.page/bloom", undefined],
])("the map's address %s shows %o", (address, target) => {
  expect(mapsTargetOf(address)).toEqual(target)
})
