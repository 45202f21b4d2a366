import { Context, type Effect } from "effect"
import type { BusinessProfileId, PortalId, Region } from "@domain/kernel"
import type { BusinessProfileNotFound } from "@domain/businesses"

/** An advertiser, the tenant of campaigns, money and leads. Spec: entities, Business profile. */
export interface BusinessProfile {
  readonly id: BusinessProfileId
  readonly portalId: PortalId
  readonly name: string
  readonly region: Region
  readonly currencyId: number
  readonly timeZoneId: number
  readonly timeZone: string
  readonly thumbnailLogo?: string
  readonly referralCode?: string
  readonly createdAt: number
}

export class BusinessProfileRepository extends Context.Service<
  BusinessProfileRepository,
  {
    readonly byId: (id: BusinessProfileId) => Effect.Effect<BusinessProfile, BusinessProfileNotFound>
    /** Those of the ids that exist, in the order of the ids. */
    readonly byIds: (ids: ReadonlyArray<BusinessProfileId>) => Effect.Effect<ReadonlyArray<BusinessProfile>>
    /** Adds the profile or replaces the one with its id. */
    readonly save: (profile: BusinessProfile) => Effect.Effect<void>
  }
>()("businesses/BusinessProfileRepository") {}
