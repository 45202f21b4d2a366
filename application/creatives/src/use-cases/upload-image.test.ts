import { Effect } from "effect"
import { Base64 } from "effect/encoding"
import { expect, test } from "vitest"
import { MemoryDatabase } from "@application/kernel/testing"
import type { InputOf } from "@application/kernel"
import { type ImageType, StockPhotosUnavailable } from "@domain/creatives"
import { SessionId, UserId } from "@domain/kernel"
import { DetailsFrozen } from "@domain/signup"
import { DraftSessions } from "@application/signup/services"
import type { UploadImage } from "../contract/pictures.ts"
import { StockPhotos } from "../ports/stock-photos.ts"
import { bakeryDraft, inCreatives } from "../testing/in-creatives.ts"
import { searchStockImages } from "./stock-images.ts"
import { uploadImage } from "./upload-image.ts"

const { sessionId } = bakeryDraft
const unknown = SessionId.make("00000000-0000-4000-8000-00000000ffff")
const owned = { userId: UserId.make(5) }
const draft = Effect.flatMap(DraftSessions, (drafts) => drafts.get(sessionId))

/** The header of a PNG of this size, which is all that the store reads here. */
const png = (side: number): string => {
  const size = [side >> 24, (side >> 16) & 255, (side >> 8) & 255, side & 255]
  return Base64.encode(
    Uint8Array.from([
      0x89,
      0x50,
      0x4e,
      0x47,
      13,
      10,
      26,
      10,
      0,
      0,
      0,
      13,
      73,
      72,
      68,
      82,
      ...size,
      ...size,
      8,
      2,
      0,
      0,
      0,
    ]),
  )
}
const form = { sessionId, templateId: "spotlight", imageType: "Photo", imageName: "Our shop.png" } as const
const upload = (imageType: ImageType, content: string, session = sessionId) =>
  uploadImage.handle({ ...form, sessionId: session, imageType, imageFile: { name: "Our shop.png", content } })

const [photo] = await inCreatives(
  Effect.map(searchStockImages.handle({ keywords: "bread", pageNumber: 1, pageSize: 1 }), ({ images }) => images),
)
const credit = { creditName: "P", creditLink: "https://photos.example/p" }
const use = (changes: Partial<InputOf<typeof UploadImage>> = {}) =>
  uploadImage.handle({
    ...form,
    imageUrl: photo?.url ?? "",
    imageSource: "Stock",
    downloadLink: photo?.downloadLink ?? "",
    ...credit,
    ...changes,
  })

test("an uploaded picture comes first in the draft and is the creative's", async () => {
  const before = { business: { pictures: [{ url: "https://a.example/old.png", source: "website" as const }] } }
  const [stored, details] = await inCreatives(
    Effect.gen(function* () {
      return [yield* upload("Photo", `data:image/png;base64,${png(300)}`), yield* draft] as const
    }),
    before,
  )
  const added = { url: stored.url, source: "upload", alt: "Our shop" }
  expect(stored).toMatchObject({ width: 300, height: 300 })
  expect(details.business.pictures).toEqual([added, ...before.business.pictures])
  expect(details.creative.creativeDetail?.picture).toEqual(added)
})

