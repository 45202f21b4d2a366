import { Clock, Effect, Option } from "effect"
import { Portals } from "@application/portals/services"
import { handler, Ids, JobQueue, UnitOfWork, LinkHasher } from "@application/kernel"
import {
  type Account,
  type EmailAddress,
  EmailAlreadyVerified,
  issueEmailVerification,
  LinkInvalid,
  linkPolicy,
  mayResendVerification,
  TooManyRequests,
  verifyEmail as verifiedBy,
} from "@domain/identity"
import { SendEmailVerification, VerifyEmail } from "../contract/email-verification.ts"
import { MailVerificationLink } from "../contract/queued-mails.ts"
import { EmailVerifications, type MailedVerification } from "../ports/email-verifications.ts"
import { IdentityMessages } from "../ports/identity-messages.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { currentAccount } from "./current-account.ts"
import { countIpAddress, countAttempt, signInLimits } from "./limits.ts"
import { namedChange, storeNewAddress } from "./own-contacts.ts"
import { portalOrigin } from "./portal-origin.ts"

const named = (key: string) => `verify:${key}`

/** Whether another account of the portal has verified an address, by default this account's. */
export const isAddressTaken = Effect.fnUntraced(function* (
  { portalId, user }: Account,
  emailAddress: EmailAddress = user.emailAddress,
) {
  const owner = Option.getOrUndefined(yield* (yield* UserRepository).byEmail(portalId, emailAddress))
  return owner !== undefined && owner.user.id !== user.id && owner.user.emailVerified === true
})

/**
 * Queues a link that verifies an account's address, in the caller's transaction; only its hash is stored. The worker
 * checks whether the address is taken, so that neither answer nor timing reveals it.
 */
export const sendVerification = Effect.fnUntraced(function* (account: Account) {
  const { portalId, user } = account
  const key = yield* (yield* Ids).secret
  const keyHash = yield* (yield* LinkHasher).hash(named(key))
  const link = issueEmailVerification(user.emailAddress, yield* Clock.currentTimeMillis)
  yield* (yield* EmailVerifications).save({ portalId, userId: user.id, keyHash, link })
  const origin = yield* portalOrigin(yield* (yield* Portals).current)
  yield* (yield* JobQueue).later(MailVerificationLink, { portalId, userId: user.id, key, origin })
})

/** Mails a queued link, unless another account has verified the address. */
export const mailVerificationLink = handler(
  MailVerificationLink,
  Effect.fnUntraced(function* ({ portalId, userId, key, origin, emailAddress }) {
    const account = Option.getOrUndefined(yield* (yield* UserRepository).byId(portalId, userId))
    if (account === undefined || (yield* isAddressTaken(account, emailAddress))) return {}
    const { firstName, languageId: language } = account.user
    const to = { emailAddress: emailAddress ?? account.user.emailAddress, firstName, language }
    yield* (yield* IdentityMessages).verificationLink(portalId, to, `${origin}/verify?hash=${key}`)
    return {}
  }),
)

/** Makes the address of an opened link the account's, unless another account has verified it meanwhile. */
const changeAddress = Effect.fnUntraced(function* (account: Account, mailed: MailedVerification) {
  const link = yield* Effect.fromResult(verifiedBy(mailed.link, yield* Clock.currentTimeMillis))
  if (yield* isAddressTaken(account, link.emailAddress)) return yield* new LinkInvalid({})
  yield* (yield* EmailVerifications).save({ ...mailed, link })
  yield* storeNewAddress(account, link.emailAddress)
  return {}
})

/** Verifies the signed-in user's address, or the new one that they asked for; other accounts can then no longer verify it. */
export const verifyEmail = handler(
  VerifyEmail,
  Effect.fnUntraced(function* ({ hash }) {
    const account = yield* currentAccount
    const { portalId, user } = account
    const verifications = yield* EmailVerifications
    const hasher = yield* LinkHasher
    const change = yield* verifications.byKey(portalId, user.id, yield* hasher.accepted(namedChange(hash)))
    if (change !== undefined) return yield* changeAddress(account, change)
    const hashes = yield* hasher.accepted(named(hash))
    const mailed = yield* verifications.byKey(portalId, user.id, hashes)
    if (mailed === undefined || mailed.link.emailAddress !== user.emailAddress) return yield* new LinkInvalid({})
    if (user.emailVerified === true) return yield* new EmailAlreadyVerified({})
    const link = yield* Effect.fromResult(verifiedBy(mailed.link, yield* Clock.currentTimeMillis))
    if (yield* isAddressTaken(account)) return yield* new LinkInvalid({})
    yield* verifications.save({ ...mailed, link })
    yield* (yield* UserRepository).save({ ...account, user: { ...user, emailVerified: true } })
    return {}
  }),
)

/** Sends another link: at once for an expired one, else thirty seconds after the last. */
export const sendEmailVerification = handler(
  SendEmailVerification,
  Effect.fnUntraced(function* () {
    const account = yield* currentAccount
    const { portalId, user } = account
    if (user.emailVerified === true) return yield* new EmailAlreadyVerified({})
    const now = yield* Clock.currentTimeMillis
    const last = (yield* (yield* EmailVerifications).latestOf(portalId, user.id))?.link
    if (last !== undefined && !mayResendVerification(last, now)) {
      const retryAfterSeconds = Math.ceil((last.sentAt + linkPolicy.resendAfterMilliseconds - now) / 1_000)
      return yield* new TooManyRequests({ retryAfterSeconds })
    }
    yield* countIpAddress
    yield* countAttempt(signInLimits.verificationByUser, `${portalId}:${user.id}`)
    yield* (yield* UnitOfWork).transact(sendVerification(account))
    return { resendAt: now + linkPolicy.resendAfterMilliseconds }
  }),
)
