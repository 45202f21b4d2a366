import { Context, type Effect, type Option } from "effect"
import type { Role, RoleOnProfile } from "@domain/identity"
import type { PortalId, UserId } from "@domain/kernel"

/** A user's sign-in on one device, by the family of its refresh tokens. */
export interface SignIn {
  readonly portalId: PortalId
  readonly userId: UserId
  readonly familyId: string
}

/** What a sign-in's user is: the roles of the account, and those on profiles, oldest membership first. */
export interface SignInRights {
  readonly roleIds: ReadonlyArray<Role>
  readonly memberships: ReadonlyArray<RoleOnProfile>
}

/** Sign-ins as they count at this moment. */
export class SignIns extends Context.Service<
  SignIns,
  {
    /** None once the sign-in was ended, or the account is barred or has expired at `now` (epoch milliseconds). */
    readonly rightsOf: (signIn: SignIn, now: number) => Effect.Effect<Option.Option<SignInRights>>
  }
>()("identity/SignIns") {}
