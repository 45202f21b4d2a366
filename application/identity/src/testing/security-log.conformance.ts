import { Effect, type Layer } from "effect"
import { describe, expect, test } from "vitest"
import { PortalId, UserId } from "@domain/kernel"
import { SecurityLog } from "../ports/security-log.ts"

const portalId = PortalId.make(1)
const userId = UserId.make(41)
const failed = {
  portalId,
  at: 1_000,
  kind: "signInFailed",
  factor: "secondFactor",
  means: "passkey",
  userId,
  ipAddress: "203.0.113.9",
  userAgent: "Firefox",
  requestId: "req-1",
} as const
const refused = {
  portalId,
  at: 2_000,
  kind: "rightRefused",
  call: "wallet/RefundPayment",
  userId,
  ipAddress: "",
  userAgent: "",
  requestId: "",
} as const
const { userId: _, ...strangers } = failed
const tell = { kind: "signInFailed", since: 0, quietSince: 0, at: 5_000 } as const

/** What every answer to `SecurityLog` does; each story gets a fresh layer. */
export const securityLogConformance = (name: string, layer: Layer.Layer<SecurityLog, unknown>) =>
  describe(`the security log on ${name}`, () => {
    const run = <A>(story: (log: SecurityLog["Service"]) => Effect.Effect<A>) =>
      Effect.runPromise(Effect.provide(Effect.flatMap(SecurityLog, story), layer))
    const times = (log: SecurityLog["Service"], since = 0, quietSince = 0) =>
      Effect.map(log.untold(since, quietSince), (counts) => counts.map((count) => count.times).toSorted())

    test("events come back as they were noted, newest first, at their portal", async () => {
      const [here, there] = await run(({ note, entries }) =>
        Effect.gen(function* () {
          yield* Effect.forEach([failed, strangers, refused], note)
          return [yield* entries(portalId, {}, { limit: 9 }), yield* entries(PortalId.make(2), {}, { limit: 9 })]
        }),
      )
      expect(here).toEqual([refused, strangers, failed].map((event) => ({ ...event, id: expect.any(Number) })))
      expect(there).toEqual([])
    })

    test("events are filtered by account, kind and time, and read by pages", async () => {
      const found = await run(({ note, entries }) =>
        Effect.gen(function* () {
          yield* Effect.forEach([failed, strangers, refused], note)
          const [newest] = yield* entries(portalId, {}, { limit: 1 })
          return [
            yield* entries(portalId, { userId }, { limit: 9 }),
            yield* entries(portalId, { kind: "rightRefused" }, { limit: 9 }),
            yield* entries(portalId, { from: 2_000 }, { limit: 9 }),
            yield* entries(portalId, { until: 2_000 }, { limit: 9 }),
            yield* entries(portalId, {}, { limit: 9, before: newest?.id ?? 0 }),
          ]
        }),
      )
      expect(found.map(({ length }) => length)).toEqual([2, 1, 1, 2, 2])
    })

    test("what nobody was told of is counted by account, kind and factor", async () => {
      const [counts, later] = await run((log) =>
        Effect.gen(function* () {
          const other = { ...failed, factor: "code" } as const
          yield* Effect.forEach([failed, failed, other, strangers, refused], log.note)
          return [yield* log.untold(0, 0), yield* log.untold(1_000, 0)] as const
        }),
      )
      expect(counts).toHaveLength(3)
      expect(counts).toEqual(
        expect.arrayContaining([
          { portalId, userId, kind: "signInFailed", factor: "secondFactor", times: 2 },
          { portalId, userId, kind: "signInFailed", factor: "code", times: 1 },
          { portalId, userId, kind: "rightRefused", times: 1 },
        ]),
      )
      expect(later).toEqual([{ portalId, userId, kind: "rightRefused", times: 1 }])
    })

    test("an account that was told of a kind is left out of it for the quiet time", async () => {
      const seen = await run((log) =>
        Effect.gen(function* () {
          yield* log.note(failed)
          const told = yield* log.markTold(portalId, userId, tell)
          yield* Effect.forEach([{ ...failed, at: 6_000 }, refused], log.note)
          const again = yield* log.markTold(portalId, userId, { ...tell, at: 6_500 })
          return [told, again, yield* times(log, 0, 4_000), yield* times(log, 0, 5_000)] as const
        }),
      )
      expect(seen).toEqual([true, false, [1], [1, 1]])
    })

    test("of two who tell an account at once one does, though more fails meanwhile", async () => {
      const told = await run((log) =>
        Effect.gen(function* () {
          yield* log.note(failed)
          const both = [1, 2, 3, 4].map((at) =>
            Effect.andThen(log.note({ ...failed, at: 2_000 + at }), log.markTold(portalId, userId, { ...tell, at })),
          )
          return yield* Effect.all(both, { concurrency: "unbounded" })
        }),
      )
      expect(told.filter(Boolean)).toHaveLength(1)
    })

    test("old events are deleted in batches, and later ones stay", async () => {
      const [first, second, left] = await run(({ note, deleteBefore, entries }) =>
        Effect.gen(function* () {
          yield* Effect.forEach([failed, failed, refused], note)
          return [
            yield* deleteBefore(2_000, 1),
            yield* deleteBefore(2_000, 9),
            yield* entries(portalId, {}, { limit: 9 }),
          ] as const
        }),
      )
      expect([first, second, left.length]).toEqual([1, 1, 1])
    })
  })
