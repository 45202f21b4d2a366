import { Result } from "effect"
import { describe, expect, test } from "vitest"
import { failureOf } from "./collect-failures.ts"
import { type FileType, fileTypeOf } from "./file-type.ts"
import { imageSizeOf } from "./image-size.ts"
import { bmpBytes, docxEntries, isoMediaBytes, jpegBytes, pngBytes, sampleBytes, zipBytes } from "./testing/index.ts"
import { requiredLogo, upload, uploadKinds } from "./upload.ts"
import { zipEntries } from "./zip-entries.ts"

const types: ReadonlyArray<FileType> = ["png", "jpeg", "bmp", "gif", "webp", "mp4", "webm", "ogv", "pdf", "docx"]
const bytesOf = (text: string) => Uint8Array.from(Array.from(text, (character) => character.charCodeAt(0)))

test.each(types)("%s is told by its content", (type) => {
  expect(fileTypeOf(sampleBytes[type])).toBe(type)
})

test.each([
  "",
  "<svg></svg>",
  "MZ",
  "BM",
  "RIFF0000WAVE",
  "....ftypheic",
  "....ftypavif",
  "....ftypmif1",
  "OggS vorbis",
  "webm",
  "theora",
  "\u001aE\u00df\u00a3matroska",
  "PK\u0003\u0004word/",
])("%j is no file we take", (text) => {
  expect(fileTypeOf(bytesOf(text))).toBeUndefined()
})

describe("docx", () => {
  const typeOf = (...entries: ReadonlyArray<string>) => fileTypeOf(zipBytes({ entries }))

  test("an archive is one when its directory has content types and a document", () => {
    expect(typeOf("docProps/app.xml", ...docxEntries)).toBe("docx")
    expect([typeOf("word/document.xml"), typeOf("[Content_Types].xml"), typeOf(), typeOf("word/")]).toEqual(
      Array.from({ length: 4 }, () => undefined),
    )
  })

  test("one with macros is refused", () => {
    expect(typeOf(...docxEntries, "word/vbaProject.bin")).toBeUndefined()
  })

  test("extra fields and comments of an archive are skipped, up to the longest", () => {
    expect(fileTypeOf(zipBytes({ entries: docxEntries, extra: 7, comment: 9 }))).toBe("docx")
    expect(fileTypeOf(zipBytes({ entries: docxEntries, comment: 65_535 }))).toBe("docx")
  })

  test("names in the text of a file that is no archive count for nothing", () => {
    const bytes = zipBytes({ entries: docxEntries })
    expect(fileTypeOf(bytes.subarray(0, -22))).toBeUndefined()
    expect(fileTypeOf(bytesOf(`PK\u0003\u0004${docxEntries.join("")}`))).toBeUndefined()
    expect(fileTypeOf(Uint8Array.from([0, ...bytes]))).toBeUndefined()
  })

  test("a directory that says it lies elsewhere is no directory", () => {
    const bytes = zipBytes({ entries: docxEntries })
    new DataView(bytes.buffer).setUint32(bytes.length - 6, 0xffff_ffff, true)
    expect([fileTypeOf(bytes), zipEntries(bytes).size, zipEntries(new Uint8Array()).size]).toEqual([undefined, 0, 0])
  })
})

test("a video is recognised by its main brand, or a compatible one", () => {
  expect(
    ["isom", "iso6", "mp42", "avc1", "M4V ", "MSNV", "dash"].map((brand) => fileTypeOf(isoMediaBytes(brand))),
  ).toEqual(Array.from({ length: 7 }, () => "mp4"))
  expect([
    fileTypeOf(isoMediaBytes("XAVC", ["XAVC", "mp42"])),
    fileTypeOf(isoMediaBytes("qt  ", ["qt  ", "mp41"])),
  ]).toEqual(["mp4", "mp4"])
  const others = [
    isoMediaBytes("qt  "),
    isoMediaBytes("M4A ", ["M4A "]),
    isoMediaBytes("heic", ["mif1", "heic"]),
    isoMediaBytes("avis", ["avif", "iso8"]),
    isoMediaBytes("xisom"),
    Uint8Array.from([...isoMediaBytes("qt  "), ...bytesOf("mp42")]),
  ]
  expect(others.map(fileTypeOf)).toEqual(Array.from({ length: 6 }, () => undefined))
})

test("a text that begins like a bitmap is none", () => {
  expect(fileTypeOf(bytesOf("BMW sells cars in all of our cities"))).toBeUndefined()
  const bitmap = bmpBytes({ width: 1, height: 1 })
  for (const at of [15, 16, 17]) expect(fileTypeOf(bitmap.with(at, 1))).toBeUndefined()
})

test("the oldest bitmaps keep their size in two bytes", () => {
  const bitmap = Uint8Array.from([...bytesOf("BM"), ...Array.from({ length: 24 }, () => 0)])
  bitmap.set([12, 0, 0, 0, 0x2c, 1, 0xc8, 0], 14)
  expect(imageSizeOf(bitmap)).toEqual({ width: 300, height: 200 })
})

