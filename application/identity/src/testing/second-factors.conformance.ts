import { Effect, type Layer } from "effect"
import { expect, test } from "vitest"
import { PortalId, UserId } from "@domain/kernel"
import { ExpiredSecrets } from "../ports/expired-secrets.ts"
import { SecondFactorChallenges } from "../ports/second-factor-challenges.ts"
import { SecondFactors } from "../ports/second-factors.ts"

type Ports = SecondFactors | SecondFactorChallenges | ExpiredSecrets

const portalId = PortalId.make(1)
const elsewhere = PortalId.make(2)
const [userId, other] = [UserId.make(41), UserId.make(42)]
const begun = { portalId, userId, sealedSecret: "sealed", begunAt: 5 }

/** Conformance tests of second factors and of the sign-ins that wait for them; the layer starts empty each time. */
export const secondFactorsConformance = <E>(layer: Layer.Layer<Ports, E>): void => {
  const run = <A, F>(effect: Effect.Effect<A, F, Ports>) => Effect.runPromise(Effect.provide(effect, layer))

  test("a secret may be begun again until it is turned on", async () => {
    const [times, present, others] = await run(
      Effect.gen(function* () {
        const { begin, of, turnOn } = yield* SecondFactors
        const first = [yield* begin({ ...begun, sealedSecret: "earlier" }), yield* begin(begun)]
        const factor = { ...begun, recoveryCodesLeft: 0 }
        const stale = yield* turnOn({ ...factor, sealedSecret: "earlier" }, 7, 9, ["a"])
        const turned = [yield* turnOn(factor, 7, 9, ["a", "b"]), yield* turnOn(factor, 8, 10, ["c"])]
        const again = yield* begin({ ...begun, sealedSecret: "later" })
        const others = [yield* of(elsewhere, userId), yield* of(portalId, other)]
        return [[...first, stale, ...turned, again], yield* of(portalId, userId), others]
      }),
    )
    expect(times).toEqual([true, true, false, true, false, false])
    expect(present).toEqual({ ...begun, enabledAt: 9, lastStep: 7, recoveryCodesLeft: 2 })
    expect(others).toEqual([undefined, undefined])
  })

  const turnedOn = Effect.gen(function* () {
    const { begin, turnOn } = yield* SecondFactors
    const factor = { ...begun, recoveryCodesLeft: 0 }
    yield* begin(begun)
    yield* turnOn(factor, 7, 9, ["a", "b"])
    return factor
  })

  test("a time step is used once and never an earlier one, at the same time too", async () => {
    const [used, present] = await run(
      Effect.gen(function* () {
        const factor = yield* turnedOn
        const { of, useStep } = yield* SecondFactors
        const use = (step: number) => useStep(factor, step, "sealed again")
        const alone = [yield* use(7), yield* use(6), yield* use(8), yield* use(8)]
        const together = yield* Effect.all([use(9), use(9), use(9)], { concurrency: "unbounded" })
        return [[alone, together.filter((isUsed) => isUsed).length], yield* of(portalId, userId)] as const
      }),
    )
    expect(used).toEqual([[false, false, true, false], 1])
    expect(present).toMatchObject({ lastStep: 9, sealedSecret: "sealed again" })
  })

  test("without an app it is turned on once, and an app may be set up beside", async () => {
    const [turned, alone, set, both, left, gone] = await run(
      Effect.gen(function* () {
        const { begin, hold, of, remove, removeApp, turnOn, turnOnWithoutApp } = yield* SecondFactors
        const owner = { portalId, userId }
        const turned = [yield* turnOnWithoutApp(owner, 9, ["a", "b"]), yield* turnOnWithoutApp(owner, 10, ["c"])]
        const alone = yield* of(portalId, userId)
        const set = [yield* begin(begun)]
        const waiting = yield* hold(portalId, userId)
        if (waiting === undefined) return expect.unreachable()
        const { enabledAt: _, ...off } = waiting
        set.push(yield* turnOn(off, 7, 20, ["d"]), yield* turnOn(waiting, 7, 20, ["d"]), yield* begin(begun))
        const both = yield* of(portalId, userId)
        yield* removeApp(waiting)
        const left = yield* of(portalId, userId)
        yield* remove(waiting)
        return [turned, alone, set, both, left, yield* of(portalId, userId)] as const
      }),
    )
    expect([turned, set]).toEqual([
      [true, false],
      [true, false, true, false],
    ])
    expect(alone).toEqual({ portalId, userId, begunAt: 9, enabledAt: 9, recoveryCodesLeft: 2 })
    expect(both).toEqual({ ...begun, enabledAt: 9, lastStep: 7, recoveryCodesLeft: 2 })
    expect(left).toEqual({ portalId, userId, begunAt: 5, enabledAt: 9, recoveryCodesLeft: 2 })
    expect(gone).toBeUndefined()
  })

  test("a secret that was begun stays when the second factor is turned on without it", async () => {
    const factor = await run(
      Effect.gen(function* () {
        const { begin, of, turnOnWithoutApp } = yield* SecondFactors
        yield* begin(begun)
        yield* turnOnWithoutApp(begun, 9, ["a"])
        return yield* of(portalId, userId)
      }),
    )
    expect(factor).toEqual({ ...begun, enabledAt: 9, recoveryCodesLeft: 1 })
  })

  test("a recovery code is used once, and new ones replace the old", async () => {
    const left = await run(
      Effect.gen(function* () {
        const factor = yield* turnedOn
        const { of, remove, replaceRecoveryCodes, useRecoveryCode } = yield* SecondFactors
        const use = (hash: string) => useRecoveryCode(factor, hash)
        const together = yield* Effect.all([use("a"), use("a")], { concurrency: "unbounded" })
        yield* replaceRecoveryCodes(factor, ["c", "d", "e"])
        const later = [yield* use("b"), yield* use("c")]
        yield* remove({ ...factor, userId: other })
        const kept = (yield* of(portalId, userId))?.recoveryCodesLeft
        yield* remove(factor)
        return [together.toSorted(), later, kept, yield* of(portalId, userId)]
      }),
    )
    expect(left).toEqual([[1, undefined], [undefined, 2], 2, undefined])
  })

  test("a waiting sign-in takes so many attempts before its end, and ends once", async () => {
    const challenge = { portalId, userId, keyHash: "hash", expiresAt: 100 }
    const answers = await run(
      Effect.gen(function* () {
        const { add, attempt, end, endUser, userOf } = yield* SecondFactorChallenges
        yield* add(challenge)
        const users = [
          yield* userOf(portalId, ["newer", "hash"], 50, 3),
          yield* userOf(portalId, ["hash"], 100, 3),
          yield* userOf(elsewhere, ["hash"], 50, 3),
        ]
        const refused = [
          yield* attempt(portalId, ["another"], 50, 3),
          yield* attempt(elsewhere, ["hash"], 50, 3),
          yield* attempt(portalId, ["hash"], 100, 3),
        ]
        const tries = yield* Effect.all(
          Array.from({ length: 5 }, () => attempt(portalId, ["newer", "hash"], 50, 3)),
          { concurrency: "unbounded" },
        )
        const counted = tries.map((answer) => answer?.attempts ?? 0).toSorted()
        users.push(yield* userOf(portalId, ["hash"], 50, 3))
        const ends = [yield* end(elsewhere, ["hash"]), yield* end(portalId, ["hash"]), yield* end(portalId, ["hash"])]
        yield* add(challenge)
        yield* add({ ...challenge, keyHash: "other's", userId: other })
        yield* endUser(portalId, userId)
        const left = [yield* attempt(portalId, ["hash"], 50, 3), yield* attempt(portalId, ["other's"], 50, 3)]
        return { users, refused, counted, ends, left }
      }),
    )
    expect(answers).toEqual({
      users: [userId, undefined, undefined, undefined],
      refused: [undefined, undefined, undefined],
      counted: [0, 0, 1, 2, 3],
      ends: [false, true, false],
      left: [undefined, { userId: other, attempts: 1 }],
    })
  })

  test("of some users those are told whose second factor is on", async () => {
    const told = await run(
      Effect.gen(function* () {
        const { begin, enabledOf } = yield* SecondFactors
        yield* turnedOn
        yield* begin({ ...begun, userId: other })
        const asked = [other, userId, UserId.make(43)]
        return [
          yield* enabledOf(portalId, asked),
          yield* enabledOf(PortalId.make(77), asked),
          yield* enabledOf(portalId, []),
        ]
      }),
    )
    expect(told).toEqual([[userId], [], []])
  })

  test("what was never confirmed or waited too long is deleted", async () => {
    const now = 1_000
    const [count, kept] = await run(
      Effect.gen(function* () {
        const { begin, of } = yield* SecondFactors
        const { add, end } = yield* SecondFactorChallenges
        yield* turnedOn
        yield* begin({ ...begun, userId: other, begunAt: 899 })
        yield* begin({ ...begun, userId: UserId.make(43), begunAt: 900 })
        yield* add({ portalId, userId, keyHash: "over", expiresAt: now })
        yield* add({ portalId, userId, keyHash: "open", expiresAt: now + 1 })
        const ends = { now, codesSentBefore: 900, verificationsEndedBefore: 0 }
        const deleted = yield* (yield* ExpiredSecrets).delete(ends, 50)
        const factors = yield* Effect.forEach([userId, other, UserId.make(43)], (id) => of(portalId, id))
        const open = [yield* end(portalId, ["over"]), yield* end(portalId, ["open"])]
        return [deleted, [...factors.map((factor) => factor !== undefined), ...open]] as const
      }),
    )
    expect([count, kept]).toEqual([1, [true, false, true, false, true]])
  })
}
