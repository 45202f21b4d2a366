import { Effect, Layer, Option } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { MemoryDatabase } from "@application/kernel/testing"
import { BusinessProfileId, UserId } from "@domain/kernel"
import { Memberships } from "../ports/memberships.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { ClosedAccounts, memoryErasures, SentSecrets } from "../testing/index.ts"
import { asha, inWorld } from "../testing/sign-in-world.ts"
import { signedInAs } from "../testing/signed-in-as.ts"
import { eraseUsers, getErasure, requestErasure, undoErasure } from "./erasure.ts"

const userId = asha.user.id
const own = signedInAs(asha)
const twoWeeks = 14 * 24 * 60 * 60_000
const asked = requestErasure.handle({ userId, password: "Right-1word" }).pipe(own)
const isThere = Effect.flatMap(UserRepository, ({ byId }) => Effect.map(byId(asha.portalId, userId), Option.isSome))

test("an account is erased two weeks after it was asked for, and the report mailed", async () => {
  const story = Effect.gen(function* () {
    const state = yield* asked
    yield* TestClock.adjust(twoWeeks - 1)
    const early = yield* eraseUsers.handle({})
    const before = yield* isThere
    yield* TestClock.adjust(1)
    return {
      state,
      early,
      before,
      late: yield* eraseUsers.handle({}),
      after: yield* isThere,
      sent: yield* (yield* SentSecrets).all,
    }
  })
  expect(await inWorld(story)).toMatchObject({
    state: { erasesAt: twoWeeks, obstacles: [] },
    early: { erased: 0 },
    before: true,
    late: { erased: 1 },
    after: false,
    sent: [{ to: "asha@example.com", secret: "erased, 0 kept" }],
  })
})

test("a second run erases nobody again and mails nothing", async () => {
  const story = Effect.gen(function* () {
    yield* asked
    yield* TestClock.adjust(twoWeeks)
    const runs = [yield* eraseUsers.handle({}), yield* eraseUsers.handle({})]
    return [runs, (yield* (yield* SentSecrets).all).length]
  })
  expect(await inWorld(story)).toEqual([[{ erased: 1 }, { erased: 0 }], 1])
})

test("an erasure that is undone in time erases nothing", async () => {
  const story = Effect.gen(function* () {
    yield* asked
    const undone = yield* undoErasure.handle({ userId }).pipe(own)
    yield* TestClock.adjust(twoWeeks)
    return [undone, yield* eraseUsers.handle({}), yield* getErasure.handle({ userId }).pipe(own)]
  })
  expect(await inWorld(story)).toEqual([{ obstacles: [] }, { erased: 0 }, { obstacles: [] }])
})

test("a wrong password erases nothing", async () => {
  const wrong = requestErasure.handle({ userId, password: "Wrong-1word" }).pipe(own)
  expect(await inWorld(Effect.flip(wrong))).toMatchObject({ _tag: "InvalidCredentials" })
})

test("money and running campaigns are in the way, when asked and when time has come", async () => {
  const story = Effect.gen(function* () {
    yield* asked
    yield* TestClock.adjust(twoWeeks)
    const blocked = Layer.provide(
      memoryErasures(["money", "runningCampaign"]),
      Layer.succeed(MemoryDatabase, yield* MemoryDatabase),
    )
    return yield* Effect.all([Effect.flip(asked), eraseUsers.handle({}), isThere]).pipe(Effect.provide(blocked))
  })
  expect(await inWorld(story)).toMatchObject([
    { _tag: "ErasureBlocked", errorCode: 1030, obstacles: ["money", "runningCampaign"] },
    { erased: 0 },
    true,
  ])
})

test("the gateways forget the businesses that go with a user, and no shared one", async () => {
  const [own, shared] = [BusinessProfileId.make(70), BusinessProfileId.make(71)]
  const story = Effect.gen(function* () {
    const memberships = yield* Memberships
    yield* memberships.join(userId, { businessProfileId: own, roleId: "ClientAccess" })
    yield* memberships.join(userId, { businessProfileId: shared, roleId: "ClientAccess" })
    yield* memberships.join(UserId.make(99), { businessProfileId: shared, roleId: "ClientAccess" })
    yield* asked
    yield* TestClock.adjust(twoWeeks)
    yield* eraseUsers.handle({})
    return yield* (yield* ClosedAccounts).all
  })
  const closed = await inWorld(story)
  expect(closed).toContain(own)
  expect(closed).not.toContain(shared)
})
