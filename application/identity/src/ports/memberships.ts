import { Context, type Effect } from "effect"
import type { MemberRole, RoleOnProfile } from "@domain/identity"
import type { BusinessProfileId, UserId } from "@domain/kernel"

/** The business profiles of a user and their role on each. */
export class Memberships extends Context.Service<
  Memberships,
  {
    /** Oldest first. */
    readonly of: (userId: UserId) => Effect.Effect<ReadonlyArray<RoleOnProfile>>
    /** The memberships of several users, each with its user. */
    readonly ofUsers: (
      userIds: ReadonlyArray<UserId>,
    ) => Effect.Effect<ReadonlyArray<RoleOnProfile & { readonly userId: UserId }>>
    /**
     * The members of a profile, oldest first. With `locked`, they stay as they are until the caller's transaction ends.
     */
    readonly onProfile: (
      businessProfileId: BusinessProfileId,
      hold?: "locked",
    ) => Effect.Effect<ReadonlyArray<MemberRole>>
    readonly leave: (userId: UserId, businessProfileId: BusinessProfileId) => Effect.Effect<void>
    /** Joining again replaces the role. */
    readonly join: (userId: UserId, membership: RoleOnProfile) => Effect.Effect<void>
  }
>()("identity/Memberships") {}
