import { Context, type Effect } from "effect"
import type { BusinessProfileId, CurrencyCode, PortalId, Region, TimeZoneName } from "@domain/kernel"
import type { ForbiddenBusinessProfile } from "./actor.ts"

/** A business profile as every context knows it. */
export interface ProfileFacts {
  readonly id: BusinessProfileId
  readonly portalId: PortalId
  readonly name: string
  readonly region: Region
  /** The region's currency, which its wallet, prices and reports are in. */
  readonly currency: CurrencyCode
  /** The region's time zone, which its days are counted in. */
  readonly timeZone: TimeZoneName
  /** The currency that the profile names itself, which its briefs are in. */
  readonly chosenCurrency: CurrencyCode
  readonly thumbnailLogo?: string
  /** One line. */
  readonly address?: string
  /** Epoch milliseconds. */
  readonly joinedAt: number
  /** Whether its portal has frozen it. */
  readonly isFrozen?: true
}

/** What a profile is: answered by the businesses, with one read of the store a call. */
export class Profiles extends Context.Service<
  Profiles,
  {
    /** A profile that is not there is refused as another's, so that nothing tells them apart. */
    readonly of: (id: BusinessProfileId) => Effect.Effect<ProfileFacts, ForbiddenBusinessProfile>
    /** The profiles that exist, in the order of the ids. */
    readonly ofAll: (ids: ReadonlyArray<BusinessProfileId>) => Effect.Effect<ReadonlyArray<ProfileFacts>>
  }
>()("kernel/Profiles") {}
