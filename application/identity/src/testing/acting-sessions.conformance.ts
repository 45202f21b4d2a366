import { Effect, type Layer, Option } from "effect"
import { describe, expect, test } from "vitest"
import { PortalId, UserId } from "@domain/kernel"
import { ActingSessions, type NewActingSession } from "../ports/acting-sessions.ts"

const portalId = PortalId.make(1)
const client = UserId.make(41)
const session: NewActingSession = {
  portalId,
  familyId: "family",
  userId: client,
  actedBy: UserId.make(9),
  reason: "The client asked for help",
  startedAt: 1_000,
  endsAt: 5_000,
}

/** What every answer to `ActingSessions` does; each story gets a fresh layer. */
export const actingSessionsConformance = (name: string, layer: Layer.Layer<ActingSessions, unknown>) =>
  describe(`acting sessions on ${name}`, () => {
    const run = <A>(story: Effect.Effect<A, unknown, ActingSessions>) => Effect.runPromise(Effect.provide(story, layer))
    const livingAt = (now: number) =>
      Effect.flatMap(ActingSessions, ({ living }) => Effect.map(living(portalId, "family", now), Option.getOrUndefined))

    test("one lives from its start to its end, for its sign-in and its client", async () => {
      const story = Effect.gen(function* () {
        const { start, of, living } = yield* ActingSessions
        yield* start(session)
        const elsewhere = [
          yield* living(PortalId.make(2), "family", 2_000),
          yield* living(portalId, "another", 2_000),
        ].map(Option.isNone)
        const ofClient = yield* of(portalId, client, 2_000)
        return { now: yield* livingAt(2_000), later: yield* livingAt(5_000), elsewhere, ofClient: ofClient.length }
      })
      expect(await run(story)).toMatchObject({ now: session, later: undefined, elsewhere: [true, true], ofClient: 1 })
    })

    test("one that is ended early lives no longer", async () => {
      const story = Effect.gen(function* () {
        const { start, end, of } = yield* ActingSessions
        yield* start(session)
        yield* end(portalId, "family", 3_000)
        return [yield* livingAt(3_000), yield* of(portalId, client, 3_000)]
      })
      expect(await run(story)).toEqual([undefined, []])
    })

    test("another sign-in's and another portal's go on when one ends", async () => {
      const [other, elsewhere] = [UserId.make(42), PortalId.make(2)]
      const story = Effect.gen(function* () {
        const { start, end, of, living } = yield* ActingSessions
        yield* start(session)
        yield* start({ ...session, familyId: "another", userId: other })
        yield* start({ ...session, portalId: elsewhere })
        yield* end(portalId, "family", 3_000)
        const found = [yield* living(portalId, "another", 3_000), yield* living(elsewhere, "family", 3_000)]
        const counts = [
          yield* of(portalId, client, 3_000),
          yield* of(portalId, other, 3_000),
          yield* of(elsewhere, client, 3_000),
        ].map(({ length }) => length)
        return [found.map(Option.isSome), counts]
      })
      expect(await run(story)).toEqual([
        [true, true],
        [0, 1, 1],
      ])
    })

    test("a sign-in acts as one client at a time", async () => {
      const story = Effect.gen(function* () {
        const { start, of } = yield* ActingSessions
        yield* start(session)
        yield* start({ ...session, userId: UserId.make(42), startedAt: 2_000 })
        return [(yield* livingAt(3_000))?.userId, yield* of(portalId, client, 3_000)]
      })
      expect(await run(story)).toEqual([42, []])
    })
  })
