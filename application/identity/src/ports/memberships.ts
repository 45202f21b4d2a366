import { Context, type Effect } from "effect"
import type { ProfileCard, RoleOnProfile } from "@domain/identity"
import type { BusinessProfileId, UserId } from "@domain/kernel"

/** Which business profiles a user may open, and as what. */
export class Memberships extends Context.Service<
  Memberships,
  {
    /** Oldest first. */
    readonly of: (userId: UserId) => Effect.Effect<ReadonlyArray<RoleOnProfile>>
    /** Joining again replaces the role. */
    readonly join: (userId: UserId, membership: RoleOnProfile) => Effect.Effect<void>
  }
>()("identity/Memberships") {}

/** The business profiles themselves, as the switcher shows them: answered by the businesses context. */
export class ProfileCards extends Context.Service<
  ProfileCards,
  {
    /** In the order asked; profiles that are gone are left out. */
    readonly of: (ids: ReadonlyArray<BusinessProfileId>) => Effect.Effect<ReadonlyArray<ProfileCard>>
  }
>()("identity/ProfileCards") {}
