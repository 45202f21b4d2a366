import { Effect, Result } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { BusinessProfileId, PortalId, SessionId } from "@domain/kernel"
import type { NewPriceList } from "@domain/pricing"
import { seedPriceLists } from "@domain/pricing/seed"
import { SessionRepository } from "../ports/session-repository.ts"
import { freshSession } from "../testing/fresh-session.ts"
import { inSignup } from "../testing/in-signup.ts"
import { memoryPortal, memoryPortals } from "../testing/index.ts"
import { budget, sessionId, stored, today } from "../testing/priced-session.ts"
import { adviseBudget, quotePrice } from "./price.ts"
import { publishAnyPriceList } from "./publish-price-list.ts"
import { getSummary } from "./summary.ts"

const day = 86_400_000
/** From tomorrow on. */
const dearer: NewPriceList = {
  ...seedPriceLists.IN,
  effectiveFrom: "2026-09-22",
  minimumDaily: 300_00,
  recommendedDaily: 500_00,
  serviceFeePercent: 10,
  serviceFeeWaiverDays: 0,
  taxPercent: 20,
}
const published = (list: NewPriceList) => Effect.map(publishAnyPriceList(list), Result.getOrThrow)

test("a code is used up once its list's number of other campaigns have it", async () => {
  const [before, over, givenBack] = await inSignup(
    Effect.gen(function* () {
      yield* stored()
      yield* published({ ...dearer, promoCodes: dearer.promoCodes.map((promo) => ({ ...promo, usesAtMost: 1 })) })
      const outcome = Effect.map(
        quotePrice.handle({ sessionId, budget: { ...budget, dailyBudget: 400_00, promoCode: "welcome10" } }),
        ({ promo }) => promo,
      )
      const other = { businessProfileId: BusinessProfileId.make(9), sessionId: freshSession(9).details.sessionId }
      const hold = { ...other, portalId: PortalId.make(1), promoCode: "WELCOME10", now: today }
      const sessions = yield* SessionRepository
      yield* sessions.holdPromoCode(hold)
      const unlimited = yield* outcome
      yield* TestClock.adjust(day)
      const limited = yield* outcome
      yield* sessions.holdPromoCode({ ...hold, until: today })
      return [unlimited, limited, yield* outcome]
    }),
  )
  expect([before, over, givenBack]).toEqual(["applied", "expired", "applied"])
})

test("advice, quote and summary follow a new price list from its first day on", async () => {
  const [before, after] = await inSignup(
    Effect.gen(function* () {
      yield* stored({ budget: { budget } })
      yield* published(dearer)
      const seen = Effect.all([
        Effect.map(adviseBudget.handle({ sessionId }), ({ recommendedDaily }) => recommendedDaily),
        Effect.map(quotePrice.handle({ sessionId, budget }), ({ price }) => price.total),
        Effect.map(getSummary.handle({ encodedId: "link-1" }), ({ price }) => price?.total),
      ])
      const today = yield* seen
      yield* TestClock.adjust("1 day")
      return [today, yield* seen] as const
    }),
  )
  expect(before).toEqual([350_00, 4_130_00, 4_130_00])
  expect(after).toEqual([500_00, 4_620_00, 4_620_00])
})

test("a new price list brings and takes promo codes", async () => {
  const code = { code: "MONSOON", validFrom: "2026-01-01", validTo: "2026-12-31" }
  const promoCodes = [{ ...code, discount: { kind: "percent", percent: 50 } }] as const
  const outcomes = await inSignup(
    Effect.gen(function* () {
      yield* stored()
      yield* published({ ...dearer, promoCodes })
      const tried = Effect.forEach(["monsoon", "WELCOME10"], (promoCode) =>
        Effect.map(quotePrice.handle({ sessionId, budget: { ...budget, promoCode } }), ({ promo }) => promo),
      )
      const today = yield* tried
      yield* TestClock.adjust("1 day")
      return [...today, ...(yield* tried)]
    }),
  )
  expect(outcomes).toEqual(["invalid", "applied", "applied", "invalid"])
})

test("a portal's own price list changes no price elsewhere", async () => {
  const totals = await inSignup(
    Effect.gen(function* () {
      yield* stored()
      yield* (yield* SessionRepository).create({ ...freshSession(2), portalId: PortalId.make(2) })
      yield* published({ ...dearer, portalId: PortalId.make(2) })
      yield* TestClock.adjust("1 day")
      const there = Effect.provide(memoryPortals({ ...memoryPortal, id: PortalId.make(2) }))
      const quote = (id: SessionId) => quotePrice.handle({ sessionId: id, budget })
      const { sessionId: otherId } = freshSession(2).details
      return [(yield* quote(sessionId)).price.total, (yield* there(quote(otherId))).price.total]
    }),
  )
  expect(totals).toEqual([4_130_00, 4_620_00])
})

test("a list that would change the past is not published", async () => {
  const faults = await inSignup(
    Effect.gen(function* () {
      yield* stored()
      const today = yield* publishAnyPriceList({ ...dearer, effectiveFrom: "2026-09-21" })
      yield* published(dearer)
      return [today, yield* publishAnyPriceList(dearer)].map((result) => Result.getOrThrow(Result.flip(result)))
    }),
  )
  expect(faults).toEqual([["begun"], ["overlap"]])
})

/** When 22 September 2026 begins in India; in London it is still the evening before. */
const midnightInIndia = Date.UTC(2026, 8, 21, 18, 30)

test("a price list begins at midnight of its region", async () => {
  const totals = await inSignup(
    Effect.gen(function* () {
      yield* stored()
      yield* published(dearer)
      const quote = Effect.map(quotePrice.handle({ sessionId, budget }), ({ price }) => price.total)
      yield* TestClock.setTime(midnightInIndia - 1)
      const before = yield* quote
      yield* TestClock.setTime(midnightInIndia)
      return [before, yield* quote]
    }),
  )
  expect(totals).toEqual([4_130_00, 4_620_00])
})

test("a list of its region's present day is not published", async () => {
  const published = await inSignup(Effect.andThen(TestClock.setTime(midnightInIndia), publishAnyPriceList(dearer)))
  expect(published).toEqual(Result.fail(["begun"]))
})

test("a paid order keeps the promo code that was valid when it was paid", async () => {
  const price = await inSignup(
    Effect.gen(function* () {
      const promised = { ...budget, promoCode: "WELCOME10" }
      const paid = freshSession(1, { budget: { budget: promised }, paid: true })
      yield* (yield* SessionRepository).create({ ...paid, paidAt: today })
      yield* TestClock.setTime(Date.UTC(2040, 0, 1))
      return (yield* getSummary.handle({ encodedId: "link-1" })).price
    }),
  )
  expect(price?.promoDiscount).toBe(350_00)
})

test("an order paid before GST was rounded by halves keeps its odd paisa", async () => {
  const odd = { ...budget, dailyBudget: 500_03 }
  const totals = await inSignup(
    Effect.gen(function* () {
      const session = freshSession(1, { budget: { budget: odd }, paid: true })
      const sessions = yield* SessionRepository
      yield* sessions.create({ ...session, paidAt: today })
      const total = Effect.map(getSummary.handle({ encodedId: "link-1" }), ({ price }) => price?.total)
      const before = yield* total
      const revised = { ...session.details, revision: session.details.revision + 1 }
      yield* sessions.save({ ...session, details: revised, paidAt: today, taxRounding: "halves" })
      return [before, yield* total]
    }),
  )
  expect(totals).toEqual([5_900_35, 5_900_36])
})
