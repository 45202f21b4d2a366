import type { Picture } from "@domain/campaigns"
import type { PictureFacts, VideoFacts } from "@domain/creatives"
import { Context, type Effect } from "effect"
import type { BusinessProfileId } from "@domain/kernel"

/**
 * A picture of a business, when it was added (epoch milliseconds), the address of its shop's picture that it copies, and its
 * pixels where they are known. A video is a picture with the facts of its file.
 */
export interface BusinessPicture {
  readonly picture: Picture
  readonly addedAt: number
  readonly origin?: string
  readonly facts?: PictureFacts
  readonly video?: VideoFacts
}

/** The pictures and videos that a business keeps for all its campaigns. */
export class BusinessPictures extends Context.Service<
  BusinessPictures,
  {
    /** Adds a picture, or its new words if its address is known; beyond 500 the oldest go. */
    readonly add: (businessProfileId: BusinessProfileId, picture: BusinessPicture) => Effect.Effect<void>
    readonly remove: (businessProfileId: BusinessProfileId, url: string) => Effect.Effect<void>
    readonly of: (businessProfileId: BusinessProfileId) => Effect.Effect<ReadonlyArray<BusinessPicture>>
  }
>()("creatives/BusinessPictures") {}

/** How many pictures and videos a business keeps. */
export const mostBusinessPictures = 500
