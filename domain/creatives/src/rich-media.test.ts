import { Result, Schema } from "effect"
import { expect, test } from "vitest"
import { checkRichMedia, RichMedia } from "./rich-media.ts"

const picture = "https://a.example/loaf.png"
const video = "https://a.example/loaf.webm"
const failures = (...given: Parameters<typeof checkRichMedia>) => {
  const checked = checkRichMedia(...given)
  return Result.isFailure(checked) ? checked.failure : {}
}

test("an animation is made of a picture, a video of a video", () => {
  expect(Result.getOrThrow(checkRichMedia("animation", { url: picture, seconds: "15" }))).toEqual({
    kind: "animation",
    url: picture,
    seconds: 15,
  })
  expect(Result.getOrThrow(checkRichMedia("video", { url: video, seconds: 30 })).url).toBe(video)
  expect(failures("animation", { url: video, seconds: 1 })).toEqual({ url: { key: "validation.imageFormat" } })
  expect(failures("video", { url: picture, seconds: 1 })).toEqual({ url: { key: "validation.videoFormat" } })
})

test("a wrong address and a wrong time are reported together", () => {
  expect(Object.keys(failures("video", { url: "", seconds: "" })).toSorted()).toEqual(["seconds", "url"])
})

test("what was accepted fits its schema", () => {
  expect(Schema.is(RichMedia)(Result.getOrThrow(checkRichMedia("video", { url: video, seconds: 0 })))).toBe(true)
})
