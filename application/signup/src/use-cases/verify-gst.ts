import { Effect, Result } from "effect"
import { CurrentActor, needsService, handler, Unauthorized } from "@application/kernel"
import type { SessionId } from "@domain/kernel"
import { gstin as checkedGstin } from "@domain/validation"
import { GstinInvalid } from "@domain/wallet"
import { VerifyGst } from "../contract/verify-gst.ts"
import { GstRegistry } from "../ports/gst-registry.ts"
import { countCaller, countKey, signupLimits } from "./limits.ts"
import { accessibleSession } from "./session-access.ts"

/** Whom a look-up is counted for: the session, else the user. */
const callerOf = Effect.fnUntraced(function* (sessionId: SessionId | undefined) {
  if (sessionId !== undefined) return (yield* accessibleSession(sessionId)).details.sessionId
  const actor = yield* CurrentActor
  return actor.kind === "user" ? `user ${actor.userId}` : yield* new Unauthorized({})
})

export const verifyGst = handler(
  VerifyGst,
  Effect.fnUntraced(function* ({ sessionId, gstin }) {
    const caller = yield* callerOf(sessionId)
    const number = Result.getOrUndefined(checkedGstin(gstin))
    if (number === undefined) return yield* new GstinInvalid({ gstin })
    yield* needsService("gstLookUp")
    yield* countCaller(signupLimits.gstByPlace)
    yield* countKey(signupLimits.gstByCaller, caller)
    return yield* (yield* GstRegistry).find(number)
  }),
)
