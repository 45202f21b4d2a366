import { Effect, Layer, Result } from "effect"
import { Base64 } from "effect/encoding"
import { WebsiteNotShown } from "@domain/creatives"
import { WebsiteScreenshots } from "../ports/website-screenshots.ts"

/** One white pixel as PNG. */
const pixel = Result.getOrThrow(
  Base64.decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg=="),
)

/** Answers one picture for every website except those at `silent.example`. */
export const memoryWebsiteScreenshots = Layer.succeed(WebsiteScreenshots, {
  take: (address) =>
    address.includes("silent.example") ? Effect.fail(new WebsiteNotShown({})) : Effect.succeed(pixel),
})
