import { Effect, Exit, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { expect, test } from "vitest"
import { CampaignPlans } from "@application/campaigns/stores"
import type { PlanRevision } from "@domain/campaigns"
import { emptyPlan } from "@domain/campaigns/testing"
import { BusinessProfileId, CampaignId } from "@domain/kernel"
import { migrations } from "../migrations/index.ts"
import { postgresTables } from "../postgres-tables.ts"
import { runningDatabase } from "../testing/running-database.ts"

const world = Layer.provideMerge(postgresTables, runningDatabase(migrations))

const revision: PlanRevision = {
  businessProfileId: BusinessProfileId.make(7),
  campaignId: CampaignId.make(70),
  revision: 1,
  contentHash: "hash",
  plan: emptyPlan({ business: { name: "Rye" } }),
  madeAt: 1,
}

test("a revision of a plan is kept as it was, whoever would change it", async () => {
  const { businessProfileId, campaignId } = revision
  const [saved, updated, kept] = await Effect.gen(function* () {
    const plans = yield* CampaignPlans
    const sql = yield* SqlClient.SqlClient
    yield* plans.add(revision)
    return [
      yield* Effect.exit(plans.save({ ...revision, contentHash: "other" })),
      yield* Effect.exit(sql`update campaign_plans set document = '{}'::jsonb`),
      yield* plans.find({ businessProfileId, campaignId, revision: 1 }),
    ] as const
  }).pipe(Effect.provide(world), Effect.runPromise)
  expect([Exit.isFailure(saved), Exit.isFailure(updated)]).toEqual([true, true])
  expect(kept).toEqual(revision)
})
