import { Context, type Effect } from "effect"
import type { BusinessProfileId } from "@domain/kernel"
import type { BusinessCategoryId } from "@domain/portals"

/** What kind of customer a profile is. */
export class ProfileCategories extends Context.Service<
  ProfileCategories,
  {
    /** Undefined for a profile whose configuration was never set. */
    readonly of: (businessProfileId: BusinessProfileId) => Effect.Effect<BusinessCategoryId | undefined>
  }
>()("businesses/ProfileCategories") {}
