import { Clock, Effect } from "effect"
import { TestClock } from "effect/testing"
import { confirmSecondFactor, startSecondFactor } from "../use-cases/second-factor.ts"
import { memoryAppCode } from "./memory-second-factors.ts"
import { asha } from "./sign-in-world.ts"
import { signedInAs } from "./signed-in-as.ts"

const userId = asha.user.id

/** Runs a call as Asha. */
export const asAsha = signedInAs(asha)

/** The code that the app shows now. */
export const appCode = Effect.map(Clock.currentTimeMillis, memoryAppCode)

/** Turns Asha's second factor on and waits for the app's next code; returns the recovery codes. */
export const turnOn = Effect.gen(function* () {
  yield* TestClock.adjust("1 hour")
  yield* asAsha(startSecondFactor.handle({ userId, password: "Right-1word" }))
  const { recoveryCodes = [] } = yield* asAsha(confirmSecondFactor.handle({ userId, code: yield* appCode }))
  yield* TestClock.adjust("30 seconds")
  return recoveryCodes
})
