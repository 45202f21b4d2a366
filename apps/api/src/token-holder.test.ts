import { AccessTokens, Memberships, RefreshTokens, SecondFactorRule, UserRepository } from "@application/identity/ports"
import { PortalDirectory } from "@application/portals/ports"
import { type Account } from "@domain/identity"
import { type PortalId } from "@domain/kernel"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { accountAt, businessProfileId, holderWorld as world, userId } from "./testing/holder-world.ts"
import { holders } from "./token-holder.ts"

const nobody = { kind: "anonymous" }

const familyId = "family"
const account = (portalId: PortalId): Account => accountAt(portalId, ["ClientAccess"])
const signUp = Effect.fnUntraced(function* (portalId: PortalId) {
  yield* (yield* UserRepository).add(account(portalId))
  yield* (yield* RefreshTokens).add({
    tokenHash: "a",
    familyId,
    portalId,
    userId,
    beganAt: 0,
    issuedAt: 0,
    expiresAt: 9e12,
  })
})

/** Events that end a sign-in, each tried after the previous one was undone. */
const endings = (portalId: PortalId) => {
  const saved = (changes: Partial<Account>) =>
    Effect.flatMap(UserRepository, ({ save }) => save({ ...account(portalId), ...changes }))
  const renewed = Effect.flatMap(RefreshTokens, ({ add }) =>
    add({ tokenHash: "b", familyId, portalId, userId, beganAt: 0, issuedAt: 0, expiresAt: 9e12 }),
  )
  return [
    saved({ barred: true }),
    saved({ expiresAt: 60_000 }),
    Effect.andThen(
      saved({}),
      Effect.flatMap(RefreshTokens, ({ revokeFamily }) => revokeFamily(portalId, familyId)),
    ),
    renewed,
    Effect.flatMap(RefreshTokens, ({ revokeUser }) => revokeUser(portalId, userId)),
  ]
}

/** Who a user of the first seeded portal is at these hosts, in turn; and how often the directory was asked. */
const seenAt = (...hosts: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    const directory = yield* PortalDirectory
    let lookups = 0
    const counted = PortalDirectory.of({
      ...directory,
      byDomain: (domain) => Effect.suspend(() => ((lookups += 1), directory.byDomain(domain))),
    })
    const { id: portalId } = yield* directory.byDomain("localhost")
    yield* (yield* Memberships).join(userId, { businessProfileId, roleId: "ClientAccess" })
    yield* signUp(portalId)
    const { accessToken } = yield* (yield* AccessTokens).issue({ userId, portalId, familyId, roleIds: [27] })
    const holderOf = yield* Effect.provideService(holders, PortalDirectory, counted)
    const seen = yield* Effect.forEach(hosts, (host) => holderOf(accessToken, host))
    yield* (yield* Memberships).join(userId, { businessProfileId, roleId: "BrandManager" })
    const changed = yield* holderOf(accessToken, "localhost")
    yield* TestClock.adjust(14.5 * 60_000)
    const [missing, forged] = [yield* holderOf(undefined, "localhost"), yield* holderOf("x", "localhost")]
    const ended = yield* Effect.forEach(endings(portalId), (end) =>
      Effect.andThen(end, holderOf(accessToken, "localhost")),
    )
    return { seen, asked: lookups, changed, missing, forged, ended }
  }).pipe(Effect.provide(world), Effect.provide(TestClock.layer()), Effect.runPromise)

test("a token of the portal is its user with their roles", async () => {
  const { seen } = await seenAt("localhost")
  const memberships = [{ businessProfileId: 7, roleId: "ClientAccess" }]
  expect(seen).toMatchObject([{ kind: "user", userId: 41, roleIds: ["ClientAccess"], memberships }])
})

test("another role counts from the next call on", async () => {
  const { changed } = await seenAt("localhost")
  expect(changed).toMatchObject({ memberships: [{ businessProfileId: 7, roleId: "BrandManager" }] })
})

test("a token of another portal is nobody", async () => {
  expect((await seenAt("highstreet.localhost")).seen).toEqual([nobody])
})

test("a second factor that is compulsory and not on is what its holder lacks", async () => {
  const seenWith = (isCompulsory: boolean) =>
    Effect.gen(function* () {
      const { id: portalId } = yield* (yield* PortalDirectory).byDomain("localhost")
      yield* signUp(portalId)
      const { accessToken } = yield* (yield* AccessTokens).issue({ userId, portalId, familyId, roleIds: [27] })
      const holderOf = yield* Effect.provideService(holders, SecondFactorRule, { isCompulsory })
      return yield* holderOf(accessToken, "localhost")
    }).pipe(Effect.provide(world), Effect.provide(TestClock.layer()), Effect.runPromise)
  expect(await seenWith(true)).toMatchObject({ kind: "user", lacksSecondFactor: true })
  expect(await seenWith(false)).not.toHaveProperty("lacksSecondFactor")
})

test("at a host without a portal there is no answer, with a token or without", async () => {
  const failures = await Effect.gen(function* () {
    const holderOf = yield* holders
    return [
      yield* Effect.flip(holderOf(undefined, "nowhere.example")),
      yield* Effect.flip(holderOf("x", "nowhere.example")),
    ]
  }).pipe(Effect.provide(world), Effect.runPromise)
  expect(failures).toMatchObject([{ errorCode: 55 }, { errorCode: 55 }])
})

test("a missing or forged token is nobody", async () => {
  const { missing, forged } = await seenAt()
  expect([missing, forged]).toEqual([nobody, nobody])
})

test("a token ends with its sign-in, and when its account is barred or expires", async () => {
  const { ended } = await seenAt()
  expect(ended.map(({ kind }) => kind)).toEqual(["anonymous", "anonymous", "anonymous", "user", "anonymous"])
})

test("a portal is looked up once a minute, however many the calls", async () => {
  expect((await seenAt("localhost", "localhost", "localhost")).asked).toBe(2)
})

test("a directory that could not be asked is asked again by the next call", async () => {
  const afterAnError = Effect.gen(function* () {
    const directory = yield* PortalDirectory
    let isLost = true
    const losing = PortalDirectory.of({
      ...directory,
      byDomain: (domain) => Effect.suspend(() => (isLost ? Effect.die("lost") : directory.byDomain(domain))),
    })
    const { id: portalId } = yield* directory.byDomain("localhost")
    yield* signUp(portalId)
    const { accessToken } = yield* (yield* AccessTokens).issue({ userId, portalId, familyId, roleIds: [27] })
    const holderOf = yield* Effect.provideService(holders, PortalDirectory, losing)
    const first = yield* Effect.exit(holderOf(accessToken, "localhost"))
    isLost = false
    return [first._tag, (yield* holderOf(accessToken, "localhost")).kind]
  })
  const seen = await afterAnError.pipe(Effect.provide(world), Effect.provide(TestClock.layer()), Effect.runPromise)
  expect(seen).toEqual(["Failure", "user"])
})
