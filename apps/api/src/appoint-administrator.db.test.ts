import { appointAdministrator, migrateDatabase } from "@adapters/runtime"
import { postgresUserRepository } from "@adapters/postgres"
import { pgLayer } from "@adapters/sql"
import { createProductDatabase } from "@adapters/sql/testing"
import { UserRepository } from "@application/identity/ports"
import { type Account, EmailAddress } from "@domain/identity"
import { PortalId, UserId } from "@domain/kernel"
import { Effect, Layer, Option } from "effect"
import { expect, test } from "vitest"

const asha: Account = {
  portalId: PortalId.make(1),
  user: {
    id: UserId.make(7),
    emailAddress: EmailAddress.make("asha@example.com"),
    firstName: "Asha",
    lastName: "Rao",
    languageId: "en",
    roleIds: ["ClientAccess"],
  },
  phoneVerified: false,
  passwordHash: "hash",
  barred: false,
}

test("an account of the first portal that has verified its address is appointed", async () => {
  const urls = await createProductDatabase((made) => Effect.runPromise(migrateDatabase(made)))
  const inUsers = <A, E>(effect: Effect.Effect<A, E, UserRepository>) =>
    effect.pipe(
      Effect.provide(Layer.provide(postgresUserRepository, pgLayer({ url: urls.running, maxConnections: 1 }))),
      Effect.runPromise,
    )
  const appoint = (address: string) => Effect.runPromise(appointAdministrator(urls.running, EmailAddress.make(address)))
  await inUsers(Effect.flatMap(UserRepository, ({ add }) => add(asha)))
  expect(await appoint("asha@example.com")).toBe(false)
  const verified = { ...asha, user: { ...asha.user, emailVerified: true } }
  await inUsers(Effect.flatMap(UserRepository, ({ save }) => save(verified)))
  expect([await appoint("Asha@Example.com"), await appoint("nobody@example.com")]).toEqual([true, false])
  const found = await inUsers(Effect.flatMap(UserRepository, ({ byId }) => byId(asha.portalId, asha.user.id)))
  expect(Option.getOrThrow(found).user.roleIds).toEqual(["ClientAccess", "PortalAdministrator"])
})
