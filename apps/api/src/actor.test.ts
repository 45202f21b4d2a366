import { AccessTokens, Memberships } from "@application/identity/ports"
import { memoryMemberships, memorySecrets } from "@application/identity/testing"
import { MemoryDatabase } from "@application/kernel/testing"
import { PortalDirectory } from "@application/portals/ports"
import { memoryPortalDirectory } from "@application/portals/testing"
import { BusinessProfileId, UserId } from "@domain/kernel"
import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { actors } from "./actor.ts"

const world = Layer.mergeAll(memorySecrets, memoryMemberships, memoryPortalDirectory()).pipe(
  Layer.provideMerge(MemoryDatabase.layer),
)
const userId = UserId.make(41)
const businessProfileId = BusinessProfileId.make(7)

/** Who a user of the first seeded portal is at these hosts, in turn; and how often the directory was asked. */
const seenAt = (...hosts: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    const directory = yield* PortalDirectory
    let asked = 0
    const counted = PortalDirectory.of({
      ...directory,
      byDomain: (domain) => Effect.suspend(() => ((asked += 1), directory.byDomain(domain))),
    })
    const { id: portalId } = yield* directory.byDomain("localhost")
    yield* (yield* Memberships).join(userId, { businessProfileId, roleId: "ClientAccess" })
    const { accessToken } = yield* (yield* AccessTokens).issue({ userId, portalId, roleIds: [27] })
    const actorOf = yield* Effect.provideService(actors, PortalDirectory, counted)
    const seen = yield* Effect.forEach(hosts, (host) => actorOf(accessToken, host))
    return { seen, asked, missing: yield* actorOf(undefined, "localhost"), forged: yield* actorOf("x", "localhost") }
  }).pipe(Effect.provide(world), Effect.runPromise)

test("a token of the portal is its user with their profiles", async () => {
  const { seen } = await seenAt("localhost")
  expect(seen).toMatchObject([{ kind: "user", userId: 41, roleIds: [27], businessProfileIds: [7] }])
})

test("a token of another portal is nobody, and so is one at an unknown host", async () => {
  const { seen } = await seenAt("highstreet.localhost", "nowhere.example")
  expect(seen).toEqual([{ kind: "anonymous" }, { kind: "anonymous" }])
})

test("a missing or forged token is nobody", async () => {
  const { missing, forged } = await seenAt()
  expect([missing, forged]).toEqual([{ kind: "anonymous" }, { kind: "anonymous" }])
})

test("a portal is looked up once for many calls", async () => {
  expect((await seenAt("localhost", "localhost", "localhost")).asked).toBe(1)
})
