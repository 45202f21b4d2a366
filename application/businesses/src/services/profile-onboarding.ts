import { Context, type Effect } from "effect"
import type { BusinessProfileId } from "@domain/kernel"

/** How far the onboarding of profiles is, which decides what their menu shows. */
export class ProfileOnboarding extends Context.Service<
  ProfileOnboarding,
  {
    /** Notes that the first results of a profile's ads are there, once. Run it in a transaction. */
    readonly resultsArrived: (businessProfileId: BusinessProfileId) => Effect.Effect<void>
  }
>()("businesses/ProfileOnboarding") {}
