import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { PhoneNumber } from "@domain/identity"
import { SentSecrets } from "../testing/index.ts"
import { asha, inWorld } from "../testing/sign-in-world.ts"
import { loginWithOtp, sendLoginOtp } from "./login-with-otp.ts"

const phone = PhoneNumber.make("+919876543210")
const send = sendLoginOtp.handle({ phone, channel: "Sms" })
const enter = (otp: string) => loginWithOtp.handle({ phone, otp })
const wrong = Effect.flip(enter("999999"))

test("a code that was sent signs in, once", async () => {
  const [sent, messages, signedIn, again] = await inWorld(
    Effect.gen(function* () {
      return [
        yield* send,
        yield* (yield* SentSecrets).all,
        yield* enter("123456"),
        yield* Effect.flip(enter("123456")),
      ] as const
    }),
  )
  expect(sent).toEqual({ resendAt: 30_000, attemptsLeft: 5 })
  expect(messages).toEqual([{ to: phone, secret: "123456", language: "en" }])
  expect(signedIn.user.id).toBe(41)
  expect(again).toMatchObject({ _tag: "InvalidOtp" })
})

test("an unregistered phone gets no code and cannot sign in", async () => {
  const stranger = PhoneNumber.make("+919000000000")
  const failures = Effect.all([
    Effect.flip(sendLoginOtp.handle({ phone: stranger, channel: "WhatsApp" })),
    Effect.flip(loginWithOtp.handle({ phone: stranger, otp: "123456" })),
  ])
  expect(await inWorld(failures)).toMatchObject([{ _tag: "MobileNotRegistered" }, { _tag: "MobileNotRegistered" }])
})

test("another code may be sent after thirty seconds, not before", async () => {
  const [refused, resent] = await inWorld(
    Effect.gen(function* () {
      yield* send
      yield* TestClock.adjust("29 seconds")
      const failure = yield* Effect.flip(send)
      yield* TestClock.adjust("1 second")
      return [failure, yield* send] as const
    }),
  )
  expect(refused).toMatchObject({ _tag: "OtpAlreadyGenerated", errorCode: 800, resendAt: 30_000 })
  expect(resent.resendAt).toBe(60_000)
})

test("five wrong codes lock the phone for a quarter of an hour, the right code included", async () => {
  const [failures, right, resend, after] = await inWorld(
    Effect.gen(function* () {
      yield* send
      const tried = yield* Effect.all(Array.from({ length: 5 }, () => wrong))
      const locked = yield* Effect.flip(enter("123456"))
      yield* TestClock.adjust("14 minutes")
      const still = yield* Effect.flip(send)
      yield* TestClock.adjust("1 minute")
      yield* send
      return [tried, locked, still, yield* enter("123456")] as const
    }),
  )
  expect(failures.map((failure) => ("attemptsLeft" in failure ? failure.attemptsLeft : failure._tag))).toEqual([
    4,
    3,
    2,
    1,
    "OtpAttemptsExceeded",
  ])
  expect([right, resend]).toMatchObject([
    { errorCode: 801, lockedUntil: 900_000 },
    { errorCode: 801, lockedUntil: 900_000 },
  ])
  expect(after.user.id).toBe(41)
})

test("a code is stale after ten minutes", async () => {
  const failure = await inWorld(
    send.pipe(Effect.andThen(TestClock.adjust("11 minutes")), Effect.andThen(Effect.flip(enter("123456")))),
  )
  expect(failure).toMatchObject({ _tag: "InvalidOtp" })
})

test("a barred account may not enter even with the right code", async () => {
  const failure = await inWorld(Effect.andThen(send, Effect.flip(enter("123456"))), [{ ...asha, barred: true }])
  expect(failure).toMatchObject({ _tag: "ForbiddenPortal" })
})

test("a phone may not ask without end", async () => {
  const failures = await inWorld(Effect.all(Array.from({ length: 21 }, () => wrong)))
  expect(failures.at(-1)).toMatchObject({ _tag: "TooManyRequests" })
})
