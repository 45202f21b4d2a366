import { Result } from "effect"
import { type Checked, refuse } from "./field-failure.ts"
import { typedText } from "./plain-text.ts"
import { website } from "./website.ts"

const extensions = { image: /\.(?:jpe?g|png|bmp)$/i, video: /\.(?:mp4|webm|ogv)$/i } as const

/** An http(s) address whose path ends like an image (jpg, jpeg, png, bmp) or a video (mp4, webm, ogv). Spec: "Creative URLs". */
export const creativeUrl = (typed: string): Checked<{ readonly url: string; readonly kind: "image" | "video" }> => {
  const refused = refuse("validation.creativeUrlInvalid")
  if (!/^https?:\/\//i.test(typedText(typed).trim())) return refused
  return Result.match(website(typed), {
    onFailure: () => refused,
    onSuccess: (url) => {
      const path = url.replace(/[?#].*$/s, "").replace(/^https?:\/\/[^/]+/, "")
      const kind = extensions.image.test(path) ? "image" : extensions.video.test(path) ? "video" : undefined
      return kind === undefined ? refused : Result.succeed({ url, kind })
    },
  })
}
