import { Effect } from "effect"
import { expect, test } from "vitest"
import { EmailAddress, PhoneNumber } from "@domain/identity"
import { asha, inWorld } from "../testing/sign-in-world.ts"
import { loginWithPassword } from "./login-with-password.ts"
import { openAccount, recogniseAccount } from "./open-account.ts"

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
  const { user } = await inWorld(
    Effect.andThen(
      openAccount(request),
      loginWithPassword.handle({ emailAddress: request.emailAddress, password: request.password }),
    ),
  )
  expect(user).toMatchObject({ roleIds: ["ClientAccess"], languageId: "he", phoneNumber: request.phone })
})

test("opening again with the same address and password gives the same user, with another password none", async () => {
  const [first, second, other] = await inWorld(
    Effect.gen(function* () {
      return [
        yield* openAccount(request),
        yield* openAccount(request),
        yield* Effect.flip(openAccount({ ...request, password: "Other-2word" })),
      ] as const
    }),
  )
  expect(second).toBe(first)
  expect(other).toMatchObject({ _tag: "UserAlreadyExists", errorCode: 101 })
})

test("a weak password opens nothing", async () => {
  const failures = await inWorld(
    Effect.all([Effect.flip(openAccount({ ...request, password: "" })), Effect.flip(recogniseAccount(request))]),
  )
  expect(failures).toMatchObject([
    { _tag: "WeakPassword", keys: ["validation.passwordRequired"] },
    { _tag: "UserAlreadyExists" },
  ])
})

test("neither a common password nor one with a name around its owner opens an account", async () => {
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
