import { Effect, Option } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { TokenSafe } from "@application/kernel"
import { ShopRefused, StoreLinks } from "../ports/index.ts"
import { bakery } from "../testing/profile-world.ts"
import { inStores, linkByConsent, work } from "../testing/store-world.ts"
import { noteLost, workingAccess } from "./store-access.ts"
import { getStore, importStore } from "./stores.ts"

const businessProfileId = bakery.id
const sealed = Effect.flatMap(StoreLinks, ({ of }) =>
  Effect.map(of(businessProfileId), (link) => Option.getOrThrow(link).sealedAccess),
)
const refused = new ShopRefused({ kind: "access", reason: "HTTP 401" })
const linked = Effect.andThen(linkByConsent, work)

test("two workers that need an access at once renew it once", async () => {
  const [renewals, tokens] = await inStores((shop) =>
    Effect.gen(function* () {
      yield* linked
      yield* TestClock.adjust("58 minutes")
      const workers = [1, 2, 3].map(() => workingAccess(businessProfileId))
      const opened = yield* Effect.all(workers, { concurrency: "unbounded" })
      return [shop.renewals, new Set(opened.map(({ sealedAccess }) => sealedAccess)).size] as const
    }).pipe(Effect.provide(TestClock.layer())),
  )
  expect([renewals, tokens]).toEqual([1, 1])
})

test("an access that is far from its end is used as it is", async () => {
  const renewals = await inStores((shop) =>
    Effect.gen(function* () {
      yield* linked
      yield* TestClock.adjust("54 minutes")
      yield* workingAccess(businessProfileId)
      return shop.renewals
    }).pipe(Effect.provide(TestClock.layer())),
  )
  expect(renewals).toBe(0)
})

test("an access from before they ended is renewed at its next use", async () => {
  const [renewals, job] = await inStores((shop) =>
    Effect.gen(function* () {
      yield* linked
      const safe = yield* TokenSafe
      const old = yield* safe.seal(`store-access:${businessProfileId}`, '{"token":"good","secret":"s"}')
      yield* (yield* StoreLinks).reseal(businessProfileId, old)
      yield* importStore.handle({ businessProfileId })
      yield* work
      return [shop.renewals, (yield* getStore.handle({ businessProfileId })).feed?.job?.status] as const
    }),
  )
  expect([renewals, job]).toEqual([1, "Done"])
})

test("a refused access that can be renewed is not lost", async () => {
  const [first, other, lost, state] = await inStores((shop) =>
    Effect.gen(function* () {
      yield* linked
      const before = yield* sealed
      yield* TestClock.adjust("1 minute")
      const renewed = yield* noteLost(businessProfileId, refused, before)
      const meanwhile = yield* noteLost(businessProfileId, refused, before)
      shop.tokens.clear()
      const gone = yield* noteLost(businessProfileId, refused, yield* sealed)
      return [renewed, meanwhile, gone, (yield* getStore.handle({ businessProfileId })).state] as const
    }).pipe(Effect.provide(TestClock.layer())),
  )
  expect([first, other, lost, state]).toEqual([false, false, true, "accessLost"])
})
