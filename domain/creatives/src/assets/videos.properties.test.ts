import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { isOwnVideo, type SocialVideo } from "./social-video.ts"
import { videoFit, videoRefusals } from "./video-fit.ts"
import { metaVideoRules, videoPlacementNames, videoPlacements } from "./video-placements.ts"
import { checkVideo, type ReadVideo, videoBounds, videoFormatOf } from "./video.ts"

const file = "/media/5f0c8a1b2d3e4f5061728394a5b6c7d8e9f00112"
const clip: SocialVideo = {
  url: `${file}.mp4`,
  posterUrl: `${file}.jpg`,
  durationMillis: 12_000,
  width: 1080,
  height: 1920,
}
const readClip: ReadVideo = {
  format: "mp4",
  durationMillis: 12_000,
  hasSound: true,
  framesPerSecond: 30,
  width: 1080,
  height: 1920,
  sizeBytes: 4_000_000,
}
const problemOf = (change: Partial<ReadVideo>) => {
  const checked = checkVideo({ ...readClip, ...change })
  return Result.isFailure(checked) ? checked.failure.key : undefined
}

const shape = fc.record({ width: fc.integer({ min: 120, max: 4000 }), height: fc.integer({ min: 120, max: 4000 }) })
const millis = fc.integer({ min: 0, max: 20_000_000 })

test("the library refuses a video by weight, length, sides and frames", () => {
  expect(problemOf({})).toBeUndefined()
  expect(problemOf({ sizeBytes: videoBounds.bytes + 1 })).toBe("creatives.video.tooLarge")
  expect(problemOf({ durationMillis: 999 })).toBe("creatives.video.tooShort")
  expect(problemOf({ durationMillis: videoBounds.mostMillis + 1 })).toBe("creatives.video.tooLong")
  expect(problemOf({ width: 119 })).toBe("creatives.video.wrongSize")
  expect(problemOf({ height: 8_193 })).toBe("creatives.video.wrongSize")
  expect(problemOf({ framesPerSecond: 121 })).toBe("creatives.video.tooManyFrames")
})

test("Meta takes a video exactly between its lengths and ratios", () => {
  fc.assert(
    fc.property(shape, millis, ({ width, height }, durationMillis) => {
      const refused = videoRefusals({ ...clip, width, height, durationMillis })
      const ratio = width / height
      expect(refused.includes("creatives.video.tooShort")).toBe(durationMillis < 1_000)
      expect(refused.includes("creatives.video.tooLong")).toBe(durationMillis > 14_460_000)
      expect(refused.includes("creatives.video.tooTall")).toBe(ratio < (9 / 16) * 0.97)
      expect(refused.includes("creatives.video.tooWide")).toBe(ratio > (16 / 9) * 1.03)
    }),
  )
})

test("Meta takes no webm, no thumbnail-sized and no heavy video", () => {
  expect(videoRefusals(clip)).toEqual([])
  expect(videoRefusals({ ...clip, url: `${file}.webm` })).toEqual(["creatives.video.webmOnSocial"])
  expect(videoRefusals({ ...clip, url: `${file}.ogv` })).toEqual([])
  expect(videoRefusals({ ...clip, width: 100, height: 100 })).toEqual(["creatives.video.wrongSize"])
  expect(videoRefusals({ ...clip, sizeBytes: metaVideoRules.mostBytes + 1 })).toEqual(["creatives.video.tooHeavy"])
})

test("a video of a placement's shape is whole there, whatever its length", () => {
  fc.assert(
    fc.property(fc.constantFrom(...videoPlacementNames), fc.integer({ min: 1, max: 120_000 }), (name, time) => {
      const { tallest } = videoPlacements[name]
      const fit = videoFit(
        { width: 1080, height: Math.round(1080 / tallest), durationMillis: time },
        videoPlacements[name],
      )
      expect(fit.fit).toBe("whole")
      expect(fit.isLong).toBe(time > videoPlacements[name].advisedMillis)
    }),
  )
})

test("a feed cuts a tall video, and stories put bars beside a wide one", () => {
  expect(videoFit(clip, videoPlacements.facebookFeed)).toEqual({ fit: "cut", lostPercent: 30, isLong: false })
  const wide = { width: 1920, height: 1080, durationMillis: 12_000 }
  expect(videoFit(wide, videoPlacements.facebookFeed).fit).toBe("whole")
  expect(videoFit(wide, videoPlacements.stories)).toEqual({ fit: "bars", lostPercent: 68, isLong: false })
  expect(videoFit({ ...clip, durationMillis: 121_000 }, videoPlacements.stories).fit).toBe("tooLong")
  expect(videoFit({ ...clip, width: 400, height: 711 }, videoPlacements.reels).fit).toBe("tooSmall")
})

test("a larger video of the same shape never fits worse", () => {
  fc.assert(
    fc.property(shape, fc.constantFrom(...videoPlacementNames), ({ width, height }, name) => {
      const small = videoFit({ width, height, durationMillis: 9_000 }, videoPlacements[name])
      const large = videoFit({ width: width * 3, height: height * 3, durationMillis: 9_000 }, videoPlacements[name])
      expect(large.lostPercent).toBe(small.lostPercent)
      if (small.fit !== "tooSmall") expect(large.fit).toBe(small.fit)
    }),
  )
})

test("an ad's video and its cover are files of our own store", () => {
  expect(isOwnVideo(clip)).toBe(true)
  for (const url of [
    "https://a.example/v.mp4",
    "//a.example/v.mp4",
    `${file}.jpg`,
    "javascript:1.mp4",
    "/media/../v.mp4",
  ])
    expect(isOwnVideo({ ...clip, url })).toBe(false)
  expect(isOwnVideo({ ...clip, posterUrl: "https://a.example/v.jpg" })).toBe(false)
})

test("a video's format is the end of its address", () => {
  expect(["/a.MP4", "/a.webm?x=1", "/a.ogv", "/a.png"].map(videoFormatOf)).toEqual(["mp4", "webm", "ogv", undefined])
})
