import { expect, test } from "vitest"
import { matchingPlace, ownPhotoNames } from "./matching-place.ts"

const leeds = { latitude: 53.8, longitude: -1.55 }
const placeOf = (text: string, location: object = leeds) => ({ displayName: { text }, location })
const bakery = placeOf("Rye & Co.")

test("a place matches whose name is in the words, or holds them", () => {
  const cafe = placeOf("Café Noir")
  expect(matchingPlace([cafe, bakery], "rye co, 12 Mill Lane")).toBe(bakery)
  expect(matchingPlace([cafe, placeOf("Rye & Co. Bakery of Leeds")], "Rye & Co.")).toMatchObject({
    displayName: { text: "Rye & Co. Bakery of Leeds" },
  })
  expect(matchingPlace([cafe], "Rye & Co.")).toBeUndefined()
})

test("a place without a name matches nothing", () => {
  expect(matchingPlace([placeOf(" – "), {}], "Rye & Co.")).toBeUndefined()
})

test("a place matches only within a kilometre of the address's point", () => {
  const [within, beyond] = [0.008, 0.01].map((north) => ({ ...leeds, latitude: leeds.latitude + north }))
  expect(matchingPlace([bakery], "Rye & Co.", within)).toBe(bakery)
  expect(matchingPlace([bakery], "Rye & Co.", beyond)).toBeUndefined()
  const eastwards = { ...leeds, longitude: leeds.longitude + 0.014 }
  expect(matchingPlace([bakery], "Rye & Co.", eastwards)).toBe(bakery)
  expect(matchingPlace([placeOf("Rye & Co.", {})], "Rye & Co.", leeds)).toBeUndefined()
})

test("photographs are taken only from the business itself, and no more than wanted", () => {
  const photo = (name: string, ...authors: ReadonlyArray<string>) => ({
    name,
    authorAttributions: authors.map((displayName) => ({ displayName })),
  })
  const photos = [photo("guest", "Asha"), photo("one", "RYE & CO"), photo("two", "Asha", "Rye & Co."), photo("nobody")]
  expect(ownPhotoNames({ ...bakery, photos }, 5)).toEqual(["one", "two"])
  expect(ownPhotoNames({ ...bakery, photos }, 1)).toEqual(["one"])
})
