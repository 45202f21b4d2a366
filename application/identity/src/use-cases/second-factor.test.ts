import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { UserId } from "@domain/kernel"
import { SentSecrets } from "../testing/index.ts"
import { appCode, asAsha, turnOn } from "../testing/second-factor-world.ts"
import { asha, inWorld } from "../testing/sign-in-world.ts"
import { loginWithPassword } from "./login-with-password.ts"
import {
  confirmSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
  turnOffSecondFactor,
} from "./second-factor.ts"

const userId = asha.user.id
const password = "Right-1word"
const status = asAsha(getSecondFactor.handle({ userId }))
const start = asAsha(startSecondFactor.handle({ userId, password }))
const confirm = (code: string) => asAsha(confirmSecondFactor.handle({ userId, code }))
const turnOff = (code: string, typed = password) =>
  asAsha(turnOffSecondFactor.handle({ userId, password: typed, code }))
const renew = (code: string, typed = password) => asAsha(renewRecoveryCodes.handle({ userId, password: typed, code }))
const off = {
  isOn: false,
  recoveryCodesLeft: 0,
  hasApp: false,
  passkeys: [],
  host: "localhost",
  hasSeveralHosts: false,
}
const news = Effect.map(
  Effect.flatMap(SentSecrets, ({ all }) => all),
  (sent) => sent.map(({ to, secret }) => `${to} ${secret}`),
)

test("a secret is shown, changes nothing, and is confirmed by a code of the app", async () => {
  const [shown, before, codes, after, mails] = await inWorld(
    Effect.gen(function* () {
      yield* TestClock.adjust("1 hour")
      const shown = yield* start
      const before = yield* status
      const { recoveryCodes = [] } = yield* confirm(yield* appCode)
      return [shown, before, recoveryCodes, yield* status, yield* news] as const
    }),
  )
  expect(shown).toEqual({
    secret: "JBSWY3DPEHPK3PXP",
    address: "otpauth://totp/Marquee:asha%40example.com?secret=JBSWY3DPEHPK3PXP",
    expiresAt: 3_600_000 + 15 * 60_000,
  })
  expect(before).toEqual(off)
  expect([codes.length, codes[0]]).toEqual([10, "AAAA-AAAA-AAAA-AAAA"])
  expect(after).toEqual({ ...off, isOn: true, hasApp: true, enabledAt: 3_600_000, recoveryCodesLeft: 10 })
  expect(mails).toEqual(["asha@example.com on"])
})

test("an enrolment takes the password and a right code within a quarter of an hour", async () => {
  const failures = await inWorld(
    Effect.gen(function* () {
      yield* TestClock.adjust("1 hour")
      const wrong = asAsha(startSecondFactor.handle({ userId, password: "Wrong-1word" }))
      const early = [yield* Effect.flip(wrong), yield* Effect.flip(confirm(yield* appCode))]
      yield* start
      const guessed = yield* Effect.flip(confirm("999999"))
      yield* TestClock.adjust("15 minutes")
      return [...early, guessed, yield* Effect.flip(confirm(yield* appCode)), yield* status]
    }),
  )
  expect(failures).toMatchObject([
    { _tag: "InvalidCredentials", errorCode: 51 },
    { _tag: "SecondFactorConflict", errorCode: 1006, isOn: false },
    { _tag: "InvalidSecondFactor", errorCode: 57 },
    { _tag: "SecondFactorConflict", isOn: false },
    { isOn: false },
  ])
})

test("what is on is not begun or confirmed again", async () => {
  const failures = await inWorld(
    Effect.gen(function* () {
      yield* turnOn
      return [yield* Effect.flip(start), yield* Effect.flip(confirm(yield* appCode))]
    }),
  )
  expect(failures).toMatchObject([
    { _tag: "SecondFactorConflict", isOn: true },
    { _tag: "SecondFactorConflict", isOn: true },
  ])
})

test("turning off takes the password and a fresh code, and is told by mail", async () => {
  const [failures, after, reply, mails] = await inWorld(
    Effect.gen(function* () {
      yield* turnOn
      const code = yield* appCode
      const failures = [
        yield* Effect.flip(turnOff(code, "Wrong-1word")),
        yield* Effect.flip(turnOff("999999")),
        yield* Effect.flip(turnOff("")),
      ]
      yield* turnOff(code)
      const again = yield* Effect.flip(turnOff(code))
      const reply = yield* loginWithPassword.handle({ emailAddress: asha.user.emailAddress, password })
      return [[...failures, again], yield* status, reply, yield* news] as const
    }),
  )
  expect(failures.map(({ _tag }) => _tag)).toEqual([
    "InvalidCredentials",
    "InvalidSecondFactor",
    "InvalidSecondFactor",
    "SecondFactorConflict",
  ])
  expect(after).toEqual(off)
  expect(reply).toMatchObject({ userId: 41 })
  expect(mails).toEqual(["asha@example.com on", "asha@example.com off"])
})

test("renewed recovery codes replace the earlier ones, which a mail tells of", async () => {
  const [left, old, mails] = await inWorld(
    Effect.gen(function* () {
      const [code = ""] = yield* turnOn
      const { recoveryCodes } = yield* renew(code)
      const renewed = yield* status
      const [first = ""] = recoveryCodes
      yield* renew(first)
      return [renewed.recoveryCodesLeft, yield* Effect.flip(renew("9999-9999-9999-9999")), yield* news] as const
    }),
  )
  expect(left).toBe(10)
  expect(old).toMatchObject({ _tag: "InvalidSecondFactor" })
  expect(mails.slice(1, 3)).toEqual(["asha@example.com recoveryCodeUsed", "asha@example.com codesRenewed"])
})

test("ten wrong codes in a quarter of an hour make the caller wait", async () => {
  const [tenth, eleventh] = await inWorld(
    Effect.gen(function* () {
      yield* turnOn
      const tried = yield* Effect.all(Array.from({ length: 10 }, () => Effect.flip(turnOff("999999"))))
      return [tried.at(-1), yield* Effect.flip(turnOff(yield* appCode))]
    }),
  )
  expect([tenth, eleventh]).toMatchObject([{ _tag: "InvalidSecondFactor" }, { _tag: "TooManyRequests" }])
})

test("nobody reads or changes another's second factor", async () => {
  const other = UserId.make(42)
  const proof = { userId: other, password, code: "123456" }
  const failures = await inWorld(
    Effect.all([
      Effect.flip(asAsha(getSecondFactor.handle({ userId: other }))),
      Effect.flip(asAsha(startSecondFactor.handle(proof))),
      Effect.flip(asAsha(confirmSecondFactor.handle(proof))),
      Effect.flip(asAsha(turnOffSecondFactor.handle(proof))),
      Effect.flip(asAsha(renewRecoveryCodes.handle(proof))),
    ]),
  )
  expect(failures.map(({ _tag }) => _tag)).toEqual(Array.from({ length: 5 }, () => "UserNotFound"))
})
