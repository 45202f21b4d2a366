import { Schema } from "effect"
import type { Asset } from "./asset.ts"
import { VideoFormat, videoFormatOf } from "./video.ts"

const side = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100_000 }))
const address = Schema.String.check(Schema.isMaxLength(2048))

/** The video of a social ad: a file of the library and its cover, with what networks ask of its length, shape and weight. Ours. */
export const SocialVideo = Schema.Struct({
  url: address,
  posterUrl: address,
  durationMillis: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 100_000_000 })),
  width: side,
  height: side,
  sizeBytes: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 10_000_000_000 }))),
  hasSound: Schema.optionalKey(Schema.Boolean),
  /** What the video is called in the library. */
  name: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(255))),
})
export type SocialVideo = typeof SocialVideo.Type

const ownFile = /^\/[\w/-]*\/[\w-]+\.\w+$/

/** Whether a video and its cover are files of our own store: the ad of another site's file would change unseen. */
export const isOwnVideo = ({ url, posterUrl }: SocialVideo): boolean =>
  ownFile.test(url) && videoFormatOf(url) !== undefined && ownFile.test(posterUrl)

/** The container of a social ad's video. */
export const formatOfVideo = ({ url }: Pick<SocialVideo, "url">): VideoFormat => videoFormatOf(url) ?? "mp4"

/** A video of the library as an ad shows it; undefined for other assets, and for a video without a cover. */
export const videoOfAsset = ({ id, name, facts, video }: Asset): SocialVideo | undefined =>
  video?.posterUrl === undefined || facts === undefined
    ? undefined
    : {
        url: id,
        posterUrl: video.posterUrl,
        durationMillis: video.durationMillis,
        hasSound: video.hasSound,
        ...facts,
        ...(name !== "" && { name }),
      }
