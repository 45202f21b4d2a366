import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { RateLimits } from "@application/kernel"
import { MemoryDatabase } from "@application/kernel/testing"
import { PhoneNumber } from "@domain/identity"
import { asha, inWorld } from "../testing/sign-in-world.ts"
import { deleteExpiredSecrets } from "./delete-expired.ts"
import { sendLoginOtp } from "./login-with-otp.ts"
import { loginWithPassword } from "./login-with-password.ts"

const phone = PhoneNumber.make("+919876543210")

/** The numbers of stored codes and refresh tokens. */
const tableSizes = Effect.gen(function* () {
  const { table } = yield* MemoryDatabase
  return [table("otp_challenges").size, table("refresh_tokens").size]
})

test("codes end after an hour, sign-ins at expiry, ended counts at once", async () => {
  const [hour, month, windows] = await inWorld(
    Effect.gen(function* () {
      yield* loginWithPassword.handle({ emailAddress: asha.user.emailAddress, password: "Right-1word" })
      yield* sendLoginOtp.handle({ phone, channel: "Sms" })
      const { deleteEnded, take } = yield* RateLimits
      yield* take("a window", 1, 60_000)
      yield* deleteExpiredSecrets.handle({})
      const first = yield* tableSizes
      yield* TestClock.adjust("61 minutes")
      yield* deleteExpiredSecrets.handle({})
      const second = yield* tableSizes
      const windows = yield* deleteEnded(100)
      yield* TestClock.adjust("30 days")
      yield* deleteExpiredSecrets.handle({})
      return [[first, second], yield* tableSizes, windows] as const
    }),
  )
  expect(hour).toEqual([
    [1, 1],
    [0, 1],
  ])
  expect(month).toEqual([0, 0])
  expect(windows).toBe(0)
})
