import { conversionNetworks } from "@adapters/ad-networks"
import { adNetworkOptions } from "@adapters/ad-networks/settings"
import { migrations, postgresLeadRepository, postgresTables } from "@adapters/postgres"
import { sqlUnitOfWork } from "@adapters/sql"
import { testDatabase } from "@adapters/sql/testing"
import { ConversionActions, Conversions, ConversionSendings } from "@application/conversions/stores"
import {
  connectConversionNetwork,
  listConversionNetworks,
  resumeConversionNetwork,
  sendConversions,
} from "@application/conversions/use-cases"
import { leadRecords } from "@application/insights/use-cases"
import { CurrentActor, TokenSafe } from "@application/kernel"
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
import type { ListNetwork } from "@domain/audiences"
import { ConversionDetails, type ConversionSending } from "@domain/conversions"
import { BusinessProfileId, type ConversionActionId, UserId } from "@domain/kernel"
import { Clock, Effect, Layer, Schema } from "effect"
import { afterAll, beforeAll, expect, test } from "vitest"

const businessProfileId = BusinessProfileId.make(7)
const many = 100

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 })
})
afterAll(() => sandbox.stop())

const control = (path: string, method = "GET", body?: unknown) =>
  Effect.promise(() => controlRoom(sandbox, method, `/${path}`, body))

const world = () =>
  Layer.mergeAll(
    conversionNetworks(adNetworkOptions(sandboxSettings(sandbox.url))),
    memoryProfiles([bakeryFacts()]),
    memoryTokenSafe,
    leadRecords.pipe(
      Layer.provideMerge(Layer.mergeAll(postgresTables, sqlUnitOfWork, postgresLeadRepository)),
      Layer.provide(testDatabase(migrations)),
    ),
  ).pipe(
    Layer.provideMerge(Layer.mergeAll(memoryJobQueue, memoryRateLimits, memoryIds)),
    Layer.provideMerge(MemoryDatabase.layer),
  )

const providers = { Meta: ["meta", "events"], Google: ["googleAds", "events:ingest"] } as const

/** Says what counts as a conversion; answers its number. */
const counting = Effect.gen(function* () {
  const now = yield* Clock.currentTimeMillis
  const { id } = yield* (yield* ConversionActions).add({
    businessProfileId,
    name: "Order",
    category: "Purchase",
    signal: { kind: "Event", event: "order" },
    counting: "Every",
    days: 30,
    isResult: true,
    state: "On",
    createdAt: now,
  })
  return id
})

/** So many visitors buy, each with a click and an e-mail. */
const bought = Effect.fnUntraced(function* (network: ListNetwork, actionId: ConversionActionId) {
  const now = yield* Clock.currentTimeMillis
  for (let number = 0; number < many; number += 1) {
    const eventId = `order-${number}`
    const email = number.toString(16).padStart(64, "0")
    const details: ConversionDetails = {
      click: { at: now, gclid: `click${number}`, fbc: `fb.1.1700000000000.click${number}` },
      people: { Meta: { email }, Google: { email } },
      userAgent: "Firefox",
      pageUrl: "https://bakery.example.com/thanks",
    }
    const key = { businessProfileId, actionId, eventId }
    const consent = { adStorage: true, adUserData: true, adPersonalization: true }
    // Every hundredth was told too late.
    const at = number % 100 === 99 ? now - 100 * 86_400_000 : now - 60_000
    yield* (yield* Conversions).addOnce({ ...key, source: "Tag", at, date: "2026-12-08", value: 45_000, consent })
    const sealed = yield* (yield* TokenSafe).seal(
      `conversion:${businessProfileId}:${network}:${actionId}:${eventId}`,
      JSON.stringify(Schema.encodeSync(ConversionDetails)(details)),
    )
    yield* (yield* ConversionSendings).addOnce({ ...key, network, state: "Waiting", at: now, attempts: 0, sealed })
  }
})

const inState = Effect.fnUntraced(function* (network: ListNetwork, state: ConversionSending["state"]) {
  return (yield* (yield* ConversionSendings).list("inState", { businessProfileId, network, state })).rows
})

/** Has the network lose replies, be busy, break and drop connections, each a few times. */
const failing = (network: ListNetwork) => {
  const [provider, path] = providers[network]
  const kinds = ["lostReply", "rateLimit", "error", "drop", "lostReply"]
  return control(
    "failures",
    "PUT",
    kinds.map((kind, index) => ({ id: `f${index}`, provider, kind, path, method: "POST", count: 4 })),
  )
}

test.each(["Meta", "Google"] as const)(
  "a failing %s gets each conversion, and has each once",
  { timeout: 240_000 },
  (network) =>
    Effect.gen(function* () {
      yield* control("reset", "POST")
      const actionId = yield* counting
      const at = { businessProfileId, network }
      yield* connectConversionNetwork.handle(at)
      yield* bought(network, actionId)
      yield* failing(network)
      let rounds = 0
      for (; rounds < 60 && (yield* inState(network, "Waiting")).length > 0; rounds += 1) {
        yield* sendConversions.handle(at)
        // Its owner is impatient: nobody waits for the pauses.
        yield* resumeConversionNetwork.handle(at)
      }
      expect(rounds).toBeGreaterThan(3)
      const sent = yield* inState(network, "Sent")
      expect(sent).toHaveLength(many - many / 100)
      expect(sent.some(({ sealed }) => sealed !== undefined)).toBe(false)
      expect(yield* inState(network, "Refused")).toHaveLength(many / 100)
      const { conversions } = (yield* control("conversions")) as {
        readonly conversions: ReadonlyArray<{ readonly id: string }>
      }
      expect(conversions).toHaveLength(sent.length)
      expect(new Set(conversions.map(({ id }) => id)).size).toBe(sent.length)
      const { connections } = yield* listConversionNetworks.handle({ businessProfileId })
      expect(connections).toMatchObject([{ sent: sent.length, refused: many / 100, state: "On" }])
    }).pipe(
      Effect.provideService(CurrentActor, userActor(UserId.make(5), [businessProfileId])),
      Effect.provide(world()),
      Effect.runPromise,
    ),
)
