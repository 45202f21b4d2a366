import { Context, type Effect } from "effect"
import type { BusinessProfileNotFound, ProfileDetails } from "@domain/businesses"
import type { BusinessProfileId, PortalId, Revisions } from "@domain/kernel"

/** A stored advertiser, with its portal, time zone name and join date. Spec: entities, Business profile. */
export interface BusinessProfile extends ProfileDetails {
  readonly portalId: PortalId
  readonly timeZone: string
  readonly createdAt: number
  /** Whether its portal has frozen it; saving the profile does not change it. */
  readonly isFrozen?: true
  /** Absent until it is first edited. */
  readonly revisions?: Revisions
}

export class BusinessProfileRepository extends Context.Service<
  BusinessProfileRepository,
  {
    readonly byId: (id: BusinessProfileId) => Effect.Effect<BusinessProfile, BusinessProfileNotFound>
    /** Same as `byId`; also locks the profile until this transaction ends. */
    readonly forChange: (id: BusinessProfileId) => Effect.Effect<BusinessProfile, BusinessProfileNotFound>
    /** The profiles that exist, in the order of the ids. */
    readonly byIds: (ids: ReadonlyArray<BusinessProfileId>) => Effect.Effect<ReadonlyArray<BusinessProfile>>
    /** The portal of the profile's public page, and its key: random, created with the profile and never changed. */
    readonly pageOf: (
      id: BusinessProfileId,
    ) => Effect.Effect<{ readonly key: string; readonly portalId: PortalId }, BusinessProfileNotFound>
    /** The profile whose public page has this key. */
    readonly ofPage: (pageKey: string) => Effect.Effect<BusinessProfileId | undefined>
    /** Adds the profile or replaces the profile with its id. */
    readonly save: (profile: BusinessProfile) => Effect.Effect<void>
  }
>()("businesses/BusinessProfileRepository") {}
