import { Context, type Effect } from "effect"
import type { MemberRole, ProfileCard, RoleOnProfile } from "@domain/identity"
import type { BusinessProfileId, PortalId, UserId } from "@domain/kernel"

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

/** Profiles as the switcher shows them; implemented by the businesses context. */
export class ProfileCards extends Context.Service<
  ProfileCards,
  {
    /** In the order of the ids; deleted profiles are left out. */
    readonly of: (ids: ReadonlyArray<BusinessProfileId>) => Effect.Effect<ReadonlyArray<ProfileCard>>
    /** The given profiles that belong to a portal. */
    readonly inPortal: (
      portalId: PortalId,
      ids: ReadonlyArray<BusinessProfileId>,
    ) => Effect.Effect<ReadonlyArray<BusinessProfileId>>
  }
>()("identity/ProfileCards") {}
