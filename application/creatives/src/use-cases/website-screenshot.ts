import { Effect, Result } from "effect"
import { needsService, handler } from "@application/kernel"
import { DraftSessions } from "@application/signup/services"
import { WebsiteNotShown } from "@domain/creatives"
import { InvalidFields } from "@domain/identity"
import { website as websiteRule } from "@domain/validation"
import { ScreenshotWebsite } from "../contract/website-screenshot.ts"
import { PictureStore } from "../ports/picture-store.ts"
import { WebsiteScreenshots } from "../ports/website-screenshots.ts"
import { admitKilobytes, countCaller, creativesLimits } from "./limits.ts"

export const screenshotWebsite = handler(
  ScreenshotWebsite,
  Effect.fnUntraced(function* ({ website, sessionId }) {
    if (sessionId !== undefined) yield* (yield* DraftSessions).get(sessionId)
    const address = websiteRule(website)
    if (Result.isFailure(address)) return yield* new InvalidFields({ fields: { website: [address.failure.key] } })
    yield* needsService("screenshots")
    yield* countCaller(creativesLimits.screenshot)
    const bytes = yield* (yield* WebsiteScreenshots).take(address.success)
    yield* (yield* admitKilobytes(sessionId))(Math.ceil(bytes.length / 1024))
    const { url, width, height } = yield* (yield* PictureStore)
      .saveUpload(bytes, "picture")
      .pipe(Effect.catchTag("PictureRefused", () => Effect.fail(new WebsiteNotShown({}))))
    return { url, width, height }
  }),
)
