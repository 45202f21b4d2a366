import { Context, type Effect, type Option } from "effect"
import type { BusinessProfileId, PortalId, UserId } from "@domain/kernel"

/** A user's sign-in on one device, by the family of its refresh tokens. */
export interface SignIn {
  readonly portalId: PortalId
  readonly userId: UserId
  readonly familyId: string
}

/** Sign-ins as they count at this moment. */
export class SignIns extends Context.Service<
  SignIns,
  {
    /**
     * The profiles of a sign-in's user, oldest membership first; none once it was ended, or the account is barred or has
     * expired at `now` (epoch milliseconds).
     */
    readonly profilesOf: (signIn: SignIn, now: number) => Effect.Effect<Option.Option<ReadonlyArray<BusinessProfileId>>>
  }
>()("identity/SignIns") {}
