import { Effect, type Layer } from "effect"
import { PortalId } from "@domain/kernel"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type AuditHead, AuditWitness, noPortal } from "../ports/index.ts"

interface MadeWitness {
  readonly witness: Layer.Layer<AuditWitness>
  readonly close?: () => Promise<void>
}

/** What every place outside the database must do with the heads of the audit chains. */
export const auditWitnessConformance = (name: string, make: () => Promise<MadeWitness>): void => {
  describe(`${name} keeps the heads of audit chains`, () => {
    let made: MadeWitness
    beforeAll(async () => {
      made = await make()
    })
    afterAll(async () => {
      await made.close?.()
    })
    const run = <A>(story: Effect.Effect<A, never, AuditWitness>) =>
      Effect.runPromise(Effect.provide(story, made.witness))
    const headAt = (portal: number, position: number): AuditHead => ({
      portalId: portal === noPortal ? noPortal : PortalId.make(portal),
      position,
      hash: String(position % 10).repeat(64),
    })

    test("a portal without a head has none", async () => {
      expect(await run(Effect.flatMap(AuditWitness, ({ headsOf }) => headsOf(PortalId.make(99))))).toEqual([])
    })

    test("the heads of a portal come by day, without other portals' heads", async () => {
      const story = Effect.gen(function* () {
        const { note, headsOf } = yield* AuditWitness
        yield* note(headAt(1, 12), "2026-12-01")
        yield* note(headAt(1, 7), "2026-11-30")
        yield* note(headAt(11, 3), "2026-11-30")
        return [yield* headsOf(PortalId.make(1)), yield* headsOf(PortalId.make(11))]
      })
      expect(await run(story)).toEqual([[headAt(1, 7), headAt(1, 12)], [headAt(11, 3)]])
    })

    test("the chain of no portal has heads of its own", async () => {
      const story = Effect.gen(function* () {
        const { note, headsOf } = yield* AuditWitness
        yield* note(headAt(noPortal, 4), "2026-11-30")
        yield* note(headAt(10, 3), "2026-11-30")
        return yield* headsOf(noPortal)
      })
      expect(await run(story)).toEqual([headAt(noPortal, 4)])
    })

    test("the first head of a day stays", async () => {
      const story = Effect.gen(function* () {
        const { note, headsOf } = yield* AuditWitness
        yield* note(headAt(2, 5), "2026-11-30")
        yield* note(headAt(2, 9), "2026-11-30")
        return yield* headsOf(PortalId.make(2))
      })
      expect(await run(story)).toEqual([headAt(2, 5)])
    })
  })
}
