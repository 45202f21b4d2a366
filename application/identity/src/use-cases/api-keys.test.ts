import { type Account, apiKeyLimits, type Role } from "@domain/identity"
import { BusinessProfileId, PortalId } from "@domain/kernel"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { Memberships } from "../ports/memberships.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { signedInAs } from "../testing/signed-in-as.ts"
import { asha, bakery, cafe, inWorld, person } from "../testing/sign-in-world.ts"
import { apiKeyHolder } from "./api-key-holder.ts"
import { createApiKey, listApiKeys, revokeApiKey, rotateApiKey } from "./api-keys.ts"

const portalId = PortalId.make(1)
const role = (businessProfileId: BusinessProfileId) => ({ businessProfileId, roleId: "ClientAccess" as const })
const ira = person(51, "Ira", ["PortalAdministrator"], asha)
const asIra = signedInAs(ira, [role(bakery.id), role(cafe.id)], ["PortalAdministrator"])
const day = 86_400_000

const make = (changes: { readonly businessProfileId?: BusinessProfileId; readonly name?: string } = {}) =>
  asIra(createApiKey.handle({ portalId, name: "CRM", scopes: ["leads:read"], ...changes }))
const join = Effect.gen(function* () {
  const members = yield* Memberships
  for (const { id } of [bakery, cafe]) yield* members.join(ira.user.id, role(id))
})
const accounts: ReadonlyArray<Account> = [asha, ira]
const withRoles = (roleIds: ReadonlyArray<Role>): Account => ({ ...ira, user: { ...ira.user, roleIds } })
const told = <A, E, R>(story: Effect.Effect<A, E, R>) => Effect.andThen(join, story)

test("a key is its maker, with the memberships and scopes of the key", async () => {
  const [holder, bound] = await inWorld(
    told(
      Effect.gen(function* () {
        const { key } = yield* make()
        const one = yield* make({ name: "One", businessProfileId: cafe.id })
        return [yield* apiKeyHolder(portalId, key), yield* apiKeyHolder(portalId, one.key)] as const
      }),
    ),
    accounts,
  )
  expect(holder).toMatchObject({
    kind: "user",
    userId: 51,
    memberships: [{ businessProfileId: 5 }, { businessProfileId: 6 }],
    apiKey: { scopes: ["leads:read"] },
  })
  expect(bound).toMatchObject({ memberships: [{ businessProfileId: 6 }], apiKey: { businessProfileId: 6 } })
})

test("a key is nobody elsewhere, after its end and once its maker lost the role", async () => {
  const kinds = await inWorld(
    told(
      Effect.gen(function* () {
        const { key } = yield* make()
        const users = yield* UserRepository
        const seen = [yield* apiKeyHolder(PortalId.make(2), key)]
        yield* users.save(withRoles(["ClientAccess"]))
        seen.push(yield* apiKeyHolder(portalId, key))
        yield* users.save({ ...ira, barred: true })
        seen.push(yield* apiKeyHolder(portalId, key))
        yield* users.save(ira)
        seen.push(yield* apiKeyHolder(portalId, key))
        yield* TestClock.adjust(90 * day)
        seen.push(yield* apiKeyHolder(portalId, key))
        return seen.map(({ kind }) => kind)
      }),
    ),
    accounts,
  )
  expect(kinds).toEqual(["anonymous", "anonymous", "anonymous", "user", "anonymous"])
})

test("both keys work for the overlap of a rotation, then the new one alone", async () => {
  const seen = await inWorld(
    told(
      Effect.gen(function* () {
        const { key, apiKey } = yield* make()
        const next = yield* asIra(rotateApiKey.handle({ portalId, apiKeyId: apiKey.id, overlapHours: 1 }))
        const kinds = Effect.map(
          Effect.all([apiKeyHolder(portalId, key), apiKeyHolder(portalId, next.key)]),
          (holders) => holders.map(({ kind }) => kind),
        )
        const before = yield* kinds
        yield* TestClock.adjust(3_600_000)
        return { before, after: yield* kinds, next: next.apiKey }
      }),
    ),
    accounts,
  )
  expect(seen).toMatchObject({
    before: ["user", "user"],
    after: ["anonymous", "user"],
    next: { name: "CRM", scopes: ["leads:read"], follows: 1 },
  })
})

test("a revoked key is nobody at once, and has no successor", async () => {
  const [holder, refusal, again] = await inWorld(
    told(
      Effect.gen(function* () {
        const { key, apiKey } = yield* make()
        const ofKey = { portalId, apiKeyId: apiKey.id }
        yield* asIra(revokeApiKey.handle(ofKey))
        return [
          yield* apiKeyHolder(portalId, key),
          yield* Effect.flip(asIra(rotateApiKey.handle(ofKey))),
          yield* asIra(revokeApiKey.handle(ofKey)),
        ] as const
      }),
    ),
    accounts,
  )
  expect([holder.kind, refusal, again.state]).toMatchObject(["anonymous", { state: "Revoked" }, "Revoked"])
})

test("a key's calls are counted, and one too many is told when to come again", async () => {
  const refusal = await inWorld(
    told(
      Effect.gen(function* () {
        const { key } = yield* make()
        for (let call = 0; call < apiKeyLimits.callsAMinute; call += 1) yield* apiKeyHolder(portalId, key)
        return yield* Effect.flip(apiKeyHolder(portalId, key))
      }),
    ),
    accounts,
  )
  expect(refusal).toMatchObject({ _tag: "TooManyRequests", retryAfterSeconds: expect.any(Number) })
})

test("a key is bound to a business of its maker's alone, and names differ", async () => {
  const [stranger, taken] = await inWorld(
    told(
      Effect.all([
        Effect.flip(make({ businessProfileId: BusinessProfileId.make(8) })),
        Effect.andThen(make(), Effect.flip(make({ name: "crm" }))),
      ]),
    ),
    accounts,
  )
  expect(stranger).toMatchObject({ fields: { businessProfileId: ["apiKeys.notYours"] } })
  expect(taken).toMatchObject({ fields: { name: ["apiKeys.nameTaken"] } })
})

test("keys are listed without their text, with their use and the state of their maker", async () => {
  const [working, left] = await inWorld(
    told(
      Effect.gen(function* () {
        const { key } = yield* make()
        yield* TestClock.adjust(5 * 60_000)
        yield* apiKeyHolder(portalId, key)
        const list = asIra(listApiKeys.handle({ portalId }))
        const [one] = yield* list
        yield* (yield* UserRepository).save(withRoles([]))
        return [{ one, end: key.slice(-4) }, (yield* list)[0]] as const
      }),
    ),
    accounts,
  )
  expect(working.one).toMatchObject({ state: "Active", lastUsedAt: 300_000, maker: "Ira Rao", end: working.end })
  expect(Object.keys(working.one ?? {})).not.toContain("keyHash")
  expect(left).toMatchObject({ state: "MakerGone" })
})
