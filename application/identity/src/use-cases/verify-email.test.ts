import { Effect, Option } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { CurrentActor } from "@application/kernel"
import { userActor } from "@application/kernel/testing"
import type { Account } from "@domain/identity"
import { PhoneNumber } from "@domain/identity"
import { UserId } from "@domain/kernel"
import { UserRepository } from "../ports/user-repository.ts"
import { SentSecrets } from "../testing/index.ts"
import { asha, inWorld, runMails } from "../testing/sign-in-world.ts"
import { signedInOf } from "../testing/signed-in-of.ts"
import { loginWithPassword } from "./login-with-password.ts"
import { sendEmailVerification, verifyEmail } from "./verify-email.ts"

/** Another user with Asha's address. */
const eve: Account = {
  ...asha,
  user: { ...asha.user, id: UserId.make(66), phoneNumber: PhoneNumber.make("+919876500066") },
  passwordHash: "hash of Eves-1word",
}

const as = ({ portalId, user }: Account) => Effect.provideService(CurrentActor, { ...userActor(user.id), portalId })
const send = sendEmailVerification.handle({})
const verify = (hash: string) => verifyEmail.handle({ hash })
const mails = Effect.andThen(
  runMails,
  Effect.flatMap(SentSecrets, ({ all }) => all),
)
const mailedKey = Effect.map(mails, (all) => all.at(-1)?.secret.split("/verify?hash=")[1] ?? "")
const isVerified = (account: Account) =>
  Effect.map(
    Effect.flatMap(UserRepository, ({ byId }) => byId(account.portalId, account.user.id)),
    (found) => Option.getOrUndefined(found)?.user.emailVerified === true,
  )

test("a mailed link verifies its account's address once", async () => {
  const [before, after, again, resend, sent] = await inWorld(
    Effect.gen(function* () {
      yield* as(asha)(send)
      const key = yield* mailedKey
      const pending = yield* isVerified(asha)
      yield* as(asha)(verify(key))
      return [
        pending,
        yield* isVerified(asha),
        yield* as(asha)(Effect.flip(verify(key))),
        yield* as(asha)(Effect.flip(send)),
        yield* mails,
      ] as const
    }),
  )
  expect([before, after]).toEqual([false, true])
  expect([again, resend]).toMatchObject([{ errorCode: 65 }, { errorCode: 65 }])
  expect(sent).toMatchObject([{ to: "asha@example.com", language: "en" }])
})

test("a link is valid for a day, in its own account only", async () => {
  const [madeUp, other, late] = await inWorld(
    Effect.gen(function* () {
      yield* as(asha)(send)
      const key = yield* mailedKey
      const failures = [yield* as(asha)(Effect.flip(verify("made up"))), yield* as(eve)(Effect.flip(verify(key)))]
      yield* TestClock.adjust("24 hours")
      return [...failures, yield* as(asha)(Effect.flip(verify(key)))]
    }),
    [asha, eve],
  )
  expect([madeUp, other, late]).toMatchObject([{ errorCode: 1013 }, { errorCode: 1013 }, { errorCode: 1012 }])
})

test("another link is sent after thirty seconds, and five times an hour", async () => {
  const [early, last] = await inWorld(
    Effect.gen(function* () {
      yield* as(asha)(send)
      yield* TestClock.adjust("10 seconds")
      const failure = yield* as(asha)(Effect.flip(send))
      for (let more = 0; more < 4; more += 1) {
        yield* TestClock.adjust("30 seconds")
        yield* as(asha)(send)
      }
      yield* TestClock.adjust("30 seconds")
      return [failure, yield* as(asha)(Effect.flip(send))] as const
    }),
  )
  expect(early).toMatchObject({ _tag: "TooManyRequests", retryAfterSeconds: 20 })
  expect(last).toMatchObject({ _tag: "TooManyRequests" })
})

test("an address belongs to its verifier; others no longer sign in by it", async () => {
  const enter = (password: string) => loginWithPassword.handle({ emailAddress: asha.user.emailAddress, password })
  const [before, lost, owned, late, requested, sent] = await inWorld(
    Effect.gen(function* () {
      const named = yield* enter("Right-1word")
      yield* as(asha)(send)
      const older = yield* mailedKey
      yield* as(eve)(send)
      yield* as(eve)(verify(yield* mailedKey))
      const count = (yield* mails).length
      yield* TestClock.adjust("30 seconds")
      const answer = yield* as(asha)(send)
      return [
        named,
        yield* Effect.flip(enter("Right-1word")),
        yield* enter("Eves-1word"),
        yield* as(asha)(Effect.flip(verify(older))),
        answer,
        (yield* mails).length - count,
      ] as const
    }),
    [asha, eve],
  )
  expect([signedInOf(before).userId, signedInOf(owned).userId]).toEqual([41, 66])
  expect(lost).toMatchObject({ _tag: "InvalidCredentials" })
  expect(late).toMatchObject({ _tag: "LinkInvalid", errorCode: 1013 })
  expect([requested.resendAt, sent]).toEqual([60_000, 0])
})
