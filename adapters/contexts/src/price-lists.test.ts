import { Clock, Effect, Result } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { LaunchDrafts, LaunchPrices } from "@application/campaigns/ports"
import { SessionRepository } from "@application/signup/ports"
import { publishAnyPriceList } from "@application/signup/use-cases"
import { PayableSessions } from "@application/wallet/ports"
import { PriceListId } from "@domain/pricing"
import { seedPriceLists } from "@domain/pricing/seed"
import { budget, campaignOf, launchPriceOf, run, sessionId } from "./testing/session-world.ts"

/** From tomorrow on in India. */
const dearer = { ...seedPriceLists.IN, effectiveFrom: "2026-09-22", taxPercent: 28 }
const newList = Effect.map(publishAnyPriceList(dearer), Result.getOrThrow)
const plain = { ...budget, promoCode: "" }

const payable = Effect.flatMap(PayableSessions, (wallet) => wallet.price(sessionId))
const agreed = Effect.gen(function* () {
  const { price, promise } = yield* payable
  return { total: price.total, startedAt: yield* Clock.currentTimeMillis, promise }
})
const markPaid = (paid: Effect.Success<typeof agreed>) =>
  Effect.flatMap(PayableSessions, (wallet) => wallet.markPaid(sessionId, paid))
const stored = Effect.flatMap(SessionRepository, (sessions) => sessions.byId(sessionId))
const launchPrice = launchPriceOf(sessionId)

test("an order that is not paid for has tomorrow's price tomorrow", async () => {
  const [today, tomorrow] = await run(
    Effect.gen(function* () {
      yield* newList
      const before = yield* payable
      yield* TestClock.adjust("1 day")
      return [before.price, (yield* payable).price] as const
    }),
    { budget: { budget: plain } },
  )
  expect([today.total, today.priceListId]).toEqual([4_130_00, 1])
  expect([tomorrow.total, tomorrow.priceListId]).toEqual([4_480_00, 101])
})

test("a payment after a new list began pays by the list that it was started with", async () => {
  const [isGood, list, price] = await run(
    Effect.gen(function* () {
      yield* newList
      const session = yield* agreed
      yield* TestClock.adjust("1 day")
      const good = yield* (yield* PayableSessions).stands(sessionId, session)
      yield* markPaid(session)
      yield* TestClock.adjust("30 days")
      return [good, (yield* stored).priceListId, yield* launchPrice] as const
    }),
    { budget: { budget: plain } },
  )
  expect([isGood, list]).toEqual([true, 1])
  expect([price.total, price.priceListId]).toEqual([4_130_00, 1])
})

test("an order keeps its list whatever days other lists are given", async () => {
  const price = await run(
    Effect.gen(function* () {
      const session = yield* agreed
      const id = yield* newList
      yield* markPaid({ ...session, promise: { budget: plain, priceListId: id } })
      return yield* launchPrice
    }),
    { budget: { budget: plain } },
  )
  expect([price.total, price.priceListId]).toEqual([4_480_00, 101])
})

test("a payment without a stored list uses the list of its day", async () => {
  const list = await run(
    Effect.gen(function* () {
      yield* newList
      const { total, startedAt } = yield* agreed
      yield* TestClock.adjust("2 days")
      yield* markPaid({ total, startedAt, promise: { budget: plain } })
      return (yield* stored).priceListId
    }),
    { budget: { budget: plain } },
  )
  expect(list).toBe(1)
})

test("a session that is unpaid again is priced again", async () => {
  const [list, price] = await run(
    Effect.gen(function* () {
      yield* newList
      yield* markPaid(yield* agreed)
      yield* TestClock.adjust("1 day")
      yield* (yield* LaunchDrafts).unpay(sessionId)
      return [(yield* stored).priceListId, (yield* payable).price] as const
    }),
    { budget: { budget: plain } },
  )
  expect(list).toBeUndefined()
  expect(price.priceListId).toBe(101)
})

test("a change of a launched campaign is priced by the list of its day", async () => {
  const [before, after] = await run(
    Effect.gen(function* () {
      yield* newList
      yield* markPaid(yield* agreed)
      const ofChange = Effect.flatMap(LaunchPrices, (prices) => prices.ofChange(campaignOf("Active")))
      const today = yield* ofChange
      yield* TestClock.adjust("1 day")
      return [today.priceList.id, (yield* ofChange).priceList.id] as const
    }),
    { budget: { budget: plain } },
  )
  expect([before, after]).toEqual([PriceListId.make(1), PriceListId.make(101)])
})
