import { Effect, Layer } from "effect"
import { Base64 } from "effect/encoding"
import { CoverLogos, LogoRefused } from "../ports/cover-logos.ts"

const pngStart = [0x89, 0x50, 0x4e, 0x47]

/** Takes every PNG as a logo, as it is. */
export const memoryCoverLogos = Layer.succeed(CoverLogos, {
  fitted: (bytes) =>
    pngStart.every((byte, index) => bytes[index] === byte)
      ? Effect.succeed(`data:image/png;base64,${Base64.encode(bytes)}`)
      : Effect.fail(new LogoRefused({ key: "creatives.image.logoPngOrJpeg" })),
})
