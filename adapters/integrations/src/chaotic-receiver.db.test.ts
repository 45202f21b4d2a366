import { migrations, postgresLeadRepository, postgresTables } from "@adapters/postgres"
import { sqlUnitOfWork } from "@adapters/sql"
import { testDatabase } from "@adapters/sql/testing"
import { allowedHosts } from "@adapters/web-extraction"
import { CampaignLeads } from "@application/campaigns/services"
import { campaignLeads, leadRecords, updateLeadStatus } from "@application/insights/use-cases"
import { memoryThrowAwayMail } from "@application/insights/testing"
import { CurrentActor } from "@application/kernel"
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
import { memoryUserMessages } from "@application/messaging/testing"
import { LeadDestinations } from "@application/integrations/stores"
import {
  createLeadDestination,
  leadEvents,
  replayFailedDeliveries,
  resumeLeadDestination,
  sendLeads,
  workOnDestination,
} from "@application/integrations/use-cases"
import { standardMapping } from "@domain/integrations"
import { BusinessProfileId, CampaignId, type LeadDestinationId, LeadId, UserId } from "@domain/kernel"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest"
import { leadReceivers } from "./lead-receivers.ts"
import { type ProvedMessage, sendAll, startChaoticReceiver } from "./testing/chaotic-receiver.ts"

const businessProfileId = BusinessProfileId.make(7)
/** Divisible by 200, since each such lead is poisoned. */
const leads = Number(process.env["CHAOTIC_LEADS"] ?? 1_000)

/** A poisoned lead is refused until the receiver is repaired. */
const isPoisoned = ({ data }: ProvedMessage) => Number(data["id"]) % 200 === 0

let chaos: Awaited<ReturnType<typeof startChaoticReceiver>>
beforeAll(async () => {
  chaos = await startChaoticReceiver(isPoisoned)
})
afterAll(() => chaos.stop())
afterEach(() => void vi.useRealTimers())

const world = () =>
  Layer.mergeAll(
    campaignLeads,
    leadReceivers({ allowed: allowedHosts(new URL(chaos.origin).host) }),
    memoryUserMessages,
  ).pipe(
    Layer.provideMerge(Layer.merge(leadEvents, leadRecords)),
    Layer.provideMerge(
      Layer.mergeAll(postgresLeadRepository, postgresTables, sqlUnitOfWork).pipe(
        Layer.provide(testDatabase(migrations)),
      ),
    ),
    Layer.provideMerge(Layer.merge(memoryProfiles([bakeryFacts()]), memoryThrowAwayMail)),
    Layer.provideMerge(Layer.mergeAll(memoryJobQueue, memoryRateLimits, memoryIds, memoryTokenSafe)),
    Layer.provideMerge(MemoryDatabase.layer),
  )

const storyOf = (id: LeadDestinationId) => ({
  jobs: [sendLeads, workOnDestination],
  place: Effect.flatMap(LeadDestinations, ({ find }) => find({ businessProfileId, id })),
  send: sendLeads.handle({ businessProfileId, destinationId: id }),
  resume: resumeLeadDestination.handle({ businessProfileId, destinationId: id }),
})

test(
  "a chaotic receiver gets each lead at least once and marks it once, in order",
  { timeout: 60_000 + leads * 300 },
  () => {
    const now = Date.parse("2026-12-08T10:00:00Z")
    vi.useFakeTimers({ toFake: ["Date"], now })
    const story = Effect.gen(function* () {
      yield* TestClock.setTime(now)
      const made = yield* createLeadDestination.handle({
        businessProfileId,
        kind: "Webhook",
        name: "Chaos",
        address: `${chaos.origin}/in`,
        events: ["lead.created", "lead.updated"],
        mapping: standardMapping,
      })
      chaos.receiver.secret = made.secret ?? ""
      const { id } = made.destination
      const campaign = { id: CampaignId.make(70), name: "Sunrise" }
      const arrived = Array.from({ length: leads }, (_, index) => ({
        externalId: `x${index}`,
        name: `Person ${index}`,
        // Apart from each other, so that no lead is one of a burst.
        submittedOn: now + index * 600_000,
      }))
      yield* (yield* CampaignLeads).record(businessProfileId, campaign, arrived)
      for (let lead = 10; lead <= leads; lead += 10)
        yield* updateLeadStatus.handle({ businessProfileId, leadId: LeadId.make(lead), status: "Won" })
      expect(yield* sendAll(storyOf(id))).toMatchObject({ waiting: leads / 200, failed: leads / 200 })
      return id
    })
    return story.pipe(
      Effect.tap((id) =>
        Effect.gen(function* () {
          const { receiver } = chaos
          receiver.isBroken = false
          yield* resumeLeadDestination.handle({ businessProfileId, destinationId: id })
          yield* replayFailedDeliveries.handle({ businessProfileId, destinationId: id })
          expect(yield* sendAll(storyOf(id))).toMatchObject({ waiting: 0, failed: 0 })
          const created = [...receiver.marked.values()].filter(({ type }) => type === "lead.created")
          expect(new Set(created.map(({ data }) => data["id"])).size).toBe(leads)
          expect(created).toHaveLength(leads)
          expect(receiver.marked.size).toBe(leads + leads / 10)
          // Some came more than once, since their answers were lost, and were marked once by their names.
          expect([...receiver.came.values()].filter((times) => times > 1).length).toBeGreaterThan(leads / 20)
          const names = [...receiver.marked]
          const isCreation = (one: ProvedMessage, id: unknown) => one.type === "lead.created" && one.data["id"] === id
          for (const [index, [, { data, type }]] of names.entries())
            if (type === "lead.updated")
              expect(names.slice(0, index).some(([, one]) => isCreation(one, data["id"]))).toBe(true)
        }),
      ),
      Effect.provideService(CurrentActor, userActor(UserId.make(5), [businessProfileId])),
      Effect.provide(world()),
      Effect.provide(TestClock.layer()),
      Effect.runPromise,
    )
  },
)
