import { Clock, Effect, Option } from "effect"
import { UnitOfWork, workflow } from "@application/kernel"
import { ForbiddenPortal, hasPassed, MobileNotRegistered } from "@domain/identity"
import { LoginWithOtp, SendLoginOtp } from "../contract/login.ts"
import { SignInPortals } from "../ports/identity-surroundings.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { countTry, signInLimits } from "./limits.ts"
import { checkOneTimePassword, sendOneTimePassword } from "./one-time-passwords.ts"
import { openSession } from "./open-session.ts"

/** Sends a code to a registered phone. */
export const sendLoginOtp = workflow(
  SendLoginOtp,
  Effect.fnUntraced(function* ({ phone, channel }) {
    const portal = yield* (yield* SignInPortals).current
    yield* countTry(signInLimits.otpByPhone, `${portal.id}:${phone}`)
    const account = Option.getOrUndefined(yield* (yield* UserRepository).byPhone(portal.id, phone))
    if (account === undefined) return yield* new MobileNotRegistered({})
    const { transact } = yield* UnitOfWork
    return yield* transact(sendOneTimePassword(portal.id, phone, channel, account.user.languageId))
  }),
)

/** Signs in by phone and code; a wrong code stays counted. */
export const loginWithOtp = workflow(
  LoginWithOtp,
  Effect.fnUntraced(function* ({ phone, otp }) {
    const portal = yield* (yield* SignInPortals).current
    yield* countTry(signInLimits.otpByPhone, `${portal.id}:${phone}`)
    const account = Option.getOrUndefined(yield* (yield* UserRepository).byPhone(portal.id, phone))
    if (account === undefined) return yield* new MobileNotRegistered({})
    yield* checkOneTimePassword(portal.id, phone, otp)
    const now = yield* Clock.currentTimeMillis
    if (account.barred || hasPassed(account.expiresAt, now)) return yield* new ForbiddenPortal({})
    return yield* (yield* UnitOfWork).transact(openSession(account))
  }),
)
