import { conversionNetworks } from "@adapters/ad-networks"
import { adNetworkOptions } from "@adapters/ad-networks/settings"
import { migrations, postgresLeadRepository, postgresTables } from "@adapters/postgres"
import { sqlUnitOfWork } from "@adapters/sql"
import { testDatabase } from "@adapters/sql/testing"
import { LeadSendings } from "@application/conversions/stores"
import { connectConversionNetwork, sendConversions, toldLeads } from "@application/conversions/use-cases"
import { LeadRepository } from "@application/insights/ports"
import { LeadTraces } from "@application/insights/services"
import { memoryLeadEvents } from "@application/insights/testing"
import { eraseLead, leadRecords, markBadLead } from "@application/insights/use-cases"
import { CurrentActor, UnitOfWork } from "@application/kernel"
import {
  bakeryFacts,
  MemoryDatabase,
  memoryIds,
  memoryJobQueue,
  memoryProfiles,
  memoryRateLimits,
  memoryTokenSafe,
  userActor,
} from "@application/kernel/testing"
import { sandboxSettings } from "@apps/sandbox/settings"
import { control as controlRoom, type Sandbox, startSandbox } from "@apps/sandbox/testing"
import { leadTelling } from "@domain/conversions"
import { BusinessProfileId, CampaignId, LeadId, UserId } from "@domain/kernel"
import { Clock, Effect, Layer } from "effect"
import { afterAll, beforeAll, expect, test } from "vitest"

const businessProfileId = BusinessProfileId.make(7)
const meta = { businessProfileId, network: "Meta" } as const

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 })
})
afterAll(() => sandbox.stop())

const control = (path: string, method = "GET", body?: unknown) =>
  Effect.promise(() => controlRoom(sandbox, method, `/${path}`, body))

const database = Layer.mergeAll(postgresTables, sqlUnitOfWork, postgresLeadRepository).pipe(
  Layer.provide(testDatabase(migrations)),
)
const followed = Layer.merge(toldLeads.pipe(Layer.provide(Layer.merge(memoryLeadEvents, leadRecords))), leadRecords)
const world = () =>
  Layer.mergeAll(
    conversionNetworks(adNetworkOptions(sandboxSettings(sandbox.url))),
    memoryProfiles([bakeryFacts()]),
    memoryTokenSafe,
    Layer.succeed(LeadTraces, { remove: () => Effect.void }),
    followed,
  ).pipe(
    Layer.provideMerge(database),
    Layer.provideMerge(Layer.mergeAll(memoryJobQueue, memoryRateLimits, memoryIds)),
    Layer.provideMerge(MemoryDatabase.layer),
  )
const run = <A, E>(work: Effect.Effect<A, E, Layer.Success<ReturnType<typeof world>>>) =>
  work.pipe(
    Effect.provideService(CurrentActor, userActor(UserId.make(5), [businessProfileId])),
    Effect.provide(world()),
    Effect.runPromise,
  )

const came = Effect.fnUntraced(function* (number: number) {
  const at = yield* Clock.currentTimeMillis
  const leadId = LeadId.make(number)
  yield* (yield* LeadRepository).add(businessProfileId, leadId, {
    externalId: String(1_234_567_890_123_450 + number),
    campaignId: CampaignId.make(70),
    campaignName: "Winter cakes",
    name: "Asha",
    email: "asha@example.com",
    submittedOn: at - 60_000,
    consents: [{ kind: "Retargeting", text: "Further ads", version: "1", isGiven: true, at }],
  })
  return { businessProfileId, leadId }
})

/** The minutes in which a mark can be undone are over. */
const due = Effect.gen(function* () {
  const sendings = yield* LeadSendings
  const { rows } = yield* sendings.list("inState", { ...meta, state: "Waiting" })
  yield* Effect.forEach(rows, (row) => sendings.save({ ...row, at: row.at - leadTelling.waitMillis }))
  return rows.length
})
const told = Effect.map(
  control("conversions"),
  (answer) => (answer as { readonly conversions: ReadonlyArray<{ readonly id: string }> }).conversions,
)

test("one mark by two people is told once by two workers", { timeout: 120_000 }, () =>
  run(
    Effect.gen(function* () {
      yield* control("reset", "POST")
      const lead = yield* came(1)
      yield* connectConversionNetwork.handle(meta)
      const { transact } = yield* UnitOfWork
      const marked = transact(markBadLead.handle({ ...lead, reason: "Fake" }))
      yield* Effect.all([marked, marked, marked], { concurrency: "unbounded" })
      expect(yield* due).toBe(2)
      const worker = sendConversions.handle(meta)
      yield* Effect.all([worker, worker], { concurrency: "unbounded" })
      expect((yield* told).map(({ id }) => id).toSorted()).toEqual(["lead-1-Bad", "lead-1-Received"])
      const { rows } = yield* (yield* LeadSendings).list("inState", { ...meta, state: "Sent" })
      expect(rows.map(({ attempts }) => attempts)).toEqual([1, 1])
    }),
  ),
)

test("an erasure forgets what waits, and nothing is told", { timeout: 120_000 }, () =>
  run(
    Effect.gen(function* () {
      yield* control("reset", "POST")
      const lead = yield* came(2)
      yield* connectConversionNetwork.handle(meta)
      yield* markBadLead.handle({ ...lead, reason: "Fake" })
      yield* eraseLead.handle(lead)
      expect(yield* due).toBe(0)
      yield* sendConversions.handle(meta)
      expect(yield* told).toEqual([])
    }),
  ),
)
