import { Effect } from "effect"
import type { BusinessProfileRepository } from "@application/businesses/ports"
import { ForbiddenBusinessProfile } from "@application/kernel"
import type { BusinessProfileId } from "@domain/kernel"

/** The profile that a member named; one that is not there is refused as another's, so that nothing tells them apart. */
export const profileOfMember = (profiles: BusinessProfileRepository["Service"], businessProfileId: BusinessProfileId) =>
  Effect.mapError(profiles.byId(businessProfileId), () => new ForbiddenBusinessProfile({ businessProfileId }))
