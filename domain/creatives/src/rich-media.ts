import { type Checked, animationTime, collectFailures, creativeUrl, refuse } from "@domain/validation"
import { Result, Schema } from "effect"

/** The kind of a moving creative. Spec: screens, rich-media builder and creative builder. */
export const RichMediaKind = Schema.Literals(["animation", "video"])
export type RichMediaKind = typeof RichMediaKind.Type

/**
 * A moving creative: an animation of a picture over `seconds`, or a video of that length. Spec: validation, animation
 * time.
 */
export const RichMedia = Schema.Struct({
  kind: RichMediaKind,
  url: Schema.String,
  seconds: Schema.Number,
})
export type RichMedia = typeof RichMedia.Type

const wanted = { animation: "image", video: "video" } as const
const formatKeys = { animation: "validation.imageFormat", video: "validation.videoFormat" } as const

const addressOf = (typed: string, kind: RichMediaKind): Checked<string> =>
  Result.flatMap(creativeUrl(typed), (url) =>
    url.kind === wanted[kind] ? Result.succeed(url.url) : refuse(formatKeys[kind]),
  )

/**
 * Checks a typed moving creative: an image address for an animation, a video's for a video, and 0 to 120 seconds. All
 * failures are returned, by field. Spec: validation, "Animation time 0-120 s", "Creative URLs must be valid".
 */
export const checkRichMedia = (
  kind: RichMediaKind,
  typed: { readonly url: string; readonly seconds: string | number },
) =>
  Result.map(
    collectFailures({ url: addressOf(typed.url, kind), seconds: animationTime(typed.seconds) }),
    (checked): RichMedia => ({ kind, ...checked }),
  )
