import { Context, type Effect } from "effect"
import type { SignedIn } from "../contract/index.ts"
import type {
  AccountNotOpened,
  EmailAddress,
  PhoneNumber,
  Role,
  User,
  UserAlreadyExists,
  WeakPassword,
} from "@domain/identity"
import type { BusinessProfileId, PortalId, UserId } from "@domain/kernel"

/** A person who signs up. */
export interface NewAccount {
  readonly portalId: PortalId
  readonly emailAddress: EmailAddress
  readonly password: string
  readonly firstName: string
  readonly lastName: string
  /** The number that they have proved; absent where an address is proved instead. */
  readonly phone: PhoneNumber | undefined
  /** A number that they say is theirs. */
  readonly unprovenPhone?: PhoneNumber
  /** A mailed code has proved the address. */
  readonly isEmailProved?: boolean
  readonly languageId: string
  readonly roleId: Role
  /** The business that it is opened for, if that has a name yet. */
  readonly businessName: string | undefined
}

/** Users and what they may open. Everything is written in the caller's transaction. */
export class AccountOpening extends Context.Service<
  AccountOpening,
  {
    /** A new user; one who is known already is recognised by the password or refused. */
    readonly open: (
      account: NewAccount,
    ) => Effect.Effect<
      { readonly userId: UserId; readonly hadAccount: boolean },
      AccountNotOpened | UserAlreadyExists | WeakPassword
    >
    /** Tells the owner of an address, now and then, that somebody tried to sign up with it; nothing if nobody has it. */
    readonly tellOfAttempt: (emailAddress: EmailAddress) => Effect.Effect<void>
    /** The portal's user with this address if the password is theirs, else `UserAlreadyExists`: lets a sign-up be repeated. */
    readonly recognise: (
      account: Pick<NewAccount, "portalId" | "emailAddress" | "password">,
    ) => Effect.Effect<UserId, UserAlreadyExists>
    /** A user of the present portal; an unknown one is a defect. */
    readonly userOf: (userId: UserId) => Effect.Effect<User>
    readonly join: (userId: UserId, businessProfileId: BusinessProfileId, role: Role) => Effect.Effect<void>
    /** A fresh session of a user, with the refresh token set on its carrier. */
    readonly signIn: (userId: UserId) => Effect.Effect<SignedIn>
    readonly isRegistered: (portalId: PortalId, phone: PhoneNumber) => Effect.Effect<boolean>
  }
>()("identity/AccountOpening") {}
