import { Clock, Effect, Option, Result } from "effect"
import { Ids, PasswordHasher } from "@application/kernel"
import {
  AccountNotOpened,
  type EmailAddress,
  hasPassed,
  type PhoneNumber,
  type Role,
  UserAlreadyExists,
} from "@domain/identity"
import { type PortalId, UserId } from "@domain/kernel"
import { UserRepository } from "../ports/user-repository.ts"
import { checkNewPassword } from "./new-password.ts"
import { secondFactorOf } from "./second-factor-codes.ts"
import { sendVerification } from "./verify-email.ts"

/** A request to open an account at a portal. */
export interface AccountRequest {
  readonly portalId: PortalId
  readonly emailAddress: EmailAddress
  readonly password: string
  readonly firstName: string
  readonly lastName: string
  /** A number that the person has proved; without one the account has none yet. */
  readonly phone: PhoneNumber | undefined
  /** A number that they say is theirs, kept until they prove it. */
  readonly unprovenPhone?: PhoneNumber | undefined
  /** A mailed code has proved the address. */
  readonly isEmailProved?: boolean
  readonly languageId: string
  readonly roleId: Role
  /** The business it is opened for, if it has a name yet. */
  readonly businessName: string | undefined
}

/**
 * The user with this address and password, locked until the caller's transaction ends. `UserAlreadyExists` when the
 * address is unknown or another's, or may not sign in by these alone.
 */
export const recogniseAccount = Effect.fnUntraced(function* ({
  portalId,
  emailAddress,
  password,
}: Pick<AccountRequest, "portalId" | "emailAddress" | "password">) {
  const users = yield* UserRepository
  const account = Option.getOrUndefined(yield* users.byEmail(portalId, emailAddress))
  const matches = yield* (yield* PasswordHasher).verify(account?.passwordHash, password)
  if (account === undefined || !matches || account.barred) return yield* new UserAlreadyExists({})
  const now = yield* Clock.currentTimeMillis
  const hasEnded = hasPassed(account.expiresAt, now) || hasPassed(account.passwordExpiresAt, now)
  const mayEnter = !hasEnded && (yield* secondFactorOf(account)) === undefined
  return mayEnter && (yield* users.holdPassword(account)) ? account.user.id : yield* new UserAlreadyExists({})
})

/**
 * Opens an account with its role and verified phone, if any, in the caller's transaction; a repeat with the same address and
 * password gives the same user. A phone or verified address of another account is refused, without revealing which.
 * Spec: "Signup assigns the client-access role".
 */
export const openAccount = Effect.fnUntraced(function* (request: AccountRequest) {
  const { portalId, emailAddress, password, firstName, lastName, phone, languageId, roleId, businessName } = request
  const users = yield* UserRepository
  const known = yield* Effect.result(recogniseAccount(request))
  if (Result.isSuccess(known)) return { userId: known.success, hadAccount: true }
  yield* checkNewPassword(password, request, businessName === undefined ? [] : [businessName])
  const passwordHash = yield* (yield* PasswordHasher).hash(password)
  const named = Option.getOrUndefined(yield* users.byEmail(portalId, emailAddress))
  const isGuarded = named !== undefined && (yield* secondFactorOf(named)) !== undefined
  if (named?.user.emailVerified === true || isGuarded) return yield* new AccountNotOpened({})
  if (phone !== undefined && Option.isSome(yield* users.byPhone(portalId, phone)))
    return yield* new UserAlreadyExists({})
  const id = UserId.make(yield* (yield* Ids).next("user"))
  const isEmailProved = request.isEmailProved === true
  const phoneNumber = phone ?? request.unprovenPhone
  const user = {
    id,
    emailAddress,
    firstName,
    lastName,
    languageId,
    roleIds: [roleId],
    ...(phoneNumber !== undefined && { phoneNumber }),
    ...(isEmailProved && { emailVerified: true }),
  }
  const account = { portalId, user, phoneVerified: phone !== undefined, passwordHash, barred: false }
  yield* users.add(account)
  if (!isEmailProved) yield* sendVerification(account)
  return { userId: id, hadAccount: false }
})
