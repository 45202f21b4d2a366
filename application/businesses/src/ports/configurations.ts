import { Context, type Effect } from "effect"
import type { BusinessProfileId, Revisions } from "@domain/kernel"
import type { ProfileConfiguration } from "@domain/signup"

/** A configuration, and in which revision each of its fields last changed. */
export interface StoredConfiguration {
  readonly configuration: ProfileConfiguration
  readonly revisions: Revisions
}

/** The configurations of profiles. */
export class ProfileConfigurations extends Context.Service<
  ProfileConfigurations,
  {
    /** Undefined for a profile whose configuration was never set. */
    readonly of: (profile: BusinessProfileId) => Effect.Effect<StoredConfiguration | undefined>
    readonly save: (profile: BusinessProfileId, stored: StoredConfiguration) => Effect.Effect<void>
  }
>()("businesses/ProfileConfigurations") {}
