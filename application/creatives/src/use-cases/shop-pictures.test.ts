import { Effect } from "effect"
import { expect, test } from "vitest"
import { BusinessProfileId } from "@domain/kernel"
import { BusinessPictures } from "../ports/business-pictures.ts"
import { inCreatives } from "../testing/in-creatives.ts"
import { chooseShopPictures } from "./shop-pictures.ts"

const businessProfileId = BusinessProfileId.make(7)
const addressOf = (name: string) => `https://shop.example/${name}.jpg`
const choose = (...names: ReadonlyArray<string>) =>
  chooseShopPictures.handle({
    businessProfileId,
    pictures: names.map((name) => ({ imageUrl: addressOf(name), imageName: name })),
  })
const origins = ({ chosen }: { readonly chosen: ReadonlyArray<{ readonly origin?: string }> }) =>
  chosen.map(({ origin }) => origin).toSorted()

test("a choice copies what is new, gives up what it leaves out, and keeps uploads", async () => {
  const [first, second, own] = await inCreatives(
    Effect.gen(function* () {
      const pictures = yield* BusinessPictures
      yield* pictures.add(businessProfileId, { picture: { url: "/media/own.png", source: "upload" }, addedAt: 1 })
      const one = yield* choose("lamp", "vase")
      const two = yield* choose("vase", "chair")
      return [one, two, yield* pictures.of(businessProfileId)] as const
    }),
  )
  expect([origins(first), origins(second)]).toEqual([
    [addressOf("lamp"), addressOf("vase")],
    [addressOf("chair"), addressOf("vase")],
  ])
  const vase = (images: typeof first) => images.chosen.find(({ origin }) => origin === addressOf("vase"))?.url
  expect(vase(second)).toBe(vase(first))
  expect(own.map(({ picture }) => picture.url)).toContain("/media/own.png")
  expect(first.chosen[0]).toMatchObject({ source: "website", alt: expect.stringMatching(/lamp|vase/) })
})

test("one picture at least stays, and one that cannot be copied is told", async () => {
  const [none, partly, left] = await inCreatives(
    Effect.gen(function* () {
      yield* choose("lamp")
      const empty = yield* Effect.flip(choose())
      const pictures = [{ imageUrl: addressOf("lamp") }, { imageUrl: "http://shop.example/plain.jpg" }]
      const some = yield* chooseShopPictures.handle({ businessProfileId, pictures })
      const broken = yield* Effect.flip(
        chooseShopPictures.handle({ businessProfileId, pictures: [{ imageUrl: "http://shop.example/plain.jpg" }] }),
      )
      return [empty, some, broken] as const
    }),
  )
  expect(none).toMatchObject({ fields: { pictures: ["creatives.shopPictures.tooFew"] } })
  expect([origins(partly), partly.refused]).toEqual([[addressOf("lamp")], ["http://shop.example/plain.jpg"]])
  expect(left).toMatchObject({ fields: { pictures: ["creatives.shopPictures.notLoaded"] } })
})
