import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { CurrentActor } from "@application/kernel"
import { MemoryDatabase, userActor } from "@application/kernel/testing"
import { PortalId } from "@domain/kernel"
import { memoryPortalUse } from "../testing/memory-portal-use.ts"
import { getPortalUse } from "./portal-use.ts"

const portalId = PortalId.make(2)

const run = <A, E>(story: Effect.Effect<A, E, Layer.Success<typeof ports>>) =>
  story.pipe(
    Effect.provideService(CurrentActor, { ...userActor(1, [], "PortalAdministrator"), portalId }),
    Effect.provide(ports),
    Effect.runPromise,
  )
const ports = memoryPortalUse.pipe(Layer.provideMerge(MemoryDatabase.layer))

const filled = Effect.map(MemoryDatabase, (database) => {
  const profiles = database.table<number, object>("business-profiles")
  const users = database.table<number, object>("users")
  const campaigns = database.table<number, object>("campaigns")
  for (const [id, region, owner] of [
    [7, "IN", 2],
    [8, "IN", 2],
    [9, "GB", 2],
    [10, "GB", 3],
  ] as const)
    profiles.set(id, { id, portalId: owner, region })
  for (const [id, languageId] of [
    [1, "en"],
    [2, "he"],
    [3, "he"],
  ] as const)
    users.set(id, { portalId, user: { languageId } })
  const banner = [{ channel: "Banner" }]
  campaigns.set(1, { businessProfileId: 7, status: "Active", channels: banner })
  campaigns.set(2, { businessProfileId: 7, status: "Completed", channels: banner })
  campaigns.set(3, { businessProfileId: 10, status: "Active", channels: banner })
  campaigns.set(4, { businessProfileId: 8, status: "Active", channels: [{ channel: "Facebook" }] })
})

test("businesses, accounts and open banners of one portal are counted", () =>
  run(
    Effect.gen(function* () {
      yield* filled
      expect(yield* getPortalUse.handle({ portalId })).toEqual({
        businesses: { IN: 2, GB: 1 },
        accounts: { en: 1, he: 2 },
        bannerCampaigns: 1,
      })
    }),
  ))

test("another portal's use is refused", () =>
  run(
    Effect.gen(function* () {
      const failure = yield* Effect.flip(getPortalUse.handle({ portalId: PortalId.make(3) }))
      expect(failure._tag).toBe("ForbiddenPortal")
    }),
  ))
