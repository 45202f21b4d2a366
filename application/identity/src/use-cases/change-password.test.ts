import { Effect, Option } from "effect"
import { expect, test } from "vitest"
import { CurrentActor, RefreshTokenCarrier } from "@application/kernel"
import { UserId } from "@domain/kernel"
import { AccessTokens } from "../ports/secrets.ts"
import { asha, inWorld } from "../testing/sign-in-world.ts"
import { signedInAs } from "../testing/signed-in-as.ts"
import { signedInOf } from "../testing/signed-in-of.ts"
import { changePassword } from "./change-password.ts"
import { loginWithPassword } from "./login-with-password.ts"
import { refreshSession } from "./refresh-session.ts"

const { id: userId, emailAddress } = asha.user
const login = (password: string) => Effect.map(loginWithPassword.handle({ emailAddress, password }), signedInOf)
const change = (currentPassword: string, newPassword: string, id = userId) =>
  changePassword.handle({ userId: id, currentPassword, newPassword })
const asAsha = signedInAs(asha)

test("the present password sets a new one, and every other sign-in ends", async () => {
  const [old, fresh, renewed, ended] = await inWorld(
    Effect.gen(function* () {
      const carrier = yield* RefreshTokenCarrier
      const token = Effect.map(carrier.read, (found) => Option.getOrElse(found, () => ""))
      yield* login("Right-1word")
      const phone = yield* token
      const { accessToken } = yield* login("Right-1word")
      const desk = yield* token
      const claims = yield* (yield* AccessTokens).verify(accessToken)
      const actor = { ...claims, kind: "user", roleIds: [], memberships: [] } as const
      yield* Effect.provideService(change("Right-1word", "Fresh-2word"), CurrentActor, actor)
      const refused = yield* Effect.flip(login("Right-1word"))
      yield* carrier.write(desk, 9e12)
      const again = yield* refreshSession.handle({})
      yield* carrier.write(phone, 9e12)
      const gone = yield* Effect.flip(refreshSession.handle({}))
      return [refused, yield* login("Fresh-2word"), again, gone] as const
    }),
  )
  expect([old, ended]).toMatchObject([{ errorCode: 51 }, { errorCode: 76 }])
  expect([fresh.userId, renewed.userId]).toEqual([41, 41])
})

test("a wrong present, a weak and the same password are refused", async () => {
  const failures = await inWorld(
    asAsha(
      Effect.all([
        Effect.flip(change("Wrong-1word", "Fresh-2word")),
        Effect.flip(change("Right-1word", "weak")),
        Effect.flip(change("Right-1word", "Asha-Rao-12")),
        Effect.flip(change("Right-1word", "Right-1word")),
        Effect.flip(change("Right-1word", "Fresh-2word", UserId.make(42))),
      ]),
    ),
  )
  expect(failures.map(({ errorCode }) => errorCode)).toEqual([51, 84, 84, 75, 104])
})

test("the present password cannot be guessed, and right ones do not count", async () => {
  const [right, failures] = await inWorld(
    asAsha(
      Effect.gen(function* () {
        const weak = yield* Effect.forEach(Array.from({ length: 12 }), () => Effect.flip(change("Right-1word", "weak")))
        const wrong = Array.from({ length: 11 }, () => Effect.flip(change("Wrong-1word", "Fresh-2word")))
        return [weak, yield* Effect.all(wrong)] as const
      }),
    ),
  )
  expect(new Set(right.map(({ errorCode }) => errorCode))).toEqual(new Set([84]))
  expect(failures.map(({ errorCode }) => errorCode)).toEqual([...Array.from({ length: 10 }, () => 51), 1005])
})
