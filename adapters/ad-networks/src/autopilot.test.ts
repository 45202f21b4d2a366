import { CampaignRepository } from "@application/campaigns/ports"
import { memoryCampaignWorld, sampleDraft } from "@application/campaigns/testing"
import {
  applyCampaignState,
  getAutopilot,
  launchCampaign,
  lookAtCampaign,
  runLaunch,
  setAutopilot,
  setBudgetSplit,
  syncCampaigns,
  takeAutopilotMove,
  undoAutopilotMove,
} from "@application/campaigns/use-cases"
import { CurrentActor } from "@application/kernel"
import { MemoryDatabase, userActor } from "@application/kernel/testing"
import { sandboxSettings } from "@apps/sandbox/settings"
import { control as controlRoom, type Sandbox, startSandbox } from "@apps/sandbox/testing"
import { autopilotOff } from "@domain/insights"
import { addDays, BusinessProfileId, CampaignId, IdempotencyKey } from "@domain/kernel"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { afterAll, beforeAll, expect, test } from "vitest"
import { adNetworks } from "./index.ts"
import { adNetworkOptions } from "./settings.ts"

let sandbox: Sandbox
const control = (path: string, method = "GET", body?: unknown) => controlRoom(sandbox, method, `/${path}`, body)

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 })
})
afterAll(() => sandbox.stop())

const key = { businessProfileId: BusinessProfileId.make(7), campaignId: CampaignId.make(70) }
const day = 86_400_000
const asOwner = <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.provideService(effect, CurrentActor, userActor(5))

/** The market goes on, and the clock of the calls with it. */
const afterDays = (days: number) =>
  Effect.gen(function* () {
    yield* Effect.promise(() => control("clock", "POST", { advanceMs: days * day }))
    const { now } = yield* Effect.promise(async () => (await control("clock")) as { readonly now: string })
    yield* TestClock.setTime(Date.parse(now))
  })

const campaignNow = Effect.flatMap(CampaignRepository, (campaigns) =>
  campaigns.byId(key.businessProfileId, key.campaignId),
)

/** A campaign of two months that both networks have approved. */
const launched = Effect.gen(function* () {
  const { budget } = sampleDraft.budget
  const daily = { ...sampleDraft, budget: { ...sampleDraft.budget, budget: { ...budget, budgetType: "Daily" } } }
  ;(yield* MemoryDatabase).table("sessions").set(sampleDraft.sessionId, daily)
  const campaigns = yield* CampaignRepository
  const { businessProfileId, campaignId: id } = key
  const { sessionId } = sampleDraft
  const draft = { id, businessProfileId, sessionId, name: "Sunrise", region: "IN", status: "Draft" } as const
  yield* campaigns.save({ ...draft, channels: [], spent: 0, createdAt: 1 })
  yield* launchCampaign.handle({ ...key, idempotencyKey: IdempotencyKey.make("launch-key-1") })
  yield* runLaunch.handle(key)
  const made = yield* campaignNow
  const { price, startDate = "" } = made
  const longer = price === undefined ? {} : { price: { ...price, media: price.media * 6 } }
  yield* campaigns.save({ ...made, ...longer, endDate: addDays(startDate, 59) })
  yield* applyCampaignState.handle(key)
  yield* Effect.promise(() => control("approve-all", "POST"))
})

interface Write {
  readonly path: string
  readonly body: unknown
}

/** The last amount a day that a network was told, in minor units. */
const toldBudget = (provider: "meta" | "googleAds", amount: RegExp, perMinor: number) =>
  Effect.promise(async () => {
    const { requests } = (await control(`requests?provider=${provider}&method=POST`)) as {
      readonly requests: ReadonlyArray<Write>
    }
    const told = requests.map(({ body }) => amount.exec(JSON.stringify(body))?.[1]).find((one) => one !== undefined)
    return Number(told) / perMinor
  })

