import { Effect, Layer, Result } from "effect"
import { Base64 } from "effect/encoding"
import { MemoryDatabase } from "@application/kernel/testing"
import { type CreativeContent, type CreativeSize, drawCreative } from "@domain/creatives"
import { imageSizeOf, upload } from "@domain/validation"
import { CreativeAddresses } from "../ports/creative-addresses.ts"
import { CreativeRenderer } from "../ports/creative-renderer.ts"
import { PictureRefused, PictureStore, type StoredPicture } from "../ports/picture-store.ts"
import { type StockPhoto, StockPhotos } from "../ports/stock-photos.ts"

const palette = ["#7a3e1d", "#f4c95d", "#fbf3e4"]

/**
 * Stores pictures in the in-memory database under `/memory/…`. Uploads obey the real rules; copies are 1200x800 and one
 * megabyte.
 */
export const memoryPictureStore = Layer.effect(
  PictureStore,
  Effect.gen(function* () {
    const pictures = (yield* MemoryDatabase).table<string, StoredPicture>("pictures")
    const storedPicture = (width: number, height: number, sizeBytes: number): StoredPicture => {
      const url = `/memory/picture-${pictures.size + 1}.png`
      const picture = { url, width, height, sizeBytes, palette }
      pictures.set(url, picture)
      return picture
    }
    return {
      bytesOf: (url) => Effect.sync(() => (pictures.has(url) ? Uint8Array.from([0x89, 0x50, 0x4e, 0x47]) : undefined)),
      saveUpload: (bytes, kind) =>
        Effect.suspend(() => {
          const checked = upload(bytes, kind === "picture" ? "image" : kind)
          const size = imageSizeOf(bytes)
          if (Result.isFailure(checked)) return Effect.fail(new PictureRefused({ key: checked.failure.key }))
          return size === undefined
            ? Effect.fail(new PictureRefused({ key: "validation.imageFormat" }))
            : Effect.succeed(storedPicture(size.width, size.height, bytes.length))
        }),
      saveFrom: Effect.fnUntraced(function* (url, admit) {
        if (!url.startsWith("https://")) return yield* new PictureRefused({ key: "validation.creativeUrlInvalid" })
        yield* admit(1024)
        return storedPicture(1200, 800, 1_048_576)
      }),
    }
  }),
)

const library = "https://photos.example"

const photo = (number: number, words: string): StockPhoto => ({
  url: `${library}/${number}/full.jpg`,
  thumbnailUrl: `${library}/${number}/small.jpg`,
  downloadLink: `${library}/${number}/download`,
  source: "stock",
  alt: words,
  credit: { name: `Photographer ${number}`, link: `${library}/by/${number}` },
})

const subjects = [
  "bread on a shelf",
  "hair salon mirror",
  "dentist smiling",
  "gym weights",
  "restaurant table",
  "flowers in a shop",
]
const photos = Array.from({ length: 24 }, (_, index) => photo(index + 1, subjects[index % subjects.length] ?? "shop"))

/** Twenty-four photographs of six subjects; the database's `used` table records reported downloads. */
export const memoryStockPhotos = Layer.effect(
  StockPhotos,
  Effect.gen(function* () {
    const used = (yield* MemoryDatabase).table<string, true>("stock-downloads")
    return {
      search: (keywords, pageNumber, pageSize) =>
        Effect.sync(() => {
          const words = keywords
            .toLowerCase()
            .split(/\s+/)
            .filter((word) => word !== "")
          const matches = photos.filter(({ alt = "" }) => words.some((word) => alt.includes(word)))
          return { images: matches.slice((pageNumber - 1) * pageSize, pageNumber * pageSize), total: matches.length }
        }),
      trackDownload: (downloadLink) =>
        Effect.sync(() => {
          const known = photos.some((each) => each.downloadLink === downloadLink)
          if (known) used.set(downloadLink, true)
          return known
        }),
    }
  }),
)

/** Draws the real creative and returns its SVG as the picture, whatever its format. */
const drawn = (content: CreativeContent, templateId: string, size: CreativeSize, scale: number) =>
  Effect.sync(() => {
    const svg = drawCreative(content, templateId, size)
    return {
      bytes: Result.getOrThrow(Base64.decode(Base64.encode(svg))),
      url: `data:image/svg+xml,${encodeURIComponent(svg)}`,
      width: Math.round(size.width * scale),
      height: Math.round(size.height * scale),
    }
  })

export const memoryCreativeRenderer = Layer.succeed(CreativeRenderer, {
  png: (content, templateId, size) => drawn(content, templateId, size, 1),
  picture: (content, templateId, size, { scale }) => drawn(content, templateId, size, scale),
})

/** Two hosts of creatives. */
export const memoryCreativeAddresses = Layer.succeed(CreativeAddresses, {
  hosts: ["https://c1.example", "https://c2.example"],
})
