import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { CurrentActor } from "@application/kernel"
import {
  MemoryDatabase,
  memoryIds,
  memoryTables,
  memoryUnitOfWork,
  memoryUserNames,
  userActor,
} from "@application/kernel/testing"
import { PortalId } from "@domain/kernel"
import { memoryPortalAdministration } from "../testing/memory-portal-administration.ts"
import { memoryPortalDirectory } from "../testing/memory-portal-directory.ts"
import { listLookVersions } from "./look-versions.ts"
import { changePortal } from "./portal-settings.ts"

const ports = Layer.mergeAll(
  memoryPortalDirectory(),
  memoryPortalAdministration,
  memoryTables,
  memoryIds,
  memoryUnitOfWork,
  memoryUserNames,
).pipe(Layer.provideMerge(MemoryDatabase.layer))

const portalId = PortalId.make(2)
const run = <A, E>(story: Effect.Effect<A, E, Layer.Success<typeof ports>>) =>
  story.pipe(
    Effect.provideService(CurrentActor, { ...userActor(1, [], "PortalAdministrator"), portalId }),
    Effect.provide(ports),
    Effect.runPromise,
  )

test("a change keeps the look before, whose parts bring it back", () =>
  run(
    Effect.gen(function* () {
      const first = yield* changePortal.handle({ portalId, revision: 0, title: "Corner Shop" })
      const [kept] = yield* listLookVersions.handle({ portalId })
      expect(kept).toMatchObject({ revision: 0, look: { title: "High Street" } })
      const back = yield* changePortal.handle({ portalId, revision: first.revision, title: kept?.look.title ?? "" })
      expect(back.title).toBe("High Street")
      expect(
        (yield* listLookVersions.handle({ portalId })).map(({ revision, look }) => [revision, look.title]),
      ).toEqual([
        [1, "Corner Shop"],
        [0, "High Street"],
      ])
    }),
  ))

test("a change that leaves the look as it is keeps none", () =>
  run(
    Effect.gen(function* () {
      yield* changePortal.handle({ portalId, revision: 0, flags: { isBannerOffered: true } })
      expect(yield* listLookVersions.handle({ portalId })).toEqual([])
    }),
  ))

test("the newest fifty looks are kept", () =>
  run(
    Effect.gen(function* () {
      for (let revision = 0; revision < 52; revision += 1)
        yield* changePortal.handle({ portalId, revision, title: `Shop ${revision}` })
      const kept = yield* listLookVersions.handle({ portalId })
      expect([kept.length, kept[0]?.revision, kept.at(-1)?.revision]).toEqual([50, 51, 2])
    }),
  ))

test("the looks of another portal are refused", () =>
  run(
    Effect.gen(function* () {
      const failure = yield* Effect.flip(listLookVersions.handle({ portalId: PortalId.make(3) }))
      expect(failure._tag).toBe("ForbiddenPortal")
    }),
  ))
