import { Context, type Effect } from "effect"
import type { ForbiddenBusinessProfile } from "@application/kernel"
import type { BusinessProfileId, Region } from "@domain/kernel"

/** The region of a business profile, which decides the ad account. */
export class ProfileRegion extends Context.Service<
  ProfileRegion,
  { readonly of: (profile: BusinessProfileId) => Effect.Effect<Region, ForbiddenBusinessProfile> }
>()("channels/ProfileRegion") {}
