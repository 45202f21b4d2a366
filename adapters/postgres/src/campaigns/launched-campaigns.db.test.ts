import { Deferred, Effect, Fiber, Layer } from "effect"
import { expect, test } from "vitest"
import { sqlUnitOfWork } from "@adapters/sql"
import { CampaignRepository } from "@application/campaigns/ports"
import { campaignDrafts } from "@application/campaigns/use-cases"
import { UnitOfWork } from "@application/kernel"
import { CampaignDrafts } from "@application/signup/services"
import { freshSession } from "@application/signup/testing"
import { BusinessProfileId, CampaignId } from "@domain/kernel"
import { migrations } from "../migrations/index.ts"
import { postgresIds } from "../postgres-ids.ts"
import { postgresTables } from "../postgres-tables.ts"
import { runningDatabase } from "../testing/running-database.ts"
import { postgresCampaignRepository } from "./postgres-campaign-repository.ts"

const world = campaignDrafts.pipe(
  Layer.provideMerge(Layer.mergeAll(postgresCampaignRepository, postgresIds, postgresTables, sqlUnitOfWork)),
  Layer.provideMerge(runningDatabase(migrations)),
)

const of = [BusinessProfileId.make(5), CampaignId.make(70)] as const

test("a summary is read while its campaign is changed, a change of it waits", async () => {
  const [read, before, after] = await Effect.gen(function* () {
    const [businessProfileId, id] = of
    const { save, forChange } = yield* CampaignRepository
    const { sessionId } = freshSession(1).details
    const facts = { businessProfileId, sessionId, name: "Bloom", channels: [], spent: 0, createdAt: 0 } as const
    const draft = { ...facts, id, region: "IN", status: "Draft" } as const
    yield* save(draft)
    const drafts = yield* CampaignDrafts
    const { transact } = yield* UnitOfWork
    const [locked, go] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
    const launch = Effect.gen(function* () {
      yield* forChange(...of)
      yield* Deferred.succeed(locked, undefined)
      yield* Deferred.await(go)
      yield* save({ ...draft, status: "InReview" })
    })
    const launching = yield* Effect.forkChild(transact(launch))
    yield* Deferred.await(locked)
    const isLaunched = yield* drafts.isLaunched(...of)
    const changing = yield* Effect.forkChild(transact(drafts.isLaunchedForUpdate(...of)))
    yield* Effect.sleep("200 millis")
    const early = changing.pollUnsafe()
    yield* Deferred.succeed(go, undefined)
    yield* Fiber.join(launching)
    return [isLaunched, early, yield* Fiber.join(changing)] as const
  }).pipe(Effect.provide(world), Effect.runPromise)
  expect({ read, before, after }).toEqual({ read: false, before: undefined, after: true })
})
