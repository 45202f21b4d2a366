import { Result, Schema } from "effect"
import type { PictureFacts } from "./picture-facts.ts"

/** The container of a video, by its content. Spec: validation, files. */
export const VideoFormat = Schema.Literals(["mp4", "webm", "ogv"])
export type VideoFormat = typeof VideoFormat.Type

/** Most bytes and milliseconds of a video in the library, its sides in pixels and its frames. Ours; the longest is Meta's. */
export const videoBounds = {
  bytes: 200_000_000,
  leastMillis: 1_000,
  mostMillis: 241 * 60_000,
  leastSide: 120,
  mostSide: 8_192,
  mostFramesPerSecond: 120,
} as const

/** A video's container, codec, length, frames and sound, and its cover picture where there is one. */
export const VideoFacts = Schema.Struct({
  format: VideoFormat,
  codec: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(40))),
  durationMillis: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 100_000_000 })),
  framesPerSecond: Schema.optionalKey(Schema.Number.check(Schema.isBetween({ minimum: 0, maximum: 1_000 }))),
  hasSound: Schema.Boolean,
  posterUrl: Schema.optionalKey(Schema.String),
})
export type VideoFacts = typeof VideoFacts.Type

/** What a file of a video says of itself. */
export type ReadVideo = Omit<VideoFacts, "posterUrl"> & Required<PictureFacts>

/** Why the library does not take a video that it could read. */
export type VideoProblem = `creatives.video.${"tooLarge" | "tooShort" | "tooLong" | "wrongSize" | "tooManyFrames"}`

const refuse = (key: VideoProblem) => Result.fail({ key })

/** A video that the library takes; else why it does not, as a message key. Spec: validation, files. */
export const checkVideo = (video: ReadVideo): Result.Result<ReadVideo, { readonly key: VideoProblem }> => {
  const { bytes, leastMillis, mostMillis, leastSide, mostSide, mostFramesPerSecond } = videoBounds
  const shorter = Math.min(video.width, video.height)
  const longer = Math.max(video.width, video.height)
  if (video.sizeBytes > bytes) return refuse("creatives.video.tooLarge")
  if (video.durationMillis < leastMillis) return refuse("creatives.video.tooShort")
  if (video.durationMillis > mostMillis) return refuse("creatives.video.tooLong")
  if (shorter < leastSide || longer > mostSide) return refuse("creatives.video.wrongSize")
  if ((video.framesPerSecond ?? 0) > mostFramesPerSecond) return refuse("creatives.video.tooManyFrames")
  return Result.succeed(video)
}

/** The format of a video by the end of its address; undefined for anything else. */
export const videoFormatOf = (address: string): VideoFormat | undefined => {
  const [, ending] = /\.(mp4|webm|ogv)(?:[?#]|$)/i.exec(address) ?? []
  return ending === undefined ? undefined : (ending.toLowerCase() as VideoFormat)
}
