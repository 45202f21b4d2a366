import type { SocialVideo } from "@domain/creatives"
import fc from "fast-check"
import { expect, test } from "vitest"
import { returnedVideo, swappedVideo, type VideoChange, videoIn, type VideoPlan } from "./swapped-video.ts"

const url = fc.constantFrom("/media/a.mp4", "/media/b.mp4", "/media/c.mp4")
const video: fc.Arbitrary<SocialVideo> = url.map((address) => ({
  url: address,
  posterUrl: "/media/cover.jpg",
  durationMillis: 9_000,
  width: 1080,
  height: 1080,
}))
const plan: fc.Arbitrary<VideoPlan> = fc
  .option(video, { nil: undefined })
  .map((shown) => ({ creative: { creativeDetail: { palette: ["#112233"], ...(shown && { video: shown }) } } }))
const changed = (before: VideoPlan, { creative }: VideoChange): VideoPlan => ({
  creative: { ...before.creative, ...creative },
})

test("a video that was swapped is shown nowhere, and nothing else changes", () => {
  fc.assert(
    fc.property(plan, url, video, (before, from, by) => {
      fc.pre(from !== by.url)
      const after = changed(before, swappedVideo(before, from, by))
      expect(videoIn(after, from)).toBeUndefined()
      if (videoIn(before, from) === undefined) expect(after).toEqual(before)
      else expect(after.creative.creativeDetail?.video).toEqual(by)
      expect(after.creative.creativeDetail?.palette).toEqual(["#112233"])
    }),
  )
})

test("a video that was taken away comes back, unless another was chosen", () => {
  fc.assert(
    fc.property(plan, video, (before, given) => {
      const without = changed(before, swappedVideo(before, given.url))
      const kept = without.creative.creativeDetail?.video
      const after = changed(without, returnedVideo(without, given))
      expect(after.creative.creativeDetail?.video).toEqual(kept ?? given)
    }),
  )
})
