import { Clock, Effect, Option } from "effect"
import { Portals } from "@application/portals/services"
import { needsService, UnitOfWork, handler } from "@application/kernel"
import {
  ForbiddenPortal,
  hasPassed,
  isServedPhone,
  MobileNotRegistered,
  PhoneNotServed,
  type PhoneNumber,
} from "@domain/identity"
import type { Portal } from "@domain/portals"
import { LoginWithOtp, SendLoginOtp } from "../contract/login.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { giveBackAttempts, signInLimits } from "./limits.ts"
import { checkOneTimePassword, sendOneTimePassword } from "./one-time-passwords.ts"
import { notingFailure } from "./security-log.ts"
import { signInOrAsk } from "./sign-in-or-ask.ts"
import { countVisitorAttempt, visitorOf } from "./visitors.ts"

const codes = {
  fromIp: signInLimits.codesFromIp,
  fromAnywhere: signInLimits.codesFromAnywhere,
  fromDevice: signInLimits.codesFromDevice,
}
const guesses = {
  fromIp: signInLimits.guessesFromIp,
  fromAnywhere: signInLimits.guessesFromAnywhere,
  fromDevice: signInLimits.guessesFromDevice,
}

/** The account of a phone, its visitor, and the key of the challenge. */
const challengeFor = Effect.fnUntraced(function* ({ id: portalId }: Portal, phone: PhoneNumber) {
  const account = Option.getOrUndefined(yield* (yield* UserRepository).byPhone(portalId, phone))
  const visitor = yield* visitorOf(account)
  return { account, visitor, key: { portalId, phone, purpose: "signIn", holder: visitor.key } as const }
})

/** Sends a code to a phone. The answer does not reveal whether the phone is registered. */
export const sendLoginOtp = handler(
  SendLoginOtp,
  Effect.fnUntraced(function* ({ phone, channel }) {
    yield* needsService("textMessages")
    const portal = yield* (yield* Portals).current
    const regions = portal.regions.map(({ region }) => region)
    if (!isServedPhone(regions, phone)) return yield* new PhoneNotServed({ regions })
    const { account, visitor, key } = yield* challengeFor(portal, phone)
    yield* countVisitorAttempt(visitor, codes, `${portal.id}:${phone}`)
    const language = account?.user.languageId ?? portal.locale
    return yield* (yield* UnitOfWork).transact(sendOneTimePassword(key, channel, language))
  }),
)

/** Signs in by phone and code; a wrong code stays counted although the call fails. */
export const loginWithOtp = handler(
  LoginWithOtp,
  Effect.fnUntraced(function* ({ phone, otp }) {
    const portal = yield* (yield* Portals).current
    const { account, visitor, key } = yield* challengeFor(portal, phone)
    const counted = yield* countVisitorAttempt(visitor, guesses, `${portal.id}:${phone}`)
    const proved = Effect.gen(function* () {
      yield* checkOneTimePassword(key, otp)
      yield* giveBackAttempts(counted)
      if (account === undefined) return yield* new MobileNotRegistered({})
      const now = yield* Clock.currentTimeMillis
      if (account.barred || hasPassed(account.expiresAt, now)) return yield* new ForbiddenPortal({})
      return yield* (yield* UnitOfWork).transact(signInOrAsk(account))
    })
    return yield* proved.pipe(notingFailure({ portalId: portal.id, factor: "code", account }))
  }),
)
