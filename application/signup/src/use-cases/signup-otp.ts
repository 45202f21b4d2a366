import { Clock, Effect } from "effect"
import { UnitOfWork, workflow } from "@application/kernel"
import { withDetails } from "@domain/businesses"
import { SendSignupOtp, ValidateSignupOtp } from "../contract/sign-up.ts"
import { AccountOpening } from "../ports/account-opening.ts"
import { OneTimePasswords } from "../ports/one-time-passwords.ts"
import { Portals } from "../ports/portals.ts"
import { accessibleSession, accessibleSessionForUpdate } from "./session-access.ts"
import { countCaller, signupLimits } from "./limits.ts"
import { saveDetails } from "./session-changes.ts"

/** A number that has an account already is told so and gets no message: its owner logs in instead. */
export const sendSignupOtp = workflow(
  SendSignupOtp,
  Effect.fnUntraced(function* ({ sessionId, phone, channel }) {
    yield* accessibleSession(sessionId)
    yield* countCaller(signupLimits.otp)
    const { id: portalId } = yield* (yield* Portals).current
    const userAlreadyExist = yield* (yield* AccountOpening).isRegistered(portalId, phone)
    if (userAlreadyExist) return { userAlreadyExist, resendAt: yield* Clock.currentTimeMillis }
    return { userAlreadyExist, resendAt: yield* (yield* OneTimePasswords).send(portalId, phone, channel) }
  }),
)

export const validateSignupOtp = workflow(
  ValidateSignupOtp,
  Effect.fnUntraced(function* ({ sessionId, phone, otp }) {
    yield* accessibleSession(sessionId)
    const { id: portalId } = yield* (yield* Portals).current
    yield* (yield* OneTimePasswords).check(portalId, phone, otp)
    return yield* (yield* UnitOfWork).transact(
      Effect.gen(function* () {
        const session = yield* accessibleSessionForUpdate(sessionId)
        const details = withDetails(session.details, { phone }, "owner")
        return yield* saveDetails(session, { ...details, phoneVerified: true })
      }),
    )
  }),
)
