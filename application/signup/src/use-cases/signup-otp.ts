import { email } from "@domain/validation"
import { Effect, Result } from "effect"
import { Portals } from "@application/portals/services"
import { ServicesOn, UnitOfWork, handler } from "@application/kernel"
import { codeProves, provenPhone, withProvenEmail, withProvenPhone } from "@domain/signup"
import { EmailAddress, InvalidFields, UserAlreadyExists } from "@domain/identity"
import { defaultRegion, Region, regionFacts } from "@domain/kernel"
import { SendSignupOtp, ValidateSignupOtp } from "../contract/sign-up.ts"
import { AccountOpening } from "@application/identity/services"
import { OneTimePasswords } from "@application/identity/services"
import { accessibleSession, accessibleSessionForUpdate } from "./session-access.ts"
import { countCaller, countKey, signupLimits } from "./limits.ts"
import { onlyServed } from "./served-phones.ts"
import { saveSession } from "./session-changes.ts"
import { beginSession } from "./start-business-details.ts"

/** A new session in the phone's region. */
const sessionFor = Effect.fnUntraced(function* (phone: string) {
  yield* countCaller(signupLimits.start)
  const region = Region.literals.find((each) => phone.startsWith(`+${regionFacts[each].dialCode}`))
  return yield* (yield* UnitOfWork).transact(beginSession(region ?? defaultRegion))
})

/** The address that is proved in the phone's place, in its normal form; undefined where the phone is. */
const addressToProve = Effect.fnUntraced(function* (typed: EmailAddress | undefined) {
  if (codeProves(yield* ServicesOn) === "phone") return undefined
  const checked = email(typed ?? "")
  if (Result.isFailure(checked)) return yield* new InvalidFields({ fields: { emailAddress: [checked.failure.key] } })
  return EmailAddress.make(checked.success)
})

/** A number gets its code whether or not it has an account; only a session that has verified the number learns that it has one. */
export const sendSignupOtp = handler(
  SendSignupOtp,
  Effect.fnUntraced(function* ({ sessionId: known, phone, emailAddress: typed, channel }) {
    const emailAddress = yield* addressToProve(typed)
    const session = known === undefined ? undefined : yield* accessibleSession(known)
    yield* onlyServed(phone)
    const { id: portalId } = yield* (yield* Portals).current
    yield* countCaller(signupLimits.otp)
    yield* countKey(signupLimits.otpByPhone, `${portalId}:${phone}`)
    const details = session?.details ?? (yield* sessionFor(phone))
    const { sessionId } = details
    const isProved = emailAddress === undefined && provenPhone(details) === phone
    const userAlreadyExist = isProved && (yield* (yield* AccountOpening).isRegistered(portalId, phone))
    const send = (yield* OneTimePasswords).send({ portalId, sessionId, phone, emailAddress }, channel)
    return { sessionId, userAlreadyExist, resendAt: yield* (yield* UnitOfWork).transact(send) }
  }),
)

/** Verifies a phone for its session, or an address where codes are mailed; a verified phone that has an account leads to the login. */
export const validateSignupOtp = handler(
  ValidateSignupOtp,
  Effect.fnUntraced(function* ({ sessionId, phone, emailAddress: typed, otp }) {
    const emailAddress = yield* addressToProve(typed)
    yield* accessibleSession(sessionId)
    const { id: portalId } = yield* (yield* Portals).current
    yield* countCaller(signupLimits.guess)
    yield* countKey(signupLimits.guessByPhone, `${portalId}:${phone}`)
    yield* (yield* OneTimePasswords).check({ portalId, sessionId, phone, emailAddress }, otp)
    if (emailAddress === undefined && (yield* (yield* AccountOpening).isRegistered(portalId, phone)))
      return yield* new UserAlreadyExists({})
    return yield* (yield* UnitOfWork).transact(
      Effect.gen(function* () {
        const session = yield* accessibleSessionForUpdate(sessionId)
        return yield* saveSession(
          session,
          emailAddress === undefined
            ? withProvenPhone(session.details, phone)
            : withProvenEmail(session.details, emailAddress),
        )
      }),
    )
  }),
)
