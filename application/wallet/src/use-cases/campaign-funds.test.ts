import { Effect, Layer, Option } from "effect"
import { expect, test } from "vitest"
import { MemoryDatabase, memoryIds } from "@application/kernel/testing"
import { BusinessProfileId, CampaignId, IdempotencyKey } from "@domain/kernel"
import { payForCampaign, topUp } from "@domain/wallet"
import { Ledger } from "../ports/ledger.ts"
import { CampaignFunds } from "../services/campaign-funds.ts"
import { memoryLedger, memoryPaymentRepository } from "../testing/index.ts"
import { campaignFunds } from "./campaign-funds.ts"
import { seedPriceLists } from "@domain/pricing/seed"
import { examplePrice } from "@domain/pricing/testing"

const businessProfileId = BusinessProfileId.make(5)
const key = { businessProfileId, campaignId: CampaignId.make(70), campaignName: "Bloom" }
const price = examplePrice({ priceList: seedPriceLists.IN, dailyBudget: 350_00, days: 7 })

const world = campaignFunds.pipe(
  Layer.provideMerge(Layer.mergeAll(memoryLedger, memoryPaymentRepository, memoryIds)),
  Layer.provideMerge(MemoryDatabase.layer),
)
const run = <A, E>(story: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  Effect.runPromise(Effect.provide(story, world))

const payIn = (amount: number) =>
  Effect.flatMap(Ledger, (ledger) =>
    ledger.post({ businessProfileId, reference: `payment:${amount}`, currency: "INR" }, (holdings) =>
      topUp({ businessProfileId, reference: `payment:${amount}`, at: 0 }, holdings, amount),
    ),
  )
const balances = Effect.gen(function* () {
  const wallet = Option.getOrUndefined(yield* (yield* Ledger).wallet(businessProfileId))
  return [wallet?.availableBalance ?? 0, wallet?.lockedBalance ?? 0]
})

test("a launch locks its media once, however often it is asked", async () => {
  const held = await run(
    Effect.gen(function* () {
      const funds = yield* CampaignFunds
      yield* payIn(price.total * 3)
      yield* funds.lock({ ...key, price })
      yield* funds.lock({ ...key, price })
      return yield* balances
    }),
  )
  expect(held).toEqual([price.total * 2, price.media])
})

test("a wallet that cannot pay says how much is missing and locks nothing", async () => {
  const [failure, held] = await run(
    Effect.gen(function* () {
      yield* payIn(price.total - 1)
      return [yield* Effect.flip((yield* CampaignFunds).lock({ ...key, price })), yield* balances] as const
    }),
  )
  expect(failure).toMatchObject({ _tag: "InsufficientFunds", missing: 1 })
  expect(held).toEqual([price.total - 1, 0])
})

test("totals are drawn once each and never above the lock; the rest comes back once", async () => {
  const story = await run(
    Effect.gen(function* () {
      const funds = yield* CampaignFunds
      yield* payIn(price.total)
      yield* funds.lock({ ...key, price })
      for (const reported of [1_000, 1_000, 900, 1_500]) yield* funds.spend({ ...key, reported })
      const midway = yield* balances
      yield* funds.release(key)
      yield* funds.release(key)
      yield* funds.spend({ ...key, reported: price.media * 2 })
      return [midway, yield* balances]
    }),
  )
  expect(story).toEqual([
    [0, price.media - 1_500],
    [price.media - 1_500, 0],
  ])
})

test("a campaign that ended may be launched again", async () => {
  const held = await run(
    Effect.gen(function* () {
      const funds = yield* CampaignFunds
      yield* payIn(price.total * 2)
      yield* funds.lock({ ...key, price })
      yield* funds.spend({ ...key, reported: price.media })
      yield* funds.release(key)
      yield* funds.lock({ ...key, price })
      return yield* balances
    }),
  )
  expect(held).toEqual([0, price.media])
})

test("a change moves its price into or out of the lock, once per key", async () => {
  const added = {
    currency: "INR" as const,
    media: 1_000,
    promoDiscount: 0,
    serviceFee: 50,
    serviceFeeWaived: 0,
    taxes: [],
  }
  const more = {
    ...key,
    added: { ...added, tax: 189, total: 1_239 },
    idempotencyKey: IdempotencyKey.make("change-key-1"),
  }
  const less = {
    ...key,
    added: { ...added, media: -400, serviceFee: 0, tax: 0, total: -400 },
    idempotencyKey: IdempotencyKey.make("change-key-2"),
  }
  const story = await run(
    Effect.gen(function* () {
      const funds = yield* CampaignFunds
      yield* payIn(price.total + 1_238)
      yield* funds.lock({ ...key, price })
      const { missing } = yield* Effect.flip(funds.change(more))
      yield* payIn(1)
      yield* funds.change(more)
      yield* funds.change(more)
      const grown = yield* balances
      yield* funds.change(less)
      yield* funds.change(less)
      return [missing, grown, yield* balances, yield* funds.available(businessProfileId)]
    }),
  )
  expect(story).toEqual([1, [0, price.media + 1_000], [400, price.media + 600], 400])
})

test("a profile without a wallet has nothing to draw from or give back", async () => {
  const held = await run(
    Effect.gen(function* () {
      const funds = yield* CampaignFunds
      yield* funds.spend({ ...key, reported: 500 })
      yield* funds.release(key)
      return yield* balances
    }),
  )
  expect(held).toEqual([0, 0])
})

test("what was paid for a campaign is its own until its launch, or free without one", async () => {
  const story = await run(
    Effect.gen(function* () {
      const funds = yield* CampaignFunds
      const ledger = yield* Ledger
      const event = { ...key, reference: "payment:1", currency: "INR" as const }
      yield* ledger.post(event, (holdings) =>
        payForCampaign({ ...event, at: 0 }, holdings, { amount: price.total, total: price.total, currency: "INR" }),
      )
      const other = yield* Effect.flip(funds.lock({ ...key, campaignId: CampaignId.make(71), price }))
      yield* funds.release(key)
      yield* funds.release(key)
      return [other.missing, yield* balances] as const
    }),
  )
  expect(story).toEqual([price.total, [price.total, 0]])
})

test("a launch given up before any spend returns all that was paid, once", async () => {
  const story = await run(
    Effect.gen(function* () {
      const funds = yield* CampaignFunds
      yield* payIn(price.total)
      yield* funds.lock({ ...key, price })
      yield* funds.giveUp({ ...key, price })
      yield* funds.giveUp({ ...key, price })
      yield* funds.release(key)
      return yield* balances
    }),
  )
  expect(story).toEqual([price.total, 0])
})
