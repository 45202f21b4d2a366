import { Effect, Option } from "effect"
import { Portals } from "@application/portals/services"
import { needsService, UnitOfWork, handler } from "@application/kernel"
import { type Account, InvalidFields, isServedPhone, PhoneNotServed, UserAlreadyExists } from "@domain/identity"
import { SendUserOtp, ValidateUserOtp } from "../contract/own-account.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { ownAccount } from "./current-account.ts"
import { countAttempt, countIpAddress, giveBackAttempts, signInLimits } from "./limits.ts"
import { checkOneTimePassword, sendOneTimePassword } from "./one-time-passwords.ts"
import { visibleUser } from "./visible-users.ts"

const subjectOf = ({ portalId, user }: Account) => `${portalId}:${user.id}`

/** The challenge of the account's own phone, which its codes are good for alone. */
const challengeOf = Effect.fnUntraced(function* ({ portalId, user }: Account) {
  const { id, phoneNumber: phone } = user
  if (phone === undefined) return yield* new InvalidFields({ fields: { phoneNumber: ["validation.phoneRequired"] } })
  return { portalId, phone, purpose: "verifyPhone", holder: `user:${id}` } as const
})

/** Sends a code to the caller's phone. */
export const sendUserOtp = handler(
  SendUserOtp,
  Effect.fnUntraced(function* ({ userId, channel = "Sms" }) {
    yield* needsService("textMessages")
    const account = yield* ownAccount(userId)
    const key = yield* challengeOf(account)
    const portal = yield* (yield* Portals).current
    const regions = portal.regions.map(({ region }) => region)
    if (!isServedPhone(regions, key.phone)) return yield* new PhoneNotServed({ regions })
    yield* countIpAddress
    yield* countAttempt(signInLimits.codesByUser, subjectOf(account))
    return yield* (yield* UnitOfWork).transact(sendOneTimePassword(key, channel, account.user.languageId))
  }),
)

/** Verifies the caller's phone, unless another account has verified the same number. */
export const validateUserOtp = handler(
  ValidateUserOtp,
  Effect.fnUntraced(function* ({ userId, otp }) {
    const account = yield* ownAccount(userId)
    const key = yield* challengeOf(account)
    const counted = yield* countAttempt(signInLimits.guessesByUser, subjectOf(account))
    yield* checkOneTimePassword(key, otp)
    yield* giveBackAttempts(counted)
    const users = yield* UserRepository
    const owner = Option.getOrUndefined(yield* users.byPhone(account.portalId, key.phone))
    if (owner !== undefined && owner.user.id !== userId) return yield* new UserAlreadyExists({})
    const present = yield* ownAccount(userId)
    if (present.user.phoneNumber === key.phone) yield* users.save({ ...present, phoneVerified: true })
    return yield* visibleUser(userId)
  }),
)
