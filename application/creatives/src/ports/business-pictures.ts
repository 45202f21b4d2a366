import type { Picture } from "@domain/campaigns"
import type { PictureFacts } from "@domain/creatives"
import { Context, type Effect } from "effect"
import type { BusinessProfileId } from "@domain/kernel"

/**
 * A picture of a business, when it was added (epoch milliseconds), the address of its shop's picture that it copies, and its
 * pixels where they are known.
 */
export interface BusinessPicture {
  readonly picture: Picture
  readonly addedAt: number
  readonly origin?: string
  readonly facts?: PictureFacts
}

/** The pictures that a business keeps for all its campaigns. */
export class BusinessPictures extends Context.Service<
  BusinessPictures,
  {
    /** Adds a picture, or its new words if its address is known; beyond 500 the oldest go. */
    readonly add: (businessProfileId: BusinessProfileId, picture: BusinessPicture) => Effect.Effect<void>
    readonly remove: (businessProfileId: BusinessProfileId, url: string) => Effect.Effect<void>
    readonly of: (businessProfileId: BusinessProfileId) => Effect.Effect<ReadonlyArray<BusinessPicture>>
  }
>()("creatives/BusinessPictures") {}

/** How many pictures a business keeps. */
export const mostBusinessPictures = 500
