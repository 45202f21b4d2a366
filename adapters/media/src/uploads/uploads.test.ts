import { Effect } from "effect"
import sharp from "sharp"
import { expect, test } from "vitest"
import { blackBitmap, blackPng } from "../testing/sized-pictures.ts"
import { bitmapReader } from "./bitmap-reader.ts"
import { type ImageUse, normaliseUpload } from "./normalise-upload.ts"
import { paletteOf } from "./palette-of.ts"
import { readBmp } from "./read-bmp.ts"

const square = (side: number, background = "#d4442c") =>
  sharp({ create: { width: side, height: side, channels: 3, background } })

const normalised = (bytes: Uint8Array, use: ImageUse) =>
  Effect.flatMap(bitmapReader, (readBitmap) => normaliseUpload(bytes, use, readBitmap)).pipe(Effect.scoped)
const refusal = (bytes: Uint8Array, use: ImageUse) => Effect.runPromise(Effect.flip(normalised(bytes, use)))
const accepted = (bytes: Uint8Array, use: ImageUse) => Effect.runPromise(normalised(bytes, use))

/** A 2x2 24-bit bitmap: red, green over blue, white. */
const bmp = (bits: 24 | 32): Buffer => {
  const stride = bits === 24 ? 8 : 8
  const out = Buffer.alloc(54 + stride * 2)
  out.write("BM", 0, "latin1")
  out.writeUInt32LE(out.length, 2)
  out.writeUInt32LE(54, 10)
  out.writeUInt32LE(40, 14)
  out.writeInt32LE(2, 18)
  out.writeInt32LE(2, 22)
  out.writeUInt16LE(1, 26)
  out.writeUInt16LE(bits, 28)
  const step = bits / 8
  const set = (row: number, x: number, blue: number, green: number, red: number) =>
    out.set([blue, green, red], 54 + row * stride + x * step)
  set(1, 0, 0, 0, 255)
  set(1, 1, 0, 255, 0)
  set(0, 0, 255, 0, 0)
  set(0, 1, 255, 255, 255)
  return out
}

test("bitmaps are read the right way up, in the right colours", () => {
  const expected = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255]
  expect(Array.from(readBmp(bmp(24), 100).data)).toEqual(expected)
  expect(Array.from(readBmp(bmp(32), 100).data)).toEqual(expected)
})

test("a bitmap is accepted as a picture and kept as png", async () => {
  expect(await accepted(bmp(24), "picture")).toMatchObject({ contentType: "image/png", width: 2, height: 2 })
})

test("a bitmap is refused as a logo or lead image with the stated message", async () => {
  expect((await refusal(bmp(24), "logo")).messageKey).toBe("creatives.image.logoPngOrJpeg")
  expect((await refusal(bmp(24), "leadImage")).messageKey).toBe("creatives.image.pngOrJpeg")
})

test("a damaged bitmap is unreadable, not a crash", async () => {
  expect((await refusal(bmp(24).subarray(0, 60), "picture")).messageKey).toBe("creatives.image.unreadable")
})

test("a logo below 150x150 is refused, one of 150x150 is taken", async () => {
  expect(await refusal(await square(149).png().toBuffer(), "logo")).toMatchObject({
    messageKey: "creatives.image.logoTooSmall",
    values: { least: 150, width: 149 },
    errorCode: 102,
  })
  expect(await accepted(await square(150).jpeg().toBuffer(), "logo")).toMatchObject({
    contentType: "image/jpeg",
    width: 150,
  })
})

test("the kind is read from the bytes: a page calling itself an image is refused", async () => {
  expect((await refusal(Buffer.from("<html>picture.png</html> and then some"), "picture")).messageKey).toBe(
    "creatives.image.format",
  )
  expect(
    (await refusal(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>          '), "picture")).messageKey,
  ).toBe("creatives.image.format")
  expect((await refusal(new Uint8Array(), "picture")).messageKey).toBe("creatives.image.empty")
})

test("a truncated png is unreadable", async () => {
  const png = await square(300).png().toBuffer()
  expect((await refusal(png.subarray(0, png.length - 40), "picture")).messageKey).toBe("creatives.image.unreadable")
})

test("an image of too many pixels is refused before it is decoded", async () => {
  const huge = await sharp({ create: { width: 9000, height: 5000, channels: 3, background: "#fff" } })
    .png({ compressionLevel: 9 })
    .toBuffer()
  expect((await refusal(huge, "picture")).messageKey).toBe("creatives.image.tooManyPixels")
})

test("a picture of one endless side is refused by its header, in every kind", async () => {
  const thinWebp = await sharp({ create: { width: 16_383, height: 1, channels: 3, background: "#fff" } })
    .webp()
    .toBuffer()
  const thinJpeg = await sharp({ create: { width: 1, height: 65_000, channels: 3, background: "#fff" } })
    .jpeg()
    .toBuffer()
  const began = performance.now()
  for (const bytes of [blackPng(1, 39_999_999), thinJpeg, blackBitmap(1, 1_900_000)]) {
    expect((await refusal(bytes, "picture")).messageKey).toBe("creatives.image.tooManyPixels")
  }
  expect(performance.now() - began).toBeLessThan(5_000)
  expect(await accepted(thinWebp, "picture")).toMatchObject({ width: 2400, height: 1 })
})

test("a bitmap of too many pixels is refused before they are read", async () => {
  expect((await refusal(blackBitmap(6_000, 6_000), "picture")).messageKey).toBe("creatives.image.tooManyPixels")
  expect((await refusal(blackBitmap(1, 1).subarray(0, 40), "picture")).messageKey).toBe("creatives.image.unreadable")
})

test("pixels of a bitmap are read apart from the thread that asks", async () => {
  let ticks = 0
  const ticking = setInterval(() => (ticks += 1), 1)
  const pixels = await Effect.runPromise(
    Effect.flatMap(bitmapReader, (read) => read(blackBitmap(3_400, 3_400))).pipe(Effect.scoped),
  )
  clearInterval(ticking)
  expect(pixels?.width).toBe(3_400)
  expect(ticks).toBeGreaterThan(5)
})

test("a photo held sideways is turned upright and loses its metadata", async () => {
  const sideways = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#888" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const stored = await accepted(sideways, "picture")
  expect([stored.width, stored.height]).toEqual([20, 40])
  const metadata = await sharp(stored.bytes).metadata()
  expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined])
})

test("a large photo is kept at no more than 2400 pixels a side", async () => {
  expect(await accepted(await square(3000).webp().toBuffer(), "picture")).toMatchObject({ width: 2400, height: 2400 })
})

test("the palette leads with the vivid colour, not with the white around it", async () => {
  const logo = await square(300, "#ffffff")
    .composite([{ input: await square(120, "#0f766e").png().toBuffer() }])
    .png()
    .toBuffer()
  expect(await paletteOf(logo)).toEqual(["#0f766e", "#ffffff"])
})
