import fc from "fast-check"
import { expect, test } from "vitest"
import type { Picture } from "./picture.ts"
import {
  type PictureChange,
  type PicturedPlan,
  pictureNaming,
  returnedPicture,
  shownPictureOf,
  swappedPicture,
} from "./swapped-picture.ts"

const url = fc.constantFrom("/media/a.jpg", "/media/b.jpg", "/media/c.jpg", "/media/d.jpg")
const picture: fc.Arbitrary<Picture> = url.map((address) => ({ url: address, source: "upload" }))

const plan: fc.Arbitrary<PicturedPlan> = fc
  .record({
    pictures: fc.option(fc.uniqueArray(picture, { selector: (one) => one.url, maxLength: 4 }), { nil: undefined }),
    chosen: fc.option(picture, { nil: undefined }),
    cards: fc.option(fc.array(fc.record({ picture, headline: fc.constantFrom("Rye", "Buns") }), { maxLength: 5 }), {
      nil: undefined,
    }),
  })
  .map(({ pictures, chosen, cards }) => ({
    business: pictures === undefined ? {} : { pictures },
    creative: {
      creativeDetail: {
        palette: ["#112233"],
        ...(chosen !== undefined && { picture: chosen }),
        ...(cards !== undefined && { cards }),
      },
    },
  }))

const changed = (before: PicturedPlan, change: PictureChange): PicturedPlan => ({
  business: { ...before.business, ...change.business },
  creative: { ...before.creative, ...change.creative },
})

test("a picture that was swapped is named nowhere, and the other wherever it was", () => {
  fc.assert(
    fc.property(plan, url, picture, (before, from, by) => {
      fc.pre(from !== by.url)
      const after = changed(before, swappedPicture(before, from, by))
      expect(pictureNaming(after, from)).toBeUndefined()
      const was = pictureNaming(before, from)
      if (was === undefined) expect(after).toEqual(before)
      if (was?.isChosen === true) expect(pictureNaming(after, by.url)?.isChosen).toBe(true)
      if (was?.isOffered === true) expect(pictureNaming(after, by.url)?.isOffered).toBe(true)
      expect(after.creative.creativeDetail?.palette).toEqual(before.creative.creativeDetail?.palette)
    }),
  )
})

test("a picture that was taken away comes back as it was named", () => {
  fc.assert(
    fc.property(plan, picture, (before, given) => {
      const was = pictureNaming(before, given.url)
      const without = changed(before, swappedPicture(before, given.url))
      expect(pictureNaming(without, given.url)).toBeUndefined()
      if (was === undefined) return
      expect(pictureNaming(changed(without, returnedPicture(without, given, was)), given.url)).toEqual(was)
    }),
  )
})

test("a picture that comes back leaves what was chosen meanwhile", () => {
  const given: Picture = { url: "/media/a.jpg", source: "upload" }
  const chosen: Picture = { url: "/media/b.jpg", source: "upload" }
  const plan = { business: {}, creative: { creativeDetail: { picture: chosen } } }
  const after = changed(plan, returnedPicture(plan, given, { isChosen: true, isOffered: true }))
  expect([shownPictureOf(after), after.business.pictures]).toEqual([chosen.url, [given]])
})

test("an ad shows its chosen picture, else the first that it may choose", () => {
  const [first, second]: ReadonlyArray<Picture> = [
    { url: "/media/a.jpg", source: "upload" },
    { url: "/media/b.jpg", source: "upload" },
  ]
  if (first === undefined || second === undefined) return
  expect(shownPictureOf({ business: { pictures: [first, second] }, creative: {} })).toBe(first.url)
  expect(shownPictureOf({ business: { pictures: [first] }, creative: { creativeDetail: { picture: second } } })).toBe(
    second.url,
  )
  expect(shownPictureOf({ business: {}, creative: {} })).toBeUndefined()
})
