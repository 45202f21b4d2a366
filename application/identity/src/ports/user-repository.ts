import { Context, type Effect, type Option } from "effect"
import type { Account, EmailAddress, PhoneNumber, Role, UserAlreadyExists } from "@domain/identity"
import type { PortalId, UserId } from "@domain/kernel"

/**
 * Accounts of a portal's users. Addresses compare without case; a verified address or phone belongs to one account per
 * portal.
 */
export class UserRepository extends Context.Service<
  UserRepository,
  {
    readonly byId: (portalId: PortalId, id: UserId) => Effect.Effect<Option.Option<Account>>
    /** The portal's accounts with these ids, in the order of the ids; ids without an account are left out. */
    readonly byIds: (portalId: PortalId, ids: ReadonlyArray<UserId>) => Effect.Effect<ReadonlyArray<Account>>
    /** The account that has verified the address, else the oldest that names it. */
    readonly byEmail: (portalId: PortalId, emailAddress: EmailAddress) => Effect.Effect<Option.Option<Account>>
    /** The account that has verified this number. */
    readonly byPhone: (portalId: PortalId, phone: PhoneNumber) => Effect.Effect<Option.Option<Account>>
    /** Accounts with this address at other portals, oldest first, to explain a login at the wrong portal. */
    readonly elsewhere: (portalId: PortalId, emailAddress: EmailAddress) => Effect.Effect<ReadonlyArray<Account>>
    readonly add: (account: Account) => Effect.Effect<void, UserAlreadyExists>
    /**
     * Whether an account's password is unchanged since it was read. If so, it stays locked until the caller's
     * transaction ends.
     */
    readonly holdPassword: (account: Account) => Effect.Effect<boolean>
    /**
     * Stores the user's data, and raises the revision, if the stored revision is still the account's. Returns whether it
     * was.
     */
    readonly change: (account: Account) => Effect.Effect<boolean>
    /** Accounts of this portal after an id whose name or address contains a text, with one of the roles if any is named, in the order of their ids. */
    readonly page: (
      portalId: PortalId,
      query: {
        readonly search: string
        readonly after: UserId | undefined
        readonly limit: number
        readonly roleIds?: ReadonlyArray<Role> | undefined
      },
    ) => Effect.Effect<ReadonlyArray<Account>>
    /** Accounts of this portal that have one of these roles, in the order of their ids. */
    readonly withRoles: (portalId: PortalId, roleIds: ReadonlyArray<Role>) => Effect.Effect<ReadonlyArray<Account>>
    /** Stores the account's roles, and raises the revision, if the stored revision is still the account's. Returns whether it was. */
    readonly setRoles: (account: Account, roleIds: ReadonlyArray<Role>) => Effect.Effect<boolean>
    /** Replaces everything but id, portal and revision; an unknown account is a defect. */
    readonly save: (account: Account) => Effect.Effect<void>
  }
>()("identity/UserRepository") {}
