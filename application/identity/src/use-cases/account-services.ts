import { Ids, JobQueue, withServices, Profiles, LinkHasher, PasswordHasher } from "@application/kernel"
import {
  AccessTokens,
  CommonPasswords,
  EmailVerifications,
  IdentityMessages,
  KnownDevices,
  Memberships,
  OtpChallenges,
  RefreshTokens,
  SecondFactorRule,
  SecondFactors,
  SecretHasher,
  SecurityLog,
  UserRepository,
} from "../ports/index.ts"
import { AccountOpening, OneTimePasswords, type ProofKey } from "../services/index.ts"
import { checkOneTimePassword, sendOneTimePassword } from "./one-time-passwords.ts"
import { openAccount, recogniseAccount } from "./open-account.ts"
import { openSession } from "./open-session.ts"
import { queueSignUpNotice } from "./sign-up-notice.ts"
import type { UserId } from "@domain/kernel"
import { Effect, Layer, Option } from "effect"
import { Portals } from "@application/portals/services"

const accountOf = Effect.fnUntraced(function* (userId: UserId) {
  const portal = yield* (yield* Portals).current
  const account = Option.getOrUndefined(yield* (yield* UserRepository).byId(portal.id, userId))
  return account ?? (yield* Effect.die(new Error(`No account ${userId} at portal ${portal.id}`)))
})

/** The sign-up opens accounts of the identity context. */
export const accountOpening = Layer.effect(
  AccountOpening,
  Effect.gen(function* () {
    const provided = yield* withServices(
      AccessTokens,
      CommonPasswords,
      EmailVerifications,
      Ids,
      JobQueue,
      KnownDevices,
      LinkHasher,
      Memberships,
      PasswordHasher,
      Profiles,
      RefreshTokens,
      SecondFactorRule,
      SecondFactors,
      SecretHasher,
      SecurityLog,
      Portals,
      UserRepository,
    )
    const users = yield* UserRepository
    const memberships = yield* Memberships
    return {
      open: (account) => provided(openAccount(account)),
      tellOfAttempt: (emailAddress) => provided(queueSignUpNotice(emailAddress)),
      recognise: (account) => provided(recogniseAccount(account)),
      userOf: (userId) => provided(Effect.map(accountOf(userId), ({ user }) => user)),
      join: (userId, businessProfileId, roleId) => memberships.join(userId, { businessProfileId, roleId }),
      signIn: (userId) => provided(Effect.flatMap(accountOf(userId), (account) => openSession(account))),
      isRegistered: (portalId, phone) => Effect.map(users.byPhone(portalId, phone), Option.isSome),
    }
  }),
)

const keyOf = ({ portalId, sessionId, phone, emailAddress }: ProofKey) =>
  ({
    portalId,
    phone,
    purpose: "signUp",
    holder: emailAddress === undefined ? sessionId : `${sessionId} ${emailAddress}`,
  }) as const

/** The sign-up's codes are identity's, for its own purpose and session, in the portal's own language. */
export const oneTimePasswords = Layer.effect(
  OneTimePasswords,
  Effect.gen(function* () {
    const provided = yield* withServices(Ids, IdentityMessages, OtpChallenges, SecretHasher)
    const portals = yield* Portals
    return {
      send: Effect.fnUntraced(function* (proof, channel) {
        const { locale } = yield* portals.current
        const { resendAt } = yield* provided(sendOneTimePassword(keyOf(proof), channel, locale, proof.emailAddress))
        return resendAt
      }),
      check: (proof, otp) => provided(checkOneTimePassword(keyOf(proof), otp)),
    }
  }),
)
