import type { SocialVideo } from "./social-video.ts"
import { formatOfVideo } from "./social-video.ts"
import { metaVideoRules, type VideoPlacement, type VideoRules } from "./video-placements.ts"

type Measured = Pick<SocialVideo, "durationMillis" | "width" | "height" | "sizeBytes">

/** Why Meta takes a video nowhere, as message keys. */
export const videoRefusalKeys = [
  "creatives.video.webmOnSocial",
  "creatives.video.tooShort",
  "creatives.video.tooLong",
  "creatives.video.tooHeavy",
  "creatives.video.wrongSize",
  "creatives.video.tooTall",
  "creatives.video.tooWide",
] as const
/** Why Meta takes a video nowhere. */
export type VideoRefusalKey = (typeof videoRefusalKeys)[number]

/** What keeps a video from every social ad; empty where it can be shown. */
export const videoRefusals = (
  video: Measured & Pick<SocialVideo, "url">,
  rules: VideoRules = metaVideoRules,
): ReadonlyArray<VideoRefusalKey> => {
  const { durationMillis, width, height, sizeBytes = 0 } = video
  const ratio = width / height
  const refused: Readonly<Record<VideoRefusalKey, boolean>> = {
    "creatives.video.webmOnSocial": !rules.formats.includes(formatOfVideo(video)),
    "creatives.video.tooShort": durationMillis < rules.leastMillis,
    "creatives.video.tooLong": durationMillis > rules.mostMillis,
    "creatives.video.tooHeavy": sizeBytes > rules.mostBytes,
    "creatives.video.wrongSize": Math.min(width, height) < rules.leastSide,
    "creatives.video.tooTall": ratio < rules.tallest * (1 - rules.tolerance),
    "creatives.video.tooWide": ratio > rules.widest * (1 + rules.tolerance),
  }
  return videoRefusalKeys.filter((key) => refused[key])
}

/**
 * How a video fits a placement: whole, cut at its sides, between bars, blurred since it is too small, or not shown since it is
 * too long. `lostPercent` is how much of the video is cut, or how much of the place the bars fill. Ours.
 */
export interface VideoFit {
  readonly fit: "whole" | "cut" | "bars" | "tooSmall" | "tooLong"
  readonly lostPercent: number
  /** Whether it is longer than most people watch there. */
  readonly isLong: boolean
}

/** A video that loses less than this percentage is whole to the eye. */
const unseenPercent = 3

/** How a video fits a placement. */
export const videoFit = (
  { durationMillis, width, height }: Pick<Measured, "durationMillis" | "width" | "height">,
  placement: VideoPlacement,
): VideoFit => {
  const ratio = width / height
  const nearest = Math.min(placement.widest, Math.max(placement.tallest, ratio))
  const lostPercent = Math.round((1 - Math.min(ratio, nearest) / Math.max(ratio, nearest)) * 100)
  const isLong = durationMillis > placement.advisedMillis
  if (durationMillis > placement.mostMillis) return { fit: "tooLong", lostPercent, isLong: true }
  if (width < placement.leastWidth) return { fit: "tooSmall", lostPercent, isLong }
  return { fit: lostPercent < unseenPercent ? "whole" : placement.otherwise, lostPercent, isLong }
}
