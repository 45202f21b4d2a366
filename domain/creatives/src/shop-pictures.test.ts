import { law } from "@domain/kernel/testing"
import { Result } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { checkShopPictures, shopPictureLimits, toggledPicture } from "./shop-pictures.ts"

const twelve = Array.from({ length: shopPictureLimits.most }, (_, index) => `https://shop.example/${index}.jpg`)
const keyOf = (result: ReturnType<typeof toggledPicture>) => (Result.isFailure(result) ? result.failure.key : "fine")

test("the last picture stays chosen, and there are at most twelve", () => {
  expect([
    keyOf(checkShopPictures([])),
    keyOf(toggledPicture(["a"], "a")),
    keyOf(toggledPicture(["a"], "b")),
    keyOf(toggledPicture(twelve, "https://shop.example/13.jpg")),
    keyOf(toggledPicture(twelve, twelve[3] ?? "")),
  ]).toEqual([
    "creatives.shopPictures.tooFew",
    "creatives.shopPictures.tooFew",
    "fine",
    "creatives.shopPictures.tooMany",
    "fine",
  ])
})

test("pressing a picture twice leaves the choice as it was, but for its order", () => {
  law(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 2, maxLength: 11 }), fc.string(), (chosen, address) => {
      const twice = Result.flatMap(toggledPicture(chosen, address), (once) => toggledPicture(once, address))
      expect(new Set(Result.getOrThrow(twice))).toEqual(new Set(chosen))
    }),
  )
})
