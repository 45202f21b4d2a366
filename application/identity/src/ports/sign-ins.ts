import { Context, type Effect, type Option } from "effect"
import type { FirstRead } from "@application/kernel"
import type { Role, RoleOnProfile } from "@domain/identity"
import type { PortalId, UserId } from "@domain/kernel"

/** A user's sign-in on one device, by the family of its refresh tokens. */
export interface SignIn {
  readonly portalId: PortalId
  readonly userId: UserId
  readonly familyId: string
}

/** The current roles of a sign-in's user: the account's roles and the roles on profiles, oldest membership first. */
export interface SignInRights {
  readonly roleIds: ReadonlyArray<Role>
  readonly memberships: ReadonlyArray<RoleOnProfile>
  readonly hasSecondFactor: boolean
  /** The portal's key that signed the user in, if one did. */
  readonly embedKeyId?: string
}

/** The current state of sign-ins. */
export class SignIns extends Context.Service<
  SignIns,
  {
    /**
     * None when the sign-in has ended, or the account is barred or expired at `now` (epoch milliseconds). May settle a
     * call's first read in the same statement, if that sign-in's user is a member where the read asks for one.
     */
    readonly rightsOf: (signIn: SignIn, now: number, first?: FirstRead) => Effect.Effect<Option.Option<SignInRights>>
  }
>()("identity/SignIns") {}
