import { Clock, Effect, Option, Result } from "effect"
import { handler, Ids, JobQueue, LinkHasher, needsService, UnitOfWork } from "@application/kernel"
import { Portals } from "@application/portals/services"
import {
  type Account,
  EmailAddress,
  InvalidFields,
  isServedPhone,
  issueEmailVerification,
  linkPolicy,
  PhoneNotServed,
  PhoneNumber,
  UserAlreadyExists,
} from "@domain/identity"
import { portalRegionOf } from "@domain/portals"
import { email, phone as readPhone } from "@domain/validation"
import { AskEmailChange, AskPhoneChange, ConfirmPhoneChange } from "../contract/own-contacts.ts"
import { MailVerificationLink } from "../contract/queued-mails.ts"
import { EmailVerifications } from "../ports/email-verifications.ts"
import { IdentityMessages } from "../ports/identity-messages.ts"
import { PasswordResets } from "../ports/password-resets.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { ownAccount } from "./current-account.ts"
import { countAttempt, countIpAddress, giveBackAttempts, signInLimits } from "./limits.ts"
import { checkOneTimePassword, sendOneTimePassword } from "./one-time-passwords.ts"
import { checkOwnPassword } from "./own-password.ts"
import { portalOrigin } from "./portal-origin.ts"

const subjectOf = ({ portalId, user }: Account) => `${portalId}:${user.id}`

/** The name under which the key of a link to a new address is hashed. */
export const namedChange = (key: string) => `changeEmail:${key}`

const challengeOf = ({ portalId, user }: Account, phone: PhoneNumber) =>
  ({ portalId, phone, purpose: "changePhone", holder: `user:${user.id}` }) as const

/** A typed number in E.164, in the portal's region where it names no country. */
const phoneOf = Effect.fnUntraced(function* (typed: string) {
  const portal = yield* (yield* Portals).current
  const read = readPhone(typed, portalRegionOf(portal, undefined))
  if (Result.isFailure(read)) return yield* new InvalidFields({ fields: { phone: [read.failure.key] } })
  return PhoneNumber.make(read.success.e164)
})

/** Tells what the account had before that its phone or address changed, in the caller's transaction. */
const tellBefore = Effect.fnUntraced(function* (before: Account, what: "phone" | "email") {
  const { portalId, user, phoneVerified } = before
  const { emailAddress, firstName, languageId: language, phoneNumber } = user
  const link = `${yield* portalOrigin(yield* (yield* Portals).current)}/forgotPassword`
  const isTold = what === "phone" && phoneVerified && phoneNumber !== undefined
  const to = { emailAddress, firstName, language, ...(isTold && { phone: phoneNumber }) }
  yield* (yield* IdentityMessages).contactChanged(portalId, to, link, what)
})

/** Sends a code to another phone; the account keeps its own. */
export const askPhoneChange = handler(
  AskPhoneChange,
  Effect.fnUntraced(function* ({ userId, phone: typed, channel = "Sms", password }) {
    yield* needsService("textMessages")
    const account = yield* ownAccount(userId)
    const phone = yield* phoneOf(typed)
    const portal = yield* (yield* Portals).current
    const regions = portal.regions.map(({ region }) => region)
    if (!isServedPhone(regions, phone)) return yield* new PhoneNotServed({ regions })
    yield* checkOwnPassword(account, password, AskPhoneChange.name)
    yield* countIpAddress
    yield* countAttempt(signInLimits.codesByUser, subjectOf(account))
    const key = challengeOf(account, phone)
    const sent = yield* (yield* UnitOfWork).transact(sendOneTimePassword(key, channel, account.user.languageId))
    return { phone, ...sent }
  }),
)

/** Stores the phone once its code was entered, unless another account has verified it. */
export const confirmPhoneChange = handler(
  ConfirmPhoneChange,
  Effect.fnUntraced(function* ({ userId, phone: typed, otp }) {
    const account = yield* ownAccount(userId)
    const phone = yield* phoneOf(typed)
    const counted = yield* countAttempt(signInLimits.guessesByUser, subjectOf(account))
    yield* checkOneTimePassword(challengeOf(account, phone), otp)
    yield* giveBackAttempts(counted)
    const users = yield* UserRepository
    const owner = Option.getOrUndefined(yield* users.byPhone(account.portalId, phone))
    if (owner !== undefined && owner.user.id !== userId) return yield* new UserAlreadyExists({})
    yield* (yield* UnitOfWork).transact(
      Effect.gen(function* () {
        const present = yield* ownAccount(userId)
        yield* users.save({ ...present, user: { ...present.user, phoneNumber: phone }, phoneVerified: true })
        if (present.user.phoneNumber !== phone) yield* tellBefore(present, "phone")
      }),
    )
    return { phone }
  }),
)

/** Queues a link to the new address; the worker checks whether the address is taken, so that the answer does not tell. */
export const askEmailChange = handler(
  AskEmailChange,
  Effect.fnUntraced(function* ({ userId, emailAddress: typed, password }) {
    const account = yield* ownAccount(userId)
    const { portalId, user } = account
    const read = email(typed)
    if (Result.isFailure(read)) return yield* new InvalidFields({ fields: { emailAddress: [read.failure.key] } })
    const emailAddress = EmailAddress.make(read.success.toLowerCase())
    if (emailAddress === user.emailAddress.toLowerCase())
      return yield* new InvalidFields({ fields: { emailAddress: ["validation.fieldNotAllowed"] } })
    yield* checkOwnPassword(account, password, AskEmailChange.name)
    yield* countIpAddress
    yield* countAttempt(signInLimits.verificationByUser, subjectOf(account))
    const now = yield* Clock.currentTimeMillis
    const key = yield* (yield* Ids).secret
    const keyHash = yield* (yield* LinkHasher).hash(namedChange(key))
    const origin = yield* portalOrigin(yield* (yield* Portals).current)
    const job = { portalId, userId, key, origin, emailAddress }
    yield* (yield* UnitOfWork).transact(
      Effect.gen(function* () {
        const link = issueEmailVerification(emailAddress, now)
        yield* (yield* EmailVerifications).save({ portalId, userId, keyHash, link })
        yield* (yield* JobQueue).later(MailVerificationLink, job)
      }),
    )
    return { resendAt: now + linkPolicy.resendAfterMilliseconds }
  }),
)

/** Stores the address that a link has proved; links to choose a password that were mailed to the former one work no more. */
export const storeNewAddress = Effect.fnUntraced(function* (account: Account, emailAddress: EmailAddress) {
  const { portalId, user } = account
  yield* (yield* UserRepository).save({ ...account, user: { ...user, emailAddress, emailVerified: true } })
  yield* (yield* PasswordResets).revokeUser(portalId, user.id)
  yield* tellBefore(account, "email")
})
