import { Clock, Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { CampaignRepository, LaunchDrafts } from "@application/campaigns/ports"
import { SessionRepository } from "@application/signup/ports"
import { freshSession } from "@application/signup/testing"
import { type PaidFor, PayableSessions } from "@application/wallet/ports"
import { CampaignId, type SessionId } from "@domain/kernel"

import { budget, campaignOf, launchPriceOf, now, profileId, run, sessionId, userId } from "./testing/session-world.ts"

/** The session of a second campaign, in which the same code was typed. */
const other = freshSession(2, {
  userId,
  businessProfileId: profileId,
  campaignId: CampaignId.make(71),
  budget: { budget },
})
const otherId = other.details.sessionId
const runBoth: typeof run = (effect) =>
  run(
    Effect.gen(function* () {
      yield* (yield* CampaignRepository).save(campaignOf("Draft", { id: CampaignId.make(71) }))
      yield* (yield* SessionRepository).create(other)
      return yield* effect
    }),
  )
const priceOf = (id: SessionId) =>
  Effect.flatMap(PayableSessions, (wallet) => Effect.map(wallet.price(id), ({ price }) => price))
const discountOf = (id: SessionId) => Effect.map(priceOf(id), ({ promoDiscount }) => promoDiscount)
const launchTotal = (id: SessionId) => Effect.map(launchPriceOf(id), ({ total }) => total)
/** What a payment that is started now is for. */
const start = (id: SessionId) =>
  Effect.gen(function* () {
    const { price, promise } = yield* (yield* PayableSessions).price(id)
    return { total: price.total, startedAt: yield* Clock.currentTimeMillis, promise }
  })
/** A payment with its code typed in another way. */
const withCode = (paid: PaidFor, promoCode?: string): PaidFor => {
  const { promoCode: _before, ...promised } = paid.promise?.budget ?? budget
  return { ...paid, promise: { budget: { ...promised, ...(promoCode !== undefined && { promoCode }) } } }
}
const stands = (id: SessionId, paid: PaidFor) => Effect.flatMap(PayableSessions, (wallet) => wallet.stands(id, paid))
const markPaid = (id: SessionId, paid: PaidFor) =>
  Effect.flatMap(PayableSessions, (wallet) => wallet.markPaid(id, paid))

test("a held promo code is free for other campaigns again when the hold ends", async () => {
  const discounts = await runBoth(
    Effect.all([
      discountOf(sessionId),
      discountOf(otherId),
      Effect.andThen(TestClock.adjust("61 minutes"), discountOf(otherId)),
    ]),
  )
  expect(discounts).toEqual([350_00, 0, 350_00])
})

test("a paid campaign keeps its price when its code is typed again for a later one", async () => {
  const [agreed, full, launches] = await runBoth(
    Effect.gen(function* () {
      const first = yield* start(sessionId)
      yield* markPaid(sessionId, first)
      yield* TestClock.adjust("2 days")
      const second = yield* start(otherId)
      yield* markPaid(otherId, second)
      return [first.total, second.total, [yield* launchTotal(sessionId), yield* launchTotal(otherId)]] as const
    }),
  )
  expect(full).toBeGreaterThan(agreed)
  expect(launches).toEqual([agreed, full])
})

test("a payment whose promo code was taken by another campaign changes its price", async () => {
  const [late, before, after] = await runBoth(
    Effect.gen(function* () {
      const first = yield* start(sessionId)
      const inTime = yield* stands(sessionId, first)
      yield* TestClock.adjust("61 minutes")
      const second = yield* start(otherId)
      const whileHeld = yield* stands(sessionId, first)
      yield* markPaid(otherId, second)
      yield* TestClock.adjust("2 days")
      return [[inTime, whileHeld, yield* stands(sessionId, first)], first.total, yield* priceOf(sessionId)] as const
    }),
  )
  expect(late).toEqual([true, false, false])
  expect(after.total).toBeGreaterThan(before)
})

test.each([
  ["promised as it was typed", (paid: PaidFor) => withCode(paid, " welcome10")],
  ["without a stored promise", ({ total, startedAt }: PaidFor) => ({ total, startedAt })],
])("a late payment, %s, takes its free promo code and launches as agreed", async (_, kept) => {
  const [late, agreed, launch, others] = await runBoth(
    Effect.gen(function* () {
      const first = kept(yield* start(sessionId))
      yield* TestClock.adjust("61 minutes")
      yield* start(otherId)
      yield* TestClock.adjust("61 minutes")
      const isGood = yield* stands(sessionId, first)
      const between = yield* discountOf(otherId)
      yield* markPaid(sessionId, first)
      yield* TestClock.adjust("2 days")
      return [isGood, first.total, yield* launchTotal(sessionId), [between, yield* discountOf(otherId)]] as const
    }),
  )
  expect(late).toBe(true)
  expect(launch).toBe(agreed)
  expect(others).toEqual([0, 0])
})

test("a price without a promo code, or of a session that is paid, stands", async () => {
  const standing = await runBoth(
    Effect.gen(function* () {
      const first = yield* start(sessionId)
      yield* markPaid(sessionId, first)
      const refused = yield* start(otherId)
      const again = yield* stands(sessionId, first)
      yield* TestClock.adjust("2 days")
      expect(yield* discountOf(otherId)).toBe(0)
      return [
        again,
        yield* stands(otherId, refused),
        yield* stands(otherId, withCode(refused)),
        yield* stands(otherId, { total: refused.total, startedAt: refused.startedAt }),
      ]
    }),
  )
  expect(standing).toEqual([true, true, true, true])
})

test("a session whose money went back is unpaid and frees its promo code", async () => {
  const [used, free, session] = await run(
    Effect.gen(function* () {
      const sessions = yield* SessionRepository
      const wallet = yield* PayableSessions
      const { total } = (yield* wallet.price(sessionId)).price
      yield* wallet.markPaid(sessionId, { total, startedAt: now })
      const others = sessions.usedPromoCodes(profileId, freshSession(2).details.sessionId, now)
      const before = yield* others
      yield* (yield* LaunchDrafts).unpay(sessionId)
      return [before, yield* others, yield* sessions.byId(sessionId)] as const
    }),
  )
  expect([used, free]).toEqual([["WELCOME10"], []])
  expect(session.paidAt).toBeUndefined()
  expect(session.details).toMatchObject({ paid: false, revision: 3 })
})
