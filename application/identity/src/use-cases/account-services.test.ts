import { Effect, Layer, Option } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { MemoryDatabase, memoryJobQueue, memoryUnitOfWork } from "@application/kernel/testing"
import { EmailAddress, PhoneNumber } from "@domain/identity"
import { BusinessProfileId, PortalId, SessionId } from "@domain/kernel"
import { UserRepository } from "../ports/index.ts"
import { AccountOpening, OneTimePasswords } from "../services/index.ts"
import { memoryIdentityWorld, SentSecrets } from "../testing/index.ts"
import { accountOpening, oneTimePasswords } from "./account-services.ts"
import { loginWithOtp } from "./login-with-otp.ts"

const portalId = PortalId.make(1)
const phone = PhoneNumber.make("+919876543210")
const bakery = { id: BusinessProfileId.make(5), name: "Rao's Bakery", region: "IN" } as const
const account = {
  portalId,
  emailAddress: EmailAddress.make("asha@example.com"),
  password: "Right-1word",
  firstName: "Asha",
  lastName: "Rao",
  phone,
  languageId: "en",
  roleId: "ClientAccess" as const,
  businessName: undefined,
}

const world = Layer.merge(accountOpening, oneTimePasswords).pipe(
  Layer.provideMerge(memoryIdentityWorld([bakery])),
  Layer.provideMerge(memoryJobQueue),
  Layer.provideMerge(memoryUnitOfWork),
  Layer.provideMerge(Layer.merge(MemoryDatabase.layer, TestClock.layer())),
)
const run = <A, E>(story: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  Effect.runPromise(Effect.provide(story, world))

test("an opened and joined account signs in with its profile and its phone", async () => {
  const [signedIn, registered, again, recognised, user] = await run(
    Effect.gen(function* () {
      const accounts = yield* AccountOpening
      const before = yield* accounts.isRegistered(portalId, phone)
      const { userId } = yield* accounts.open(account)
      yield* accounts.join(userId, bakery.id, "ClientAccess")
      return [
        yield* accounts.signIn(userId),
        [before, yield* accounts.isRegistered(portalId, phone)],
        (yield* accounts.open(account)).userId === userId,
        (yield* accounts.recognise(account)) === userId,
        yield* accounts.userOf(userId),
      ] as const
    }),
  )
  expect(signedIn).toMatchObject({ user: { emailAddress: account.emailAddress }, profiles: [bakery] })
  expect(user).toEqual(signedIn.user)
  expect(registered).toEqual([false, true])
  expect([again, recognised]).toEqual([true, true])
})

test("a proved address and a weak password open nothing", async () => {
  const tags = await run(
    Effect.gen(function* () {
      const accounts = yield* AccountOpening
      const weak = yield* Effect.flip(accounts.open({ ...account, password: "weak" }))
      const { userId } = yield* accounts.open(account)
      const { byId, save } = yield* UserRepository
      const opened = Option.getOrThrow(yield* byId(portalId, userId))
      yield* save({ ...opened, user: { ...opened.user, emailVerified: true } })
      const taken = yield* Effect.flip(accounts.open({ ...account, password: "Other-2word" }))
      return [weak._tag, taken._tag, (yield* Effect.flip(accounts.recognise({ ...account, password: "x" })))._tag]
    }),
  )
  expect(tags).toEqual(["WeakPassword", "AccountNotOpened", "UserAlreadyExists"])
})

test("a sign-up's code is sent, waited for and checked, and proves nothing elsewhere", async () => {
  const [resendAt, early, sent, wrong] = await run(
    Effect.gen(function* () {
      const codes = yield* OneTimePasswords
      const proof = { portalId, sessionId: SessionId.make("00000000-0000-4000-8000-000000000001"), phone }
      const next = yield* codes.send(proof, "WhatsApp")
      const refused = yield* Effect.flip(codes.send(proof, "Sms"))
      const failure = yield* Effect.flip(codes.check(proof, "000000"))
      const another = { ...proof, sessionId: SessionId.make("00000000-0000-4000-8000-000000000002") }
      expect(yield* Effect.flip(codes.check(another, "123456"))).toMatchObject({ _tag: "InvalidOtp" })
      expect(yield* Effect.flip(loginWithOtp.handle({ phone, otp: "123456" }))).toMatchObject({ _tag: "InvalidOtp" })
      yield* codes.check(proof, "123456")
      return [next, refused, yield* (yield* SentSecrets).all, failure] as const
    }),
  )
  expect(resendAt).toBe(30_000)
  expect(early).toMatchObject({ _tag: "OtpAlreadyGenerated" })
  expect(sent).toEqual([{ to: phone, secret: "123456", language: "en" }])
  expect(wrong).toMatchObject({ _tag: "InvalidOtp", attemptsLeft: 4 })
})
