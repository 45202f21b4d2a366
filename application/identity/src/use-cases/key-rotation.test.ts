import { Effect } from "effect"
import { LinkHasher } from "@application/kernel"
import { expect, test } from "vitest"
import { PhoneNumber } from "@domain/identity"
import { SecretHasher } from "../ports/secrets.ts"
import { asha, inWorld, mailedKey } from "../testing/sign-in-world.ts"
import { signedInOf } from "../testing/signed-in-of.ts"
import { loginWithOtp, sendLoginOtp } from "./login-with-otp.ts"
import { loginWithPassword } from "./login-with-password.ts"
import { refreshSession } from "./refresh-session.ts"
import { resetPassword } from "./reset-password.ts"

/** Runs an effect with these keys, the current one first. */
const under = (...keys: ReadonlyArray<string>) => {
  const hasher = {
    hash: (secret: string) => Effect.succeed(`${keys[0]}.${secret}`),
    accepted: (secret: string) => Effect.succeed(keys.map((key) => `${key}.${secret}`)),
  }
  return <A, E, R>(story: Effect.Effect<A, E, R>) =>
    story.pipe(Effect.provideService(SecretHasher, hasher), Effect.provideService(LinkHasher, hasher))
}
const [before, between, after] = [under("k1"), under("k2", "k1"), under("k2")]

const { emailAddress } = asha.user
const phone = PhoneNumber.make("+919876543210")
const login = loginWithPassword.handle({ emailAddress, password: "Right-1word" })
const refresh = refreshSession.handle({})
const sendCode = sendLoginOtp.handle({ phone, channel: "Sms" })
const enterCode = loginWithOtp.handle({ phone, otp: "123456" })
const reset = (hash: string) => resetPassword.handle({ hash, newPassword: "Fresh-2word" })

test("a session of an older key continues under the current one", async () => {
  const [stored, renewed] = await inWorld(
    Effect.gen(function* () {
      yield* before(login)
      return [yield* between(refresh), yield* after(refresh)] as const
    }),
  )
  expect([stored.user.id, renewed.user.id]).toEqual([41, 41])
})

test("a code and a reset link of an older key are accepted", async () => {
  const [signedIn, done] = await inWorld(
    Effect.gen(function* () {
      yield* before(sendCode)
      const signedIn = yield* between(enterCode)
      return [signedIn, yield* between(reset(yield* before(mailedKey(emailAddress))))] as const
    }),
  )
  expect([signedInOf(signedIn).user.id, done]).toEqual([41, {}])
})

test("removing a key ends its sessions, codes and links", async () => {
  const failures = await inWorld(
    Effect.gen(function* () {
      yield* before(login)
      yield* before(sendCode)
      const key = yield* before(mailedKey(emailAddress))
      return [
        yield* after(Effect.flip(refresh)),
        yield* after(Effect.flip(enterCode)),
        yield* after(Effect.flip(reset(key))),
      ]
    }),
  )
  expect(failures.map(({ _tag }) => _tag)).toEqual(["RefreshTokenExpired", "InvalidOtp", "InvalidHashKey"])
})
