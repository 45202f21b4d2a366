import type { Picture } from "@domain/campaigns"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { CurrentActor } from "@application/kernel"
import { userActor } from "@application/kernel/testing"
import { BusinessProfileId, SessionId, UserId } from "@domain/kernel"
import { BusinessPictures } from "../ports/business-pictures.ts"
import { bakeryDraft, inCreatives } from "../testing/in-creatives.ts"
import { addImageByUrl, listBusinessImages, listImages } from "./business-images.ts"

const businessProfileId = BusinessProfileId.make(7)
const { sessionId } = bakeryDraft
const found: Picture = { url: "https://bloom.example/found.jpg", source: "website" }
const kept: Picture = { url: "/media/kept.png", source: "upload" }
const asMember = Effect.provideService(CurrentActor, userActor(5, [businessProfileId]))
const keep = Effect.flatMap(BusinessPictures, ({ add }) => add(businessProfileId, { picture: kept, addedAt: 5_000 }))
const owned = { userId: UserId.make(5), businessProfileId, business: { pictures: [found] } }
const urls = (images: ReadonlyArray<{ readonly url: string }>) => images.map(({ url }) => url)

test("a business's pictures are those it keeps and its last draft's, by age", async () => {
  const listed = (sortType?: "Ascending") =>
    Effect.andThen(keep, listImages.handle({ businessProfileId, ...(sortType !== undefined && { sortType }) }))
  expect(urls(await inCreatives(listed(), owned))).toEqual([kept.url, found.url])
  expect(urls(await inCreatives(listed("Ascending"), owned))).toEqual([found.url, kept.url])
})

test("a picture that a draft and the business share is listed once", async () => {
  const both = { ...owned, business: { pictures: [found, kept] } }
  expect(urls(await inCreatives(Effect.andThen(keep, listImages.handle({ businessProfileId })), both))).toHaveLength(2)
})

test("a picture is copied from its address and stays with the business", async () => {
  const add = addImageByUrl.handle({
    businessProfileId,
    imageUrl: "https://bloom.example/team.jpg",
    imageName: "Our team.jpg",
  })
  const [added, listed] = await inCreatives(
    Effect.gen(function* () {
      yield* TestClock.setTime(9_000)
      return [yield* add, yield* listImages.handle({ businessProfileId })] as const
    }).pipe(Effect.provide(TestClock.layer())),
  )
  expect(added).toMatchObject({ source: "website", alt: "Our team", addedAt: 9_000, width: 1200 })
  expect(urls(listed)).toEqual([added.url])
})

test("no picture is taken from an address that is none or a film's", async () => {
  const refused = (imageUrl: string) => Effect.flip(addImageByUrl.handle({ businessProfileId, imageUrl }))
  const failures = await inCreatives(Effect.all([refused("file:///etc/passwd"), refused("https://a.example/a.mp4")]))
  expect(failures).toMatchObject([
    { errorCode: 102, fields: { imageUrl: ["validation.creativeUrlInvalid"] } },
    { errorCode: 102, fields: { imageUrl: ["validation.imageFormat"] } },
  ])
})

test("a draft shows its pictures, a profile's only its members see", async () => {
  const [draft, both, visitor, stranger, neither, unknown] = await inCreatives(
    Effect.gen(function* () {
      yield* keep
      return [
        yield* listBusinessImages.handle({ sessionId }),
        yield* asMember(listBusinessImages.handle({ sessionId, businessProfileId })),
        yield* listBusinessImages.handle({ sessionId, businessProfileId }),
        yield* Effect.flip(listBusinessImages.handle({ businessProfileId })),
        yield* Effect.flip(listBusinessImages.handle({})),
        yield* Effect.flip(
          listBusinessImages.handle({ sessionId: SessionId.make("00000000-0000-4000-8000-00000000ffff") }),
        ),
      ] as const
    }),
    { business: { pictures: [found] } },
  )
  expect([draft, both, visitor].map(urls)).toEqual([[found.url], [kept.url, found.url], [found.url]])
  expect([stranger, neither, unknown]).toMatchObject([{ errorCode: 113 }, { errorCode: 102 }, { errorCode: 104 }])
})