test("a png whose first chunk is no header has no size", () => {
  const png = pngBytes({ width: 5, height: 5 })
  expect(imageSizeOf(png.with(12, 0))).toBeUndefined()
})

test("picture sizes are read from the header", () => {
  const size = { width: 640, height: 70_000 }
  expect(imageSizeOf(pngBytes(size))).toEqual(size)
  expect(imageSizeOf(jpegBytes({ width: 640, height: 480 }))).toEqual({ width: 640, height: 480 })
  expect(imageSizeOf(bmpBytes({ width: 30, height: -20 }))).toEqual({ width: 30, height: 20 })
  expect([imageSizeOf(sampleBytes.gif), imageSizeOf(sampleBytes.pdf), imageSizeOf(new Uint8Array())]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test("frame markers other than tables give a jpeg's size; others are skipped", () => {
  const framed = (marker: number) =>
    imageSizeOf(Uint8Array.from([0xff, 0xd8, 0xff, 0xd0, 0xff, 0xd8, 0xff, marker, 0, 17, 8, 0, 20, 0, 30, 3]))
  expect([0xc0, 0xc3, 0xcf].map(framed)).toEqual(Array.from({ length: 3 }, () => ({ width: 30, height: 20 })))
  expect([0xc4, 0xc8, 0xcc, 0xbf].map(framed)).toEqual([undefined, undefined, undefined, undefined])
})

test("the shortest headers are enough", () => {
  expect(imageSizeOf(pngBytes({ width: 4, height: 5 }).subarray(0, 24))).toEqual({ width: 4, height: 5 })
  expect(imageSizeOf(bmpBytes({ width: 4, height: 5 }).subarray(0, 26))).toEqual({ width: 4, height: 5 })
  expect(fileTypeOf(bmpBytes({ width: 4, height: 5 }).subarray(0, 25))).toBeUndefined()
})

test("a picture inside a larger buffer is read at its own place", () => {
  const padded = Uint8Array.from([9, 9, 9, ...pngBytes({ width: 7, height: 8 })])
  expect(imageSizeOf(padded.subarray(3))).toEqual({ width: 7, height: 8 })
})

test("a broken header has no size", () => {
  const png = pngBytes({ width: 200, height: 200 })
  const jpeg = jpegBytes({ width: 200, height: 200 })
  expect(imageSizeOf(png.subarray(0, 23))).toBeUndefined()
  expect(imageSizeOf(pngBytes({ width: 0, height: 5 }))).toBeUndefined()
  expect(imageSizeOf(pngBytes({ width: 5, height: 0 }))).toBeUndefined()
  expect(imageSizeOf(jpeg.subarray(0, 16))).toBeUndefined()
  expect(imageSizeOf(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0]))).toBeUndefined()
  expect(
    imageSizeOf(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xe1, 0, 0, 0, 0, 0, 0, 0, 0])),
  ).toBeUndefined()
})

const accepted = (kind: keyof typeof uploadKinds) =>
  types.filter((type) => Result.isSuccess(upload(sampleBytes[type], kind)))

test("each kind of upload takes its own types", () => {
  expect(accepted("logo")).toEqual(["png", "jpeg"])
  expect(accepted("leadImage")).toEqual(["png", "jpeg"])
  expect(accepted("image")).toEqual(["png", "jpeg", "bmp"])
  expect(accepted("video")).toEqual(["mp4", "webm", "ogv"])
  expect(accepted("file")).toEqual(["png", "jpeg", "bmp", "pdf", "docx"])
})

test("each kind has its own message", () => {
  const keys = (["logo", "leadImage", "image", "video", "file"] as const).map(
    (kind) => failureOf(upload(sampleBytes.gif, kind))?.key,
  )
  expect(keys).toEqual([
    "validation.logoFormat",
    "validation.leadImageFormat",
    "validation.imageFormat",
    "validation.videoFormat",
    "validation.fileFormat",
  ])
  expect(failureOf(upload(pngBytes({ width: 0, height: 0 }), "image"))?.key).toBe("validation.imageFormat")
})

test("a logo has 150 pixels each way", () => {
  const logo = (width: number, height: number) => failureOf(requiredLogo(pngBytes({ width, height })))
  expect(logo(150, 150)).toBeUndefined()
  expect(logo(149, 150)).toEqual({ key: "validation.logoTooSmall", params: { width: 150, height: 150 } })
  expect(logo(150, 149)?.key).toBe("validation.logoTooSmall")
  expect(failureOf(upload(pngBytes({ width: 10, height: 10 }), "leadImage"))).toBeUndefined()
})

test("a missing logo is asked for", () => {
  expect([failureOf(requiredLogo(undefined))?.key, failureOf(requiredLogo(new Uint8Array()))?.key]).toEqual([
    "validation.logoRequired",
    "validation.logoRequired",
  ])
})
