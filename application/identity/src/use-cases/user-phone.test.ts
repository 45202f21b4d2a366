import { Effect, Option } from "effect"
import { expect, test } from "vitest"
import { EmailAddress, PhoneNumber } from "@domain/identity"
import { UserId } from "@domain/kernel"
import { UserRepository } from "../ports/user-repository.ts"
import { SentSecrets } from "../testing/index.ts"
import { asha, inWorld } from "../testing/sign-in-world.ts"
import { signedInAs } from "../testing/signed-in-as.ts"
import { signedInOf } from "../testing/signed-in-of.ts"
import { loginWithOtp, sendLoginOtp } from "./login-with-otp.ts"
import { sendUserOtp, validateUserOtp } from "./user-phone.ts"

const unverified = { ...asha, phoneVerified: false }
const bina = {
  ...unverified,
  user: { ...asha.user, id: UserId.make(43), emailAddress: EmailAddress.make("bina@example.com") },
}
const { id: userId } = asha.user
const phone = PhoneNumber.make("+919876543210")
const send = sendUserOtp.handle({ userId })
const validate = (otp: string) => validateUserOtp.handle({ userId, otp })
const asAsha = signedInAs(asha)
const isVerified = Effect.map(
  Effect.flatMap(UserRepository, ({ byId }) => byId(asha.portalId, userId)),
  (found) => Option.getOrUndefined(found)?.phoneVerified,
)

test("a code verifies the caller's phone, which then signs in by code", async () => {
  const [sent, before, after, entered] = await inWorld(
    Effect.gen(function* () {
      yield* asAsha(send)
      const wrong = yield* asAsha(Effect.flip(validate("999999")))
      const pending = yield* isVerified
      yield* asAsha(validate("123456"))
      yield* sendLoginOtp.handle({ phone, channel: "Sms" })
      return [wrong, pending, yield* isVerified, yield* loginWithOtp.handle({ phone, otp: "123456" })] as const
    }),
    [unverified],
  )
  expect(sent).toMatchObject({ errorCode: 57, attemptsLeft: 4 })
  expect([before, after, signedInOf(entered).userId]).toEqual([false, true, 41])
})

test("a code is sent to the caller's own phone alone", async () => {
  const [others, none, foreign, mailed] = await inWorld(
    Effect.gen(function* () {
      const { phoneNumber: _, ...user } = asha.user
      const users = yield* UserRepository
      const stranger = yield* asAsha(Effect.flip(sendUserOtp.handle({ userId: UserId.make(43) })))
      yield* users.save({ ...unverified, user })
      const missing = yield* asAsha(Effect.flip(send))
      yield* users.save({ ...unverified, user: { ...user, phoneNumber: PhoneNumber.make("+12025550123") } })
      return [stranger, missing, yield* asAsha(Effect.flip(send)), yield* (yield* SentSecrets).all] as const
    }),
    [unverified, bina],
  )
  expect([others, none, foreign]).toMatchObject([{ errorCode: 104 }, { errorCode: 102 }, { errorCode: 1027 }])
  expect(mailed).toEqual([])
})

test("a number that another account has verified stays that account's", async () => {
  const [failure, verified] = await inWorld(
    Effect.gen(function* () {
      yield* asAsha(send)
      yield* (yield* UserRepository).save({ ...bina, phoneVerified: true })
      return [yield* asAsha(Effect.flip(validate("123456"))), yield* isVerified] as const
    }),
    [unverified, bina],
  )
  expect(failure).toMatchObject({ _tag: "UserAlreadyExists", errorCode: 101 })
  expect(verified).toBe(false)
})

test("five wrong codes lock the caller's phone", async () => {
  const failures = await inWorld(
    asAsha(Effect.andThen(send, Effect.all(Array.from({ length: 6 }, () => Effect.flip(validate("999999")))))),
    [unverified],
  )
  expect(failures.map(({ errorCode }) => errorCode)).toEqual([57, 57, 57, 57, 801, 801])
})
