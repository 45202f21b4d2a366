import { Context, type Effect, type Option } from "effect"
import type { Account, EmailAddress, PhoneNumber, UserAlreadyExists } from "@domain/identity"
import type { PortalId, UserId } from "@domain/kernel"

/** Accounts of a portal's users. Addresses compare without case; in a portal a verified address has one account, and so has a verified phone. */
export class UserRepository extends Context.Service<
  UserRepository,
  {
    readonly byId: (portalId: PortalId, id: UserId) => Effect.Effect<Option.Option<Account>>
    /** The account that has verified the address, else the oldest that names it. */
    readonly byEmail: (portalId: PortalId, emailAddress: EmailAddress) => Effect.Effect<Option.Option<Account>>
    /** The account whose verified number this is. */
    readonly byPhone: (portalId: PortalId, phone: PhoneNumber) => Effect.Effect<Option.Option<Account>>
    /** Accounts of this address at every other portal, oldest first: to tell who came in at the wrong door. */
    readonly elsewhere: (portalId: PortalId, emailAddress: EmailAddress) => Effect.Effect<ReadonlyArray<Account>>
    readonly add: (account: Account) => Effect.Effect<void, UserAlreadyExists>
    /**
     * Whether an account's password is still the one that it was read with. If so, it cannot be changed before the caller's
     * transaction ends.
     */
    readonly holdPassword: (account: Account) => Effect.Effect<boolean>
    /** Replaces all but id and portal; an unknown account is a defect. */
    readonly save: (account: Account) => Effect.Effect<void>
  }
>()("identity/UserRepository") {}