/** What both networks may spend a day, by their own logs. */
const budgets = Effect.all({
  Social: toldBudget("meta", /"daily_budget":"?(\d+)/u, 1),
  Search: toldBudget("googleAds", /"amountMicros":"?(\d+)/u, 10_000),
})

const sandboxWorld = () =>
  Layer.provideMerge(adNetworks(adNetworkOptions(sandboxSettings(sandbox.url))), memoryCampaignWorld).pipe(
    Layer.provideMerge(TestClock.layer()),
  )

type World = Layer.Success<ReturnType<typeof sandboxWorld>>

const inSandboxWorld = <E>(effect: Effect.Effect<void, E, World>) =>
  Effect.runPromise(Effect.provide(effect, sandboxWorld()))

test(
  "a shift that the market made sure reaches both networks, and is taken back there",
  () =>
    Effect.gen(function* () {
      yield* afterDays(0)
      yield* launched
      yield* afterDays(0.1)
      yield* syncCampaigns.handle({})
      yield* asOwner(
        setAutopilot.handle({ ...key, settings: { ...autopilotOff, mode: "TellFirst", kinds: ["Budget"] } }),
      )
      for (let week = 0; week < 5 && (yield* getAutopilot.handle(key)).moves.length === 0; week += 1) {
        yield* afterDays(5)
        yield* syncCampaigns.handle({})
        yield* lookAtCampaign.handle(key)
      }
      const [move] = (yield* getAutopilot.handle(key)).moves
      if (move?.change.kind !== "Budget") throw new Error("Five weeks of the market made nothing sure")
      yield* applyCampaignState.handle(key)
      const before = yield* budgets
      yield* asOwner(takeAutopilotMove.handle({ ...key, moveId: move.id }))
      yield* applyCampaignState.handle(key)
      const after = yield* budgets
      expect(after.Social + after.Search).toBe(before.Social + before.Search)
      const { from, to } = move.change
      const channels = { from, to } as { readonly from: "Social" | "Search"; readonly to: "Social" | "Search" }
      expect(after[channels.from] / before[channels.from]).toBeCloseTo(0.8, 2)
      expect(after[channels.to]).toBeGreaterThan(before[channels.to])
      yield* asOwner(undoAutopilotMove.handle({ ...key, moveId: move.id }))
      yield* applyCampaignState.handle(key)
      expect(yield* budgets).toEqual(before)
      expect((yield* campaignNow).budgetParts).toBeUndefined()
    }).pipe(inSandboxWorld),
  60_000,
)

/** What both networks were asked to write, newest first. */
const writes = Effect.promise(() =>
  Promise.all(
    ["meta", "googleAds"].map(async (provider) => {
      const { requests } = (await control(`requests?provider=${provider}&method=POST`)) as {
        readonly requests: ReadonlyArray<Write>
      }
      return requests.filter(({ path }) => !path.endsWith(":search"))
    }),
  ),
)

test(
  "a split by hand reaches both networks as two budgets, with nothing to review",
  () =>
    Effect.gen(function* () {
      yield* afterDays(0)
      yield* launched
      yield* afterDays(0.1)
      yield* syncCampaigns.handle({})
      yield* applyCampaignState.handle(key)
      const before = yield* budgets
      const channels = (yield* campaignNow).channels.map(({ channel, status }) => [channel, status])
      const parts = [
        { channel: "Social" as const, part: 30 },
        { channel: "Search" as const, part: 70 },
      ]
      const known = yield* writes
      yield* asOwner(setBudgetSplit.handle({ ...key, rule: "ByHand", parts }))
      yield* applyCampaignState.handle(key)
      const told = (yield* writes).flatMap((log, index) => log.slice(0, log.length - (known[index]?.length ?? 0)))
      expect(told.filter(({ body }) => /creative|targeting|keyword|headline/iu.test(JSON.stringify(body)))).toEqual([])
      const whole = before.Social + before.Search
      expect(yield* budgets).toEqual({ Social: Math.round(whole * 0.3), Search: whole - Math.round(whole * 0.3) })
      yield* syncCampaigns.handle({})
      expect((yield* campaignNow).channels.map(({ channel, status }) => [channel, status])).toEqual(channels)
      yield* asOwner(setBudgetSplit.handle({ ...key, rule: "Equal", seen: parts }))
      yield* applyCampaignState.handle(key)
      expect(yield* budgets).toEqual(before)
    }).pipe(inSandboxWorld),
  60_000,
)