test("a logo's colours are used only where the business has none", async () => {
  const uploaded = Effect.andThen(upload("Logo", png(200)), draft)
  const [plain, coloured] = [
    await inCreatives(uploaded),
    await inCreatives(uploaded, { business: { colours: ["#123456"] } }),
  ]
  expect(plain.business.logoUrl).toMatch(/^\/memory\//)
  expect(plain.business.colours?.length).toBeGreaterThan(0)
  expect(coloured.business.colours).toEqual(["#123456"])
})

test("an invalid upload is refused with its key, and the draft is unchanged", async () => {
  const refused = async (imageType: ImageType, content: string) => {
    const [failure, details] = await inCreatives(
      Effect.gen(function* () {
        return [yield* Effect.flip(upload(imageType, content)), yield* draft] as const
      }),
    )
    expect(details).toEqual(bakeryDraft)
    return failure
  }
  expect(await refused("Photo", "%%%")).toMatchObject({ fields: { ImageFile: ["validation.imageFormat"] } })
  expect(await refused("Logo", Base64.encode("text"))).toMatchObject({
    fields: { ImageFile: ["validation.logoFormat"] },
  })
  expect(await refused("Logo", png(100))).toMatchObject({ fields: { ImageFile: ["validation.logoTooSmall"] } })
})

test("pages of a search do not overlap and share their total", async () => {
  const page = (pageNumber: number) =>
    inCreatives(searchStockImages.handle({ keywords: "bread", pageNumber, pageSize: 2 }))
  const [first, second] = [await page(1), await page(2)]
  expect(first.images.length + second.images.length).toBe(4)
  expect(first.total).toBe(second.total)
  expect(first.images.map(({ url }) => url)).not.toEqual(second.images.map(({ url }) => url))
  expect(first.images.every(({ credit }) => credit !== undefined)).toBe(true)
})

test("a used photograph is reported, copied into our store and credited", async () => {
  const [usedPicture, details, reported] = await inCreatives(
    Effect.gen(function* () {
      const used = yield* use()
      const downloads = (yield* MemoryDatabase).table<string, true>("stock-downloads")
      return [used, yield* draft, [...downloads.keys()]] as const
    }),
  )
  const { width: _width, height: _height, palette: _palette, ...picture } = usedPicture
  expect(picture).toMatchObject({ source: "stock", credit: { name: "P", link: "https://photos.example/p" } })
  expect(picture.url).toMatch(/^\/memory\//)
  expect(details.creative.creativeDetail?.picture).toEqual(picture)
  expect(reported).toEqual([photo?.downloadLink])
})

test("a foreign link, an unsafe address and an unsafe credit are refused", async () => {
  const failures = await inCreatives(
    Effect.all([
      Effect.flip(use({ downloadLink: "https://evil.example/download" })),
      Effect.flip(use({ imageUrl: "file:///etc/passwd" })),
      Effect.flip(use({ creditLink: "javascript:alert(1)" })),
    ]),
  )
  expect(failures.map((failure) => ("fields" in failure ? Object.keys(failure.fields) : failure))).toEqual([
    ["DownloadLink"],
    ["ImageFile"],
    ["CreditLink"],
  ])
})

test("a picture is taken from an address that ends like one, or in a file, not both", async () => {
  const { imageFile: _file, ...bare } = { ...form, imageFile: undefined }
  const [taken, both, neither] = await inCreatives(
    Effect.all([
      uploadImage.handle({ ...bare, imageUrl: "https://bloom.example/shop.jpg", imageSource: "Website" }),
      Effect.flip(
        uploadImage.handle({
          ...bare,
          imageUrl: "https://bloom.example/shop.jpg",
          imageFile: { name: "shop.png", content: png(300) },
        }),
      ),
      Effect.flip(uploadImage.handle(bare)),
    ]),
  )
  expect(taken).toMatchObject({ source: "website", alt: "Our shop", width: 1200 })
  expect([both, neither]).toMatchObject([
    { fields: { ImageFile: ["validation.required"] } },
    { fields: { ImageFile: ["validation.required"] } },
  ])
})

test("a lead form's picture is kept beside the creative's, of no unknown template", async () => {
  const [details, unknownTemplate] = await inCreatives(
    Effect.gen(function* () {
      yield* upload("LeadForm", png(300))
      const nonsense = { ...form, templateId: "nonsense", imageFile: { name: "a.png", content: png(300) } }
      return [yield* draft, yield* Effect.flip(uploadImage.handle(nonsense))] as const
    }),
  )
  expect(details.business.pictures).toHaveLength(1)
  expect(details.creative.creativeDetail?.picture).toBeUndefined()
  expect(unknownTemplate).toMatchObject({ _tag: "TemplateNotFound" })
})

test("an unavailable library is reported as such", async () => {
  const down = StockPhotos.of({
    search: () => Effect.fail(new StockPhotosUnavailable({})),
    trackDownload: () => Effect.fail(new StockPhotosUnavailable({})),
  })
  const search = searchStockImages.handle({ keywords: "bread", pageNumber: 1, pageSize: 1 })
  const failures = await inCreatives(
    Effect.provideService(Effect.all([Effect.flip(search), Effect.flip(use())]), StockPhotos, down),
  )
  expect(failures).toMatchObject([{ errorCode: 318 }, { errorCode: 318 }])
})

test("an unknown or another user's session takes no pictures", async () => {
  const missing = await inCreatives(
    Effect.all([Effect.flip(upload("Photo", png(300), unknown)), Effect.flip(use({ sessionId: unknown }))]),
  )
  const foreign = await inCreatives(Effect.all([Effect.flip(upload("Photo", png(300))), Effect.flip(use())]), owned)
  expect(missing.map(({ _tag }) => _tag)).toEqual(["SessionNotFound", "SessionNotFound"])
  expect(foreign.map(({ _tag }) => _tag)).toEqual(["SessionBelongsToUser", "SessionBelongsToUser"])
})

test("a photo for a campaign that runs is stored, and leaves its draft as it is", async () => {
  const frozen = Effect.fnUntraced(function* <A, E, R>(effect: Effect.Effect<A, E, R>) {
    const drafts = yield* DraftSessions
    return yield* Effect.provideService(effect, DraftSessions, {
      ...drafts,
      change: () => Effect.fail(new DetailsFrozen({ fields: ["business"] })),
    })
  })
  const [stored, refused, details] = await inCreatives(
    Effect.all([frozen(upload("Photo", png(300))), Effect.flip(frozen(upload("Logo", png(300)))), draft]),
  )
  expect(stored).toMatchObject({ width: 300, source: "upload" })
  expect(refused._tag).toBe("DetailsFrozen")
  expect(details).toEqual(bakeryDraft)
})
