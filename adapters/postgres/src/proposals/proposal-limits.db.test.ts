import { sqlUnitOfWork } from "@adapters/sql"
import { CampaignCalls } from "@application/campaigns/services"
import { LeadCalls } from "@application/insights/services"
import { type Actor, CurrentActor, MemberActors, RightHolders } from "@application/kernel"
import { everyProfile, MemoryDatabase, memoryJobQueue, memoryUserNames, userActor } from "@application/kernel/testing"
import { memoryUserMessages } from "@application/messaging/testing"
import { proposeChange } from "@application/proposals/use-cases"
import { BusinessProfileId, CampaignId, IdempotencyKey } from "@domain/kernel"
import { proposalLimits } from "@domain/proposals"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { expect, test } from "vitest"
import { migrations } from "../migrations/index.ts"
import { postgresTables } from "../postgres-tables.ts"
import { runningDatabase } from "../testing/running-database.ts"

const businessProfileId = BusinessProfileId.make(7)
const campaign = { id: CampaignId.make(70), name: "Winter", status: "Active", channels: [] }

const beside = Layer.mergeAll(
  everyProfile(),
  memoryJobQueue,
  memoryUserNames,
  memoryUserMessages,
  // A campaign that only reads are asked of.
  Layer.succeed(CampaignCalls, { call: () => Effect.succeed(campaign as never) }),
  Layer.succeed(LeadCalls, { call: () => Effect.die(new Error("No lead is here")) }),
  Layer.succeed(RightHolders, { of: () => Effect.succeed([]) }),
  Layer.succeed(MemberActors, { of: () => Effect.undefined }),
).pipe(Layer.provideMerge(MemoryDatabase.layer))

const world = Layer.mergeAll(postgresTables, sqlUnitOfWork, beside).pipe(
  Layer.provideMerge(runningDatabase(migrations)),
)

const assistant = (id: string): Actor => ({
  ...userActor(1, [businessProfileId]),
  assistant: { id, name: "Helper", scopes: ["campaigns:read", "proposals:write"] },
})

const propose = (place: number, key = `parallel-${place}`) =>
  proposeChange.handle({
    businessProfileId,
    change: { kind: "PauseCampaign", campaignId: campaign.id },
    reason: "",
    idempotencyKey: IdempotencyKey.make(key),
  })

const run = <A, E>(work: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  Effect.runPromise(Effect.provide(Effect.provideService(work, CurrentActor, assistant("helper")), world))

const kept = Effect.flatMap(SqlClient.SqlClient, (sql) =>
  Effect.map(sql<{ readonly n: number }>`select count(*)::int as n from proposals`, ([row]) => row?.n),
)

test("calls at the same time make no more proposals than may wait, each of them once", () =>
  run(
    Effect.gen(function* () {
      const many = proposalLimits.waiting + 10
      const all = yield* Effect.all(
        Array.from({ length: many }, (_, place) => Effect.result(propose(place))),
        { concurrency: "unbounded" },
      )
      const made = all.flatMap((one) => (one._tag === "Success" ? [one.success.id] : []))
      expect(new Set(made).size).toBe(proposalLimits.waiting)
      expect(yield* kept).toBe(proposalLimits.waiting)
      const refused = all.flatMap((one) => (one._tag === "Failure" ? [one.failure] : []))
      for (const failure of refused) expect(failure).toMatchObject({ _tag: "ProposalsFull", of: "waiting" })
    }),
  ))

test("the same call at the same time proposes once", () =>
  run(
    Effect.gen(function* () {
      const all = yield* Effect.all([propose(1, "one-parallel-key"), propose(2, "one-parallel-key")], {
        concurrency: "unbounded",
      }).pipe(Effect.provideService(CurrentActor, assistant("another")))
      expect(new Set(all.map(({ id }) => id)).size).toBe(1)
    }),
  ))
