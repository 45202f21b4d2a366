import { PasswordHasher } from "@application/kernel"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { MemoryDatabase } from "@application/kernel/testing"
import type { Account } from "@domain/identity"
import { UserRepository } from "../ports/user-repository.ts"
import { asha, inWorld } from "../testing/sign-in-world.ts"
import { loginWithPassword } from "./login-with-password.ts"
import { recogniseAccount } from "./open-account.ts"

const known = { portalId: asha.portalId, emailAddress: asha.user.emailAddress, password: "Right-1word" }

/** Changes the account's password just after it was verified. */
const changingMeanwhile = (account: Account) =>
  Effect.provideServiceEffect(
    PasswordHasher,
    Effect.gen(function* () {
      const hasher = yield* PasswordHasher
      const users = yield* UserRepository
      return PasswordHasher.of({
        ...hasher,
        verify: (hash, password) =>
          Effect.tap(hasher.verify(hash, password), () => users.save({ ...account, passwordHash: "hash of another" })),
      })
    }),
  )

test.each([
  ["session", asha],
  ["key for a new password", { ...asha, passwordExpiresAt: 0 }],
])("a password changed while it is verified opens no %s", async (_, account) => {
  const [refused, stored] = await inWorld(
    Effect.gen(function* () {
      const failure = yield* Effect.flip(changingMeanwhile(account)(loginWithPassword.handle(known)))
      const { table } = yield* MemoryDatabase
      return [failure, ["refresh_tokens", "known_devices", "password_resets"].map((name) => table(name).size)] as const
    }),
    [account],
  )
  expect(refused).toMatchObject({ _tag: "InvalidCredentials", errorCode: 51 })
  expect(stored).toEqual([0, 0, 0])
})

test("a password changed while it is verified identifies nobody", async () => {
  const refused = await inWorld(Effect.flip(changingMeanwhile(asha)(recogniseAccount(known))))
  expect(refused).toMatchObject({ _tag: "UserAlreadyExists" })
})
