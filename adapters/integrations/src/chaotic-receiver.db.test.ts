import { createServer, type Server } from "node:http"
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
  QueuedJobs,
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
import { Webhook } from "standardwebhooks"
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest"
import { leadReceivers } from "./lead-receivers.ts"

const businessProfileId = BusinessProfileId.make(7)
/** Divisible by 200, since each such lead is poisoned. */
const leads = Number(process.env["CHAOTIC_LEADS"] ?? 1_000)

/** A receiver that marks each message once by its name, and fails in every way while it is broken. */
const receiver = {
  secret: "",
  isBroken: true,
  /** Names in the order in which they were first marked. */
  marked: new Map<string, { readonly lead: number; readonly type: string; readonly status: string }>(),
  came: new Map<string, number>(),
  turns: 0,
}

/** A number from 0 to 99 that follows from the turn, so that a run can be repeated. */
const fate = (turn: number): number => Math.imul(turn, 2_654_435_761) >>> 0 && (Math.imul(turn, 40_503) >>> 7) % 100

let server: Server
let origin = ""

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ""
    request.on("data", (chunk: Buffer) => (body += chunk.toString()))
    request.on("end", () => {
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
      const proved = new Webhook(receiver.secret).verify(body, headers) as {
        readonly type: string
        readonly data: { readonly id: number; readonly status: string }
      }
      const name = headers["webhook-id"] ?? ""
      receiver.came.set(name, (receiver.came.get(name) ?? 0) + 1)
      const mark = () => {
        const { id: lead, status } = proved.data
        if (!receiver.marked.has(name)) receiver.marked.set(name, { lead, type: proved.type, status })
      }
      receiver.turns += 1
      const chance = receiver.isBroken ? fate(receiver.turns) : 99
      // A poisoned lead is refused until the receiver is repaired.
      if (receiver.isBroken && proved.data.id % 200 === 0) response.writeHead(500).end("cannot read")
      else if (chance < 8) response.writeHead(500).end("oops")
      else if (chance < 12) request.socket.destroy()
      else if (chance < 16) {
        // It takes the message and loses its answer, so that the message comes again.
        mark()
        request.socket.destroy()
      } else if (chance < 19) response.writeHead(302, { location: "/elsewhere" }).end()
      else if (chance < 21) response.writeHead(429, { "retry-after": "30" }).end()
      else {
        mark()
        const answer = () => response.writeHead(200).end("<html>not JSON</html>")
        if (chance < 26) setTimeout(answer, 30)
        else answer()
      }
    })
  })
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
afterEach(() => void vi.useRealTimers())

const world = () =>
  Layer.mergeAll(
    campaignLeads,
    leadReceivers({ allowed: allowedHosts(new URL(origin).host) }),
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

const jobs = [sendLeads, workOnDestination]

/** Runs the queued jobs, then moves both clocks to when the destination is looked at again, until nothing is due. */
const sendAll = Effect.fnUntraced(function* (id: LeadDestinationId) {
  const queue = yield* QueuedJobs
  for (let round = 0; round < 2_000; round += 1) {
    for (let taken = yield* queue.take; taken.length > 0; taken = yield* queue.take)
      for (const { contract, input } of taken) {
        const job = jobs.find((one) => one.contract.name === contract.name)
        if (job !== undefined) yield* (job.handle as (value: unknown) => Effect.Effect<object>)(input)
      }
    const destination = yield* (yield* LeadDestinations).find({ businessProfileId, id })
    if (destination === undefined || destination.lookAt > 5_000_000_000_000) return destination
    const now = yield* Effect.clockWith(({ currentTimeMillis }) => currentTimeMillis)
    yield* TestClock.setTime(Math.max(now + 1_000, destination.lookAt))
    vi.setSystemTime(Math.max(now + 1_000, destination.lookAt))
    if (destination.state === "On")
      yield* sendLeads.handle({ businessProfileId, destinationId: id }) as Effect.Effect<object, never, never>
    else yield* resumeLeadDestination.handle({ businessProfileId, destinationId: id })
  }
  return undefined
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
        address: `${origin}/in`,
        events: ["lead.created", "lead.updated"],
        mapping: standardMapping,
      })
      receiver.secret = made.secret ?? ""
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
      expect(yield* sendAll(id)).toMatchObject({ waiting: leads / 200, failed: leads / 200 })
      return id
    })
    return story.pipe(
      Effect.tap((id) =>
        Effect.gen(function* () {
          receiver.isBroken = false
          yield* resumeLeadDestination.handle({ businessProfileId, destinationId: id })
          yield* replayFailedDeliveries.handle({ businessProfileId, destinationId: id })
          expect(yield* sendAll(id)).toMatchObject({ waiting: 0, failed: 0 })
          const created = [...receiver.marked.values()].filter(({ type }) => type === "lead.created")
          expect(new Set(created.map(({ lead }) => lead)).size).toBe(leads)
          expect(created).toHaveLength(leads)
          expect(receiver.marked.size).toBe(leads + leads / 10)
          // Some came more than once, since their answers were lost, and were marked once by their names.
          expect([...receiver.came.values()].filter((times) => times > 1).length).toBeGreaterThan(leads / 20)
          const names = [...receiver.marked]
          for (const [index, [, { lead, type }]] of names.entries())
            if (type === "lead.updated")
              expect(names.slice(0, index).some(([, one]) => one.lead === lead && one.type === "lead.created")).toBe(
                true,
              )
        }),
      ),
      Effect.provideService(CurrentActor, userActor(UserId.make(5), [businessProfileId])),
      Effect.provide(world()),
      Effect.provide(TestClock.layer()),
      Effect.runPromise,
    )
  },
)
