import { Effect } from "effect"
import { Base64 } from "effect/encoding"
import { expect, test } from "vitest"
import { MemoryDatabase } from "@application/kernel/testing"
import type { Picture } from "@domain/signup"
import { StockPhotosUnavailable } from "@domain/creatives"
import { SessionId, UserId } from "@domain/kernel"
import { DraftSessions } from "@application/signup/services"
import { StockPhotos } from "../ports/stock-photos.ts"
import { bakeryDraft, inCreatives } from "../testing/in-creatives.ts"
import { searchStockImages, uploadImage, useStockImage } from "./pictures.ts"

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
const upload = (imageType: "logo" | "picture", content: string, session = sessionId) =>
  uploadImage.handle({ sessionId: session, imageType, imageName: "Our shop.png", content })

const [photo] = await inCreatives(
  Effect.map(searchStockImages.handle({ keywords: "bread", pageNumber: 1, pageSize: 1 }), ({ images }) => images),
)
const picture: Picture = {
  url: photo?.url ?? "",
  source: "stock",
  credit: { name: "P", link: "https://photos.example/p" },
}
const use = (
  changes: { readonly picture?: Picture; readonly downloadLink?: string; readonly session?: SessionId } = {},
) =>
  useStockImage.handle({
    sessionId: changes.session ?? sessionId,
    picture: changes.picture ?? picture,
    downloadLink: changes.downloadLink ?? photo?.downloadLink ?? "",
  })

test("an uploaded picture comes first in the draft and is the creative's", async () => {
  const before = { business: { pictures: [{ url: "https://a.example/old.png", source: "website" as const }] } }
  const [stored, details] = await inCreatives(
    Effect.gen(function* () {
      return [yield* upload("picture", `data:image/png;base64,${png(300)}`), yield* draft] as const
    }),
    before,
  )
  const added = { url: stored.url, source: "upload", alt: "Our shop" }
  expect(stored).toMatchObject({ width: 300, height: 300 })
  expect(details.business.pictures).toEqual([added, ...before.business.pictures])
  expect(details.creative.creativeDetail?.picture).toEqual(added)
})

test("a logo's colours are used only where the business has none", async () => {
  const uploaded = Effect.andThen(upload("logo", png(200)), draft)
  const [plain, coloured] = [
    await inCreatives(uploaded),
    await inCreatives(uploaded, { business: { colours: ["#123456"] } }),
  ]
  expect(plain.business.logoUrl).toMatch(/^\/memory\//)
  expect(plain.business.colours?.length).toBeGreaterThan(0)
  expect(coloured.business.colours).toEqual(["#123456"])
})

test("an invalid upload is refused with its key, and the draft is unchanged", async () => {
  const refused = async (imageType: "logo" | "picture", content: string) => {
    const [failure, details] = await inCreatives(
      Effect.gen(function* () {
        return [yield* Effect.flip(upload(imageType, content)), yield* draft] as const
      }),
    )
    expect(details).toEqual(bakeryDraft)
    return failure
  }
  expect(await refused("picture", "%%%")).toMatchObject({ fields: { content: ["validation.imageFormat"] } })
  expect(await refused("logo", Base64.encode("text"))).toMatchObject({ fields: { content: ["validation.logoFormat"] } })
  expect(await refused("logo", png(100))).toMatchObject({ fields: { content: ["validation.logoTooSmall"] } })
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
  expect(usedPicture).toMatchObject({ source: "stock", credit: picture.credit })
  expect(usedPicture.url).toMatch(/^\/memory\//)
  expect(details.creative.creativeDetail?.picture).toEqual(usedPicture)
  expect(reported).toEqual([photo?.downloadLink])
})

test("a foreign link, an invalid address and an unsafe credit are refused", async () => {
  const script = { name: "P", link: "javascript:alert(1)" }
  const failures = await inCreatives(
    Effect.all([
      Effect.flip(use({ downloadLink: "https://evil.example/download" })),
      Effect.flip(use({ picture: { url: "http://169.254.169.254/latest", source: "stock" } })),
      Effect.flip(use({ picture: { ...picture, credit: script } })),
    ]),
  )
  expect(failures).toMatchObject([
    { _tag: "InvalidFields", fields: { downloadLink: ["validation.creativeUrlInvalid"] } },
    { _tag: "InvalidFields", fields: { picture: ["validation.creativeUrlInvalid"] } },
    { _tag: "InvalidFields", fields: { picture: ["validation.creativeUrlInvalid"] } },
  ])
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
    Effect.all([Effect.flip(upload("picture", png(300), unknown)), Effect.flip(use({ session: unknown }))]),
  )
  const foreign = await inCreatives(Effect.all([Effect.flip(upload("picture", png(300))), Effect.flip(use())]), owned)
  expect(missing.map(({ _tag }) => _tag)).toEqual(["SessionNotFound", "SessionNotFound"])
  expect(foreign.map(({ _tag }) => _tag)).toEqual(["SessionBelongsToUser", "SessionBelongsToUser"])
})
