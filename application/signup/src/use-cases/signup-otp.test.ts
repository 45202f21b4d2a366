import { ServicesOn } from "@application/kernel"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { EmailAddress, PhoneNumber } from "@domain/identity"
import { SessionId, UserId } from "@domain/kernel"
import { AccountOpening } from "@application/identity/services"
import { SessionRepository } from "../ports/session-repository.ts"
import { freshSession } from "../testing/fresh-session.ts"
import { detailsFor, from, inSignup } from "../testing/in-signup.ts"
import { memoryPortal } from "../testing/index.ts"
import { updateBusinessDetails } from "./business-details.ts"
import { sendSignupOtp, validateSignupOtp } from "./signup-otp.ts"

const phone = PhoneNumber.make("+919876543210")
const { sessionId } = freshSession(1).details
const unknown = SessionId.make("00000000-0000-4000-8000-00000000ffff")
const stored = (userId?: number) =>
  Effect.flatMap(SessionRepository, (sessions) =>
    sessions.create(freshSession(1, userId === undefined ? {} : { userId: UserId.make(userId) })),
  )
const send = sendSignupOtp.handle({ sessionId, phone, channel: "Sms" })
const validate = (otp: string) => validateSignupOtp.handle({ sessionId, phone, otp })

test("the right code proves the owner's phone and leaves the business's alone", async () => {
  const [sent, details] = await inSignup(
    Effect.gen(function* () {
      yield* stored()
      yield* updateBusinessDetails.handle({ sessionId, changes: { business: { phone: "022 6171 4400" } } })
      return [yield* send, yield* validate("123456")] as const
    }),
  )
  expect(sent).toEqual({ sessionId, userAlreadyExist: false, resendAt: 30_000 })
  expect(details).toMatchObject({ business: { phone: "+912261714400" }, ownerPhone: phone, phoneVerified: true })
})

test("only those who prove a number learn that it has an account", async () => {
  const [sent, guessed, failure, details] = await inSignup(
    Effect.gen(function* () {
      yield* stored()
      yield* (yield* AccountOpening).open({
        portalId: memoryPortal.id,
        emailAddress: EmailAddress.make("asha@example.com"),
        password: "Right-1word",
        firstName: "Asha",
        lastName: "Rao",
        phone,
        languageId: "en",
        roleId: "ClientAccess",
        businessName: undefined,
      })
      return [
        yield* send,
        yield* Effect.flip(validate("999999")),
        yield* Effect.flip(validate("123456")),
        yield* detailsFor({ sessionId }),
      ] as const
    }),
  )
  expect(sent).toEqual({ sessionId, userAlreadyExist: false, resendAt: 30_000 })
  expect(guessed).toMatchObject({ _tag: "InvalidOtp" })
  expect(failure).toMatchObject({ _tag: "UserAlreadyExists", errorCode: 101 })
  expect(details.phoneVerified).toBe(false)
})

test("five wrong codes in a stranger's session leave the owner's alone", async () => {
  const other = freshSession(2).details.sessionId
  const [theirs, mine] = await inSignup(
    Effect.gen(function* () {
      yield* stored()
      yield* (yield* SessionRepository).create(freshSession(2))
      yield* sendSignupOtp.handle({ sessionId: other, phone, channel: "Sms" })
      yield* send
      const guess = validateSignupOtp.handle({ sessionId: other, phone, otp: "999999" })
      const tried = yield* Effect.all(Array.from({ length: 5 }, () => Effect.flip(guess)))
      return [tried.at(-1), yield* validate("123456")] as const
    }),
  )
  expect(theirs).toMatchObject({ _tag: "OtpAttemptsExceeded" })
  expect(mine.phoneVerified).toBe(true)
})

test("code guesses are limited to 120 an hour per place and 50 per phone", async () => {
  const slowed = (numberOf: (index: number) => PhoneNumber) =>
    inSignup(
      Effect.gen(function* () {
        yield* stored()
        const guess = (index: number) => validateSignupOtp.handle({ sessionId, phone: numberOf(index), otp: "999999" })
        const failures = yield* Effect.forEach(Array.from({ length: 125 }), (_, index) =>
          from("10.0.0.1")(Effect.flip(guess(index))),
        )
        return failures.findIndex(({ _tag }) => _tag === "TooManyRequests")
      }),
    )
  expect(await slowed((index) => PhoneNumber.make(`+9198765${10_000 + index}`))).toBe(120)
  expect(await slowed(() => phone)).toBe(50)
})

test("a second code within thirty seconds is refused", async () => {
  const failure = await inSignup(
    Effect.gen(function* () {
      yield* stored()
      yield* send
      yield* TestClock.adjust("29 seconds")
      return yield* Effect.flip(send)
    }),
  )
  expect(failure).toMatchObject({ _tag: "OtpAlreadyGenerated", errorCode: 800, resendAt: 30_000 })
})

