import { Context, type Effect } from "effect"
import type { LogoSource } from "@domain/creatives"
import type { BusinessProfileId } from "@domain/kernel"

/** The logos that business profiles show; answered by the businesses. */
export class ProfileLogos extends Context.Service<
  ProfileLogos,
  {
    /** Whether the category of a business lets its logo be changed. */
    readonly mayChange: (businessProfileId: BusinessProfileId) => Effect.Effect<boolean>
    readonly set: (businessProfileId: BusinessProfileId, url: string, source: LogoSource) => Effect.Effect<void>
  }
>()("creatives/ProfileLogos") {}
