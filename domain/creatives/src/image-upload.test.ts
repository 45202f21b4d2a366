import { Result, Schema } from "effect"
import { expect, test } from "vitest"
import { SessionId } from "@domain/kernel"
import { bmpBytes, pngBytes } from "@domain/validation/testing"
import { checkImageUpload, CreativeImageUpload } from "./image-upload.ts"

const base = {
  SessionId: SessionId.make("00000000-0000-4000-8000-000000000001"),
  TemplateId: "spotlight",
  ImageType: "Photo",
  ImageName: "loaf.png",
} as const
const file = { ...base, ImageFile: pngBytes({ width: 200, height: 200 }) }
const check = (changes: Partial<CreativeImageUpload>, form: CreativeImageUpload = file) =>
  checkImageUpload({ ...form, ...changes })
const failures = (changes: Partial<CreativeImageUpload>, form: CreativeImageUpload = file) => {
  const checked = check(changes, form)
  return Result.isFailure(checked) ? checked.failure : {}
}

test("a file comes with its template and name, from the default source unless told", () => {
  expect(Result.getOrThrow(check({}))).toEqual({
    sessionId: base.SessionId,
    templateId: "spotlight",
    name: "loaf.png",
    type: "Photo",
    content: { kind: "file", bytes: file.ImageFile },
    source: "Default",
  })
  expect(Result.getOrThrow(check({ ImageSource: "CustomUpload" })).source).toBe("CustomUpload")
})

test("an address may replace a file, but must be a picture's", () => {
  const url = "https://a.example/loaf.jpg"
  expect(Result.getOrThrow(check({ ImageUrl: url }, base)).content).toEqual({ kind: "url", url })
  expect(failures({ ImageUrl: "https://a.example/loaf.mp4" }, base)).toEqual({
    ImageFile: { key: "validation.imageFormat" },
  })
  expect(failures({ ImageUrl: "https://a.example/loaf" }, base)).toEqual({
    ImageFile: { key: "validation.creativeUrlInvalid" },
  })
})

test("a stock photo's address needs no ending, and must be one of the web", () => {
  const stock = { ...base, ImageSource: "Stock", DownloadLink: "https://photos.example/1/download" } as const
  const url = "https://photos.example/photo-1?w=1080"
  expect(Result.getOrThrow(check({ ImageUrl: url }, stock)).content).toEqual({ kind: "url", url })
  expect(Object.keys(failures({ ImageUrl: "file:///etc/passwd" }, stock))).toEqual(["ImageFile"])
})

test("exactly one of file and address is given", () => {
  expect(failures({}, base)).toEqual({ ImageFile: { key: "validation.required" } })
  expect(failures({ ImageUrl: "https://a.example/loaf.jpg" })).toEqual({ ImageFile: { key: "validation.required" } })
})

test("each kind of picture takes the files that validation allows it", () => {
  const kinds = ["Photo", "Logo", "LeadForm"] as const
  const keys = (ImageFile: Uint8Array) =>
    kinds.map((ImageType) => Object.values(failures({ ImageFile, ImageType })).map((failure) => failure.key))
  expect(keys(bmpBytes({ width: 200, height: 200 }))).toEqual([
    [],
    ["validation.logoFormat"],
    ["validation.leadImageFormat"],
  ])
  expect(keys(pngBytes({ width: 149, height: 200 }))).toEqual([[], ["validation.logoTooSmall"], []])
})

test("a stock photo carries its download link, others need none", () => {
  expect(failures({ ImageSource: "Stock" })).toEqual({ DownloadLink: { key: "validation.required" } })
  const link = "https://photos.example/1/download"
  expect(Result.getOrThrow(check({ ImageSource: "Stock", DownloadLink: link })).downloadLink).toBe(link)
  expect(Result.getOrThrow(check({ ImageSource: "Website", DownloadLink: link })).downloadLink).toBe(link)
  expect(Result.getOrThrow(check({ DownloadLink: " " })).downloadLink).toBeUndefined()
})

test("all failures are reported at once, each at its field", () => {
  expect(Object.keys(failures({ TemplateId: "", ImageName: " ", ImageSource: "Stock" }, base)).toSorted()).toEqual([
    "DownloadLink",
    "ImageFile",
    "ImageName",
    "TemplateId",
  ])
})

test("the form crosses the wire by its numbers and comes back", () => {
  const form: CreativeImageUpload = { ...file, ImageSource: "Stock", DownloadLink: "x" }
  const sent = Schema.encodeSync(CreativeImageUpload)(form)
  expect([sent.ImageType, sent.ImageSource]).toEqual([1, 1])
  expect(Schema.decodeSync(CreativeImageUpload)(sent)).toEqual(form)
})
