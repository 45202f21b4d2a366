import { migrations, postgresFollowedPortals, postgresTables } from "@adapters/postgres"
import { sqlUnitOfWork } from "@adapters/sql"
import { testDatabase } from "@adapters/sql/testing"
import { allowedHosts } from "@adapters/web-extraction"
import { LeadEvents } from "@application/insights/services"
import { memoryLeadEvents } from "@application/insights/testing"
import { PortalDeliveries, PortalEndpoints } from "@application/integrations/stores"
import {
  announcedLeads,
  createPortalEndpoint,
  replayPortalDeliveries,
  resumePortalEndpoint,
  sendEvents,
} from "@application/integrations/use-cases"
import { CurrentActor, PortalAdministrators, UnitOfWork } from "@application/kernel"
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
import { BusinessProfileId, LeadId, PortalId, UserId } from "@domain/kernel"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest"
import { leadReceivers } from "./lead-receivers.ts"
import { type ProvedMessage, sendAll, startChaoticReceiver } from "./testing/chaotic-receiver.ts"

const businessProfileId = BusinessProfileId.make(7)
const portalId = PortalId.make(1)
const userId = UserId.make(5)
const leads = 300
const isPoisoned = ({ data }: ProvedMessage) => Number(data["leadId"]) % 100 === 0

let chaos: Awaited<ReturnType<typeof startChaoticReceiver>>
beforeAll(async () => {
  chaos = await startChaoticReceiver(isPoisoned)
})
afterAll(() => chaos.stop())
afterEach(() => void vi.useRealTimers())

const administrators = Layer.succeed(PortalAdministrators, { of: () => Effect.succeed([userId]) })
const world = () =>
  Layer.mergeAll(
    announcedLeads,
    administrators,
    leadReceivers({ allowed: allowedHosts(new URL(chaos.origin).host) }),
    memoryUserMessages,
  ).pipe(
    Layer.provideMerge(memoryLeadEvents),
    Layer.provideMerge(
      Layer.mergeAll(postgresTables, postgresFollowedPortals, sqlUnitOfWork).pipe(
        Layer.provide(testDatabase(migrations)),
      ),
    ),
    Layer.provideMerge(memoryProfiles([bakeryFacts()])),
    Layer.provideMerge(Layer.mergeAll(memoryJobQueue, memoryRateLimits, memoryIds, memoryTokenSafe)),
    Layer.provideMerge(MemoryDatabase.layer),
  )
const run = <A, E>(story: Effect.Effect<A, E, Layer.Success<ReturnType<typeof world>>>) =>
  story.pipe(
    Effect.provideService(CurrentActor, { ...userActor(userId), portalId, roleIds: ["PortalAdministrator"] }),
    Effect.provide(world()),
    Effect.provide(TestClock.layer()),
    Effect.runPromise,
  )

const make = Effect.suspend(() =>
  createPortalEndpoint.handle({
    portalId,
    name: "Chaos",
    address: `${chaos.origin}/in`,
    events: ["lead.created", "lead.updated"],
  }),
)
const told = (lead: number, event: "created" | "updated") =>
  Effect.flatMap(LeadEvents, ({ announce }) => announce(businessProfileId, LeadId.make(lead), event))

test("a chaotic endpoint has each event at least once, marked once, in order", { timeout: 120_000 }, () => {
  const now = Date.parse("2026-12-08T10:00:00Z")
  vi.useFakeTimers({ toFake: ["Date"], now })
  return run(
    Effect.gen(function* () {
      yield* TestClock.setTime(now)
      const { endpoint, secret } = yield* make
      const { receiver } = chaos
      receiver.secret = secret
      const of = { portalId, endpointId: endpoint.id }
      const story = {
        jobs: [sendEvents],
        place: Effect.flatMap(PortalEndpoints, ({ find }) => find({ portalId, id: endpoint.id })),
        send: sendEvents.handle(of),
        resume: resumePortalEndpoint.handle(of),
      }
      for (let lead = 1; lead <= leads; lead += 1) {
        yield* told(lead, "created")
        if (lead % 3 === 0) yield* told(lead, "updated")
        if (lead % 3 === 0) yield* told(lead, "updated")
      }
      expect(yield* sendAll(story)).toMatchObject({ failed: leads / 100 })
      receiver.isBroken = false
      yield* resumePortalEndpoint.handle(of)
      expect(yield* replayPortalDeliveries.handle({ ...of, since: now })).toMatchObject({ replayed: leads / 100 })
      expect(yield* sendAll(story)).toMatchObject({ waiting: 0, failed: 0 })
      expect(receiver.marked.size).toBe(leads + (leads / 3) * 2)
      expect([...receiver.came.values()].filter((times) => times > 1).length).toBeGreaterThan(leads / 20)
      const byLead = Map.groupBy(receiver.marked.values(), ({ data }) => data["leadId"])
      for (const messages of byLead.values())
        expect(messages.map(({ type }) => type)).toEqual(
          ["lead.created", "lead.updated", "lead.updated"].slice(0, messages.length),
        )
    }),
  )
})

test("an event whose change is rolled back is never told", () =>
  run(
    Effect.gen(function* () {
      const { endpoint } = yield* make
      const { transact } = yield* UnitOfWork
      yield* Effect.flip(transact(Effect.andThen(told(1, "created"), Effect.fail("no"))))
      yield* transact(told(2, "created"))
      const { list } = yield* PortalDeliveries
      const { rows } = yield* list("ofEndpoint", { portalId, endpointId: endpoint.id })
      expect(rows.map(({ subject }) => subject)).toEqual(["lead:2"])
      const kept = yield* (yield* PortalEndpoints).find({ portalId, id: endpoint.id })
      expect(kept).toMatchObject({ waiting: 1 })
    }),
  ))

test("two workers at once tell an endpoint of an event once", () =>
  run(
    Effect.gen(function* () {
      const { endpoint, secret } = yield* make
      chaos.receiver.secret = secret
      chaos.receiver.isBroken = false
      chaos.receiver.came.clear()
      yield* TestClock.setTime(Date.now())
      for (let lead = 1; lead <= 20; lead += 1) yield* told(lead, "created")
      const worker = sendEvents.handle({ portalId, endpointId: endpoint.id })
      yield* Effect.all([worker, worker, worker], { concurrency: "unbounded" })
      expect([...chaos.receiver.came.values()]).toEqual(Array.from({ length: 20 }, () => 1))
    }),
  ))
