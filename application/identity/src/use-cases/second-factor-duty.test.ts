import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import type { Account } from "@domain/identity"
import { SecondFactorRule } from "../ports/second-factor-rule.ts"
import { appCode, turnOn } from "../testing/second-factor-world.ts"
import { asha, inWorld } from "../testing/sign-in-world.ts"
import { signedInOf } from "../testing/signed-in-of.ts"
import { completeLogin } from "./complete-login.ts"
import { loginWithPassword } from "./login-with-password.ts"
import { refreshSession } from "./refresh-session.ts"

const administrator: Account = { ...asha, user: { ...asha.user, roleIds: ["PortalAdministrator"] } }
const login = loginWithPassword.handle({ emailAddress: asha.user.emailAddress, password: "Right-1word" })
const compulsory = Effect.provideService(SecondFactorRule, { isCompulsory: true })
const needsOne = Effect.map(login, (answer) => signedInOf(answer).needsSecondFactor)

test("an administrator without a second factor is told to set one up", async () => {
  expect(await inWorld(compulsory(needsOne), [administrator])).toBe(true)
  expect(await inWorld(needsOne, [administrator])).toBeUndefined()
  expect(await inWorld(compulsory(needsOne), [asha])).toBeUndefined()
})

test("nothing is in the way once it is set up, at a renewal as at a sign-in", async () => {
  const answers = await inWorld(
    compulsory(
      Effect.gen(function* () {
        yield* login
        const before = yield* refreshSession.handle({})
        yield* turnOn
        const after = yield* refreshSession.handle({})
        const asked = yield* login
        const challenge = "challenge" in asked ? asked.challenge : ""
        yield* TestClock.adjust("30 seconds")
        const completed = yield* completeLogin.handle({ challenge, code: yield* appCode })
        return [before, after, completed]
      }),
    ),
    [administrator],
  )
  expect(answers.map(({ needsSecondFactor }) => needsSecondFactor)).toEqual([true, undefined, undefined])
})
