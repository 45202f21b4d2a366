import { ServicesOn } from "@application/kernel"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { PhoneNumber } from "@domain/identity"
import { SentSecrets } from "../testing/index.ts"
import { asha, calledFrom, inWorld } from "../testing/sign-in-world.ts"
import { signedInOf } from "../testing/signed-in-of.ts"
import { loginWithOtp, sendLoginOtp } from "./login-with-otp.ts"

const phone = PhoneNumber.make("+919876543210")
const send = sendLoginOtp.handle({ phone, channel: "Sms" })
const enter = (otp: string) => loginWithOtp.handle({ phone, otp })
const wrong = Effect.flip(enter("999999"))

test("a code signs in once", async () => {
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
  expect(signedInOf(signedIn).user.id).toBe(41)
  expect(again).toMatchObject({ _tag: "InvalidOtp" })
})

test("only a correct code reveals that a phone has no account", async () => {
  const stranger = PhoneNumber.make("+919000000000")
  const story = (phone: PhoneNumber) =>
    Effect.gen(function* () {
      const sent = yield* sendLoginOtp.handle({ phone, channel: "Sms" })
      const guessed = yield* Effect.flip(loginWithOtp.handle({ phone, otp: "999999" }))
      return [sent, guessed, yield* Effect.result(loginWithOtp.handle({ phone, otp: "123456" }))] as const
    })
  const [unknown, known] = [await inWorld(story(stranger)), await inWorld(story(phone))]
  expect(unknown.slice(0, 2)).toEqual(known.slice(0, 2))
  expect(unknown[2]).toMatchObject({ failure: { _tag: "MobileNotRegistered", errorCode: 1021 } })
  expect(known[2]).toMatchObject({ success: { user: { id: 41 } } })
})

test("an unverified phone signs nobody in", async () => {
  const failure = await inWorld(Effect.andThen(send, Effect.flip(enter("123456"))), [{ ...asha, phoneVerified: false }])
  expect(failure).toMatchObject({ _tag: "MobileNotRegistered" })
})

test("a stranger's wrong codes lock neither other addresses nor known devices", async () => {
  const [stranger, owner] = [calledFrom({ ipAddress: "10.0.0.1" }), calledFrom({ ipAddress: "10.0.0.2" })]
  const [locked, elsewhere, atHome] = await inWorld(
    Effect.gen(function* () {
      yield* stranger(send)
      const tried = yield* stranger(Effect.all(Array.from({ length: 5 }, () => wrong)))
      yield* owner(send)
      const first = yield* owner(enter("123456"))
      yield* stranger(send)
      return [tried.at(-1), first, yield* stranger(enter("123456"))] as const
    }),
  )
  expect(locked).toMatchObject({ _tag: "OtpAttemptsExceeded" })
  expect([elsewhere, atHome].map((reply) => signedInOf(reply).user.id)).toEqual([41, 41])
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

test("five wrong codes lock the phone for 15 minutes, for the right code too", async () => {
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
  expect(signedInOf(after).user.id).toBe(41)
})

test("a code expires after ten minutes", async () => {
  const failure = await inWorld(
    send.pipe(Effect.andThen(TestClock.adjust("11 minutes")), Effect.andThen(Effect.flip(enter("123456")))),
  )
  expect(failure).toMatchObject({ _tag: "InvalidOtp" })
})

test("a barred account may not sign in even with the right code", async () => {
  const failure = await inWorld(Effect.andThen(send, Effect.flip(enter("123456"))), [{ ...asha, barred: true }])
  expect(failure).toMatchObject({ _tag: "ForbiddenPortal" })
})

test("neither one address nor all together can guess without limit", async () => {
  const from = (place: number) => calledFrom({ ipAddress: `10.0.0.${place}` })
  const failures = await inWorld(
    Effect.all([
      ...Array.from({ length: 21 }, () => from(1)(wrong)),
      ...Array.from({ length: 60 }, (_, place) => from(place + 2)(wrong)),
    ]),
  )
  const isSlowed = (index: number) => failures.at(index)?._tag === "TooManyRequests"
  expect([isSlowed(19), isSlowed(20), isSlowed(21), isSlowed(-1)]).toEqual([false, true, false, true])
})

test("codes go only to mobiles of the portal's countries, account or not", async () => {
  const abroad = PhoneNumber.make("+12125550100")
  const refusal = Effect.flip(sendLoginOtp.handle({ phone: abroad, channel: "Sms" }))
  const [stranger, sent] = await inWorld(
    Effect.gen(function* () {
      return [yield* refusal, yield* (yield* SentSecrets).all] as const
    }),
  )
  const known = await inWorld(refusal, [{ ...asha, user: { ...asha.user, phoneNumber: abroad } }])
  expect(stranger).toMatchObject({ _tag: "PhoneNotServed", errorCode: 1027, regions: ["IN", "GB"] })
  expect(known).toEqual(stranger)
  expect(sent).toEqual([])
})

test("without text messages no code leaves for a phone", async () => {
  const [refused, messages] = await inWorld(
    Effect.gen(function* () {
      return [yield* Effect.flip(send), yield* (yield* SentSecrets).all] as const
    }).pipe(Effect.provideService(ServicesOn, new Set(["stripe"] as const))),
  )
  expect([refused, messages]).toMatchObject([{ _tag: "ServiceOff", service: "textMessages" }, []])
})
