import { PasswordHasher } from "@application/kernel"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { EmailAddress, PhoneNumber } from "@domain/identity"
import { SentSecrets } from "../testing/index.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { asha, inWorld, runMails } from "../testing/sign-in-world.ts"
import { loginWithPassword } from "./login-with-password.ts"
import { signedInOf } from "../testing/signed-in-of.ts"
import { openAccount, recogniseAccount } from "./open-account.ts"
import { queueSignUpNotice } from "./sign-up-notice.ts"

const request = {
  portalId: asha.portalId,
  emailAddress: EmailAddress.make("visitors@example.com"),
  password: "Right-1word",
  firstName: "Noa",
  lastName: "Levi",
  phone: PhoneNumber.make("+919876500000"),
  languageId: "he",
  roleId: "ClientAccess" as const,
  businessName: undefined,
}

test("an opened account signs in with the client-access role", async () => {
  const reply = await inWorld(
    Effect.andThen(
      openAccount(request),
      loginWithPassword.handle({ emailAddress: request.emailAddress, password: request.password }),
    ),
  )
  expect(signedInOf(reply).user).toMatchObject({
    roleIds: ["ClientAccess"],
    languageId: "he",
    phoneNumber: request.phone,
  })
})

test("opening again with the same address and password gives the same user", async () => {
  const [first, second] = await inWorld(Effect.all([openAccount(request), openAccount(request)]))
  expect([first.hadAccount, second]).toEqual([false, { userId: first.userId, hadAccount: true }])
})

const another = { ...request, password: "Other-2word", phone: PhoneNumber.make("+919876511111") }

test("only a verified address blocks another account with it", async () => {
  const [stranger, owner, refused] = await inWorld(
    Effect.gen(function* () {
      const first = yield* openAccount(request)
      const second = yield* openAccount(another)
      yield* (yield* UserRepository).save({
        ...asha,
        phoneVerified: false,
        user: { ...asha.user, id: second.userId, emailAddress: request.emailAddress, emailVerified: true },
      })
      const third = { ...another, password: "Third-3word", phone: PhoneNumber.make("+919876522222") }
      return [first, second, yield* Effect.flip(openAccount(third))] as const
    }),
  )
  expect(stranger.userId).not.toBe(owner.userId)
  expect(refused).toMatchObject({ _tag: "AccountNotOpened", errorCode: 1026 })
})

test("a phone that is another account's opens none", async () => {
  const failure = await inWorld(Effect.flip(openAccount({ ...request, phone: PhoneNumber.make("+919876543210") })))
  expect(failure).toMatchObject({ _tag: "UserAlreadyExists", errorCode: 101 })
})

/** Asha with a verified address. */
const proved = { ...asha, user: { ...asha.user, emailVerified: true } }

/** The passwords that an effect hashes or compares. */
const hashesOf = async (story: ReturnType<typeof openAccount>) => {
  const calls: Array<string> = []
  const counted = Effect.gen(function* () {
    const hasher = yield* PasswordHasher
    return PasswordHasher.of({
      hash: (password) =>
        Effect.andThen(
          Effect.sync(() => calls.push("hash")),
          hasher.hash(password),
        ),
      verify: (known, password) =>
        Effect.andThen(
          Effect.sync(() => calls.push("verify")),
          hasher.verify(known, password),
        ),
    })
  })
  const result = await inWorld(Effect.result(Effect.provideServiceEffect(story, PasswordHasher, counted)), [proved])
  return [calls, result] as const
}

test("a taken and a free address cost the same hashes, and the refusal names none", async () => {
  const [free, opened] = await hashesOf(openAccount(request))
  const [taken, refused] = await hashesOf(
    openAccount({ ...request, emailAddress: asha.user.emailAddress, password: "Other-2word" }),
  )
  expect(opened._tag).toBe("Success")
  expect(refused).toMatchObject({ failure: { _tag: "AccountNotOpened", errorCode: 1026 } })
  expect([free, taken]).toEqual([
    ["verify", "hash"],
    ["verify", "hash"],
  ])
})

test("a weak password is reported alike for a taken and a free address", async () => {
  const weak = { ...request, password: "Welcome@2026" }
  const [, free] = await hashesOf(openAccount(weak))
  const [, taken] = await hashesOf(openAccount({ ...weak, emailAddress: asha.user.emailAddress }))
  expect([free, taken]).toMatchObject([{ failure: { _tag: "WeakPassword" } }, { failure: { _tag: "WeakPassword" } }])
})

test("an address's owner is notified of sign-up attempts once an hour", async () => {
  const sent = await inWorld(
    Effect.gen(function* () {
      const tried = queueSignUpNotice(asha.user.emailAddress)
      yield* queueSignUpNotice(request.emailAddress)
      yield* tried
      yield* tried
      yield* runMails
      yield* TestClock.adjust("1 hour")
      yield* tried
      yield* runMails
      return yield* (yield* SentSecrets).all
    }),
  )
  const mail = { to: asha.user.emailAddress, secret: "http://localhost:4000/login", language: "en" }
  expect(sent).toEqual([mail, mail])
})

test("a password that is common or contains its owner's name opens no account", async () => {
  const keysFor = async (password: string) =>
    await inWorld(Effect.flip(openAccount({ ...request, password, firstName: "Noah", businessName: "Bloom & Sons" })))
  for (const [password, key] of [
    ["Welcome@2026", "validation.passwordTooCommon"],
    ["N0ah-is-1-here", "validation.passwordHasName"],
    ["Levi#4-ever", "validation.passwordHasName"],
    ["BloomSons-77", "validation.passwordHasName"],
    ["My-Marquee-7", "validation.passwordHasName"],
    ["Visitors-4-me", "validation.passwordHasName"],
  ] as const)
    expect(await keysFor(password)).toMatchObject({ _tag: "WeakPassword", errorCode: 84, keys: [key] })
})

test("an account that may not sign in is not recognised either", async () => {
  const known = { portalId: asha.portalId, emailAddress: asha.user.emailAddress, password: "Right-1word" }
  const recognised = (changes: Partial<typeof asha>) =>
    inWorld(Effect.result(recogniseAccount(known)), [{ ...asha, ...changes }])
  expect(await recognised({})).toMatchObject({ _tag: "Success" })
  for (const changes of [{ barred: true }, { expiresAt: 0 }, { passwordExpiresAt: 0 }]) {
    expect(await recognised(changes)).toMatchObject({ _tag: "Failure", failure: { _tag: "UserAlreadyExists" } })
  }
})