test("wrong codes count although they fail, and the fifth locks the phone", async () => {
  const [failures, resend, details] = await inSignup(
    Effect.gen(function* () {
      yield* stored()
      yield* send
      const tried = yield* Effect.all(Array.from({ length: 5 }, () => Effect.flip(validate("999999"))))
      return [tried, yield* Effect.flip(send), yield* detailsFor({ sessionId })] as const
    }),
  )
  expect(failures.map(({ _tag }) => _tag)).toEqual([
    ...Array.from({ length: 4 }, () => "InvalidOtp"),
    "OtpAttemptsExceeded",
  ])
  expect(failures[0]).toMatchObject({ attemptsLeft: 4 })
  expect(resend._tag).toBe("OtpAttemptsExceeded")
  expect(details.phoneVerified).toBe(false)
})

test("neither an unknown session nor another user's gets or checks a code", async () => {
  const failures = await inSignup(
    Effect.gen(function* () {
      yield* stored(5)
      return [
        yield* Effect.flip(sendSignupOtp.handle({ sessionId: unknown, phone, channel: "Sms" })),
        yield* Effect.flip(validateSignupOtp.handle({ sessionId: unknown, phone, otp: "123456" })),
        yield* Effect.flip(send),
        yield* Effect.flip(validate("123456")),
      ]
    }),
  )
  expect(failures.map(({ _tag }) => _tag)).toEqual([
    "SessionNotFound",
    "SessionNotFound",
    "SessionBelongsToUser",
    "SessionBelongsToUser",
  ])
})

test("one address cannot have codes sent without end", async () => {
  const failure = await inSignup(
    Effect.gen(function* () {
      yield* stored()
      const numbers = Array.from({ length: 60 }, (_, index) => PhoneNumber.make(`+9198765${10_000 + index}`))
      const to = (number: PhoneNumber) => sendSignupOtp.handle({ sessionId, phone: number, channel: "WhatsApp" })
      yield* Effect.forEach(numbers, (number) => from("10.0.0.1")(to(number)))
      return yield* Effect.flip(from("10.0.0.1")(send))
    }),
  )
  expect(failure._tag).toBe("TooManyRequests")
})

test("codes go to mobiles of the portal's countries only", async () => {
  const foreign = ["+12125550100", "+375291234567", "+449098790000"].map((number) => PhoneNumber.make(number))
  const failures = await inSignup(
    Effect.gen(function* () {
      yield* stored()
      return yield* Effect.forEach(foreign, (number) =>
        Effect.flip(sendSignupOtp.handle({ sessionId, phone: number, channel: "Sms" })),
      )
    }),
  )
  for (const failure of failures)
    expect(failure).toMatchObject({ _tag: "PhoneNotServed", errorCode: 1027, regions: ["IN", "GB"] })
})

test("a code without a session begins one in the phone's region", async () => {
  const [sent, details] = await inSignup(
    Effect.gen(function* () {
      const sent = yield* sendSignupOtp.handle({ phone: PhoneNumber.make("+447700900123"), channel: "Sms" })
      return [sent, yield* detailsFor({ sessionId: sent.sessionId })] as const
    }),
  )
  expect(sent.userAlreadyExist).toBe(false)
  expect(details).toMatchObject({ sessionId: sent.sessionId, region: "GB", phoneVerified: false })
})

const withoutTexts = Effect.provideService(ServicesOn, new Set(["stripe"] as const))
const emailAddress = EmailAddress.make("Asha@Example.com")

test("without text messages a mailed code proves the address, and no phone", async () => {
  const [details, other] = await inSignup(
    Effect.gen(function* () {
      yield* stored()
      yield* sendSignupOtp.handle({ sessionId, phone, emailAddress, channel: "Sms" })
      const elsewhere = EmailAddress.make("ravi@example.com")
      const other = yield* Effect.flip(
        validateSignupOtp.handle({ sessionId, phone, emailAddress: elsewhere, otp: "123456" }),
      )
      return [yield* validateSignupOtp.handle({ sessionId, phone, emailAddress, otp: "123456" }), other] as const
    }).pipe(withoutTexts),
  )
  expect(details).toMatchObject({ provenEmail: "asha@example.com", phoneVerified: false })
  expect(details).not.toHaveProperty("ownerPhone")
  expect(other).toMatchObject({ _tag: "InvalidOtp" })
})

test("without text messages no code leaves without an address", async () => {
  const refused = await inSignup(Effect.andThen(stored(), Effect.flip(send)).pipe(withoutTexts))
  expect(refused).toMatchObject({ _tag: "InvalidFields", fields: { emailAddress: ["validation.emailRequired"] } })
})
