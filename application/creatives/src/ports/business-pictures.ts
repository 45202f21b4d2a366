import type { Picture } from "@domain/campaigns"
import { Context, type Effect } from "effect"
import type { BusinessProfileId } from "@domain/kernel"

/** A picture of a business, when it was added (epoch milliseconds), and the address of its shop's picture that it copies. */
export interface BusinessPicture {
  readonly picture: Picture
  readonly addedAt: number
  readonly origin?: string
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
