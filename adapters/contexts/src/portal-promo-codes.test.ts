import { Clock, Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { LaunchDrafts } from "@application/campaigns/ports"
import { PromoCodes } from "@application/signup/ports"
import { freshSession } from "@application/signup/testing"
import { PayableSessions } from "@application/wallet/ports"
import { BusinessProfileId, PortalId } from "@domain/kernel"
import type { NewPromoCode, PromoCodeId } from "@domain/pricing"
import { budget, launchPriceOf, now, run, sessionId } from "./testing/session-world.ts"

const portalId = PortalId.make(1)
const monsoon: NewPromoCode = {
  code: "MONSOON",
  validFrom: "2026-01-01",
  validTo: "2026-12-31",
  discount: { kind: "percent", percent: 20 },
  usesAtMost: 1,
}
const withCode = { budget: { budget: { ...budget, promoCode: "monsoon" } } }

type Ports = Effect.Services<Parameters<typeof run>[0]>

/** Runs with a session that has the portal's code typed, and the code's id. */
const inCampaign = <A, E>(story: (id: PromoCodeId, codes: PromoCodes["Service"]) => Effect.Effect<A, E, Ports>) =>
  run(
    Effect.gen(function* () {
      const codes = yield* PromoCodes
      const code = yield* codes.create(portalId, monsoon, now - 1)
      return yield* story(code?.id ?? expect.unreachable(), codes)
    }),
    withCode,
  )

const payable = Effect.flatMap(PayableSessions, (wallet) => wallet.price(sessionId))
const started = Effect.gen(function* () {
  const { price, promise } = yield* payable
  return { total: price.total, startedAt: yield* Clock.currentTimeMillis, promise }
})
type Agreed = Effect.Success<typeof started>
const stands = (agreed: Agreed) => Effect.flatMap(PayableSessions, (wallet) => wallet.stands(sessionId, agreed))
const pay = (agreed: Agreed) => Effect.flatMap(PayableSessions, (wallet) => wallet.markPaid(sessionId, agreed))
const launchDiscount = Effect.map(launchPriceOf(sessionId), ({ promoDiscount }) => promoDiscount)
const discount = Effect.map(payable, ({ price }) => price.promoDiscount)

test("a payment that is under way keeps a code that ends meanwhile, and pays with it", async () => {
  const [good, kept, price, uses] = await inCampaign((id, codes) =>
    Effect.gen(function* () {
      const agreed = yield* started
      yield* TestClock.adjust("1 minute")
      yield* codes.end(portalId, id, now + 60_000)
      const during = yield* discount
      yield* TestClock.adjust("2 hours")
      const isGood = yield* stands(agreed)
      yield* pay(agreed)
      yield* TestClock.adjust("30 days")
      return [isGood, during, yield* launchDiscount, yield* codes.uses(id, { skip: 0, limit: 9 })] as const
    }),
  )
  expect([good, kept, price]).toEqual([true, 700_00, 700_00])
  expect(uses).toEqual({
    total: 1,
    uses: [{ businessProfileId: 5, usedAt: now + 7_260_000, amount: 700_00, currency: "INR" }],
  })
})

test("an order that nobody pays for loses a code that ends", async () => {
  const [before, after] = await inCampaign((id, codes) =>
    Effect.gen(function* () {
      const first = yield* discount
      yield* codes.end(portalId, id, now + 1)
      yield* TestClock.adjust("2 hours")
      return [first, yield* discount]
    }),
  )
  expect([before, after]).toEqual([700_00, 0])
})

test("a payment whose code others took after its hour no longer stands", async () => {
  const isGood = await inCampaign((id, codes) =>
    Effect.gen(function* () {
      const agreed = yield* started
      yield* TestClock.adjust("2 hours")
      const other = { businessProfileId: BusinessProfileId.make(9), sessionId: freshSession(9).details.sessionId }
      expect(yield* codes.hold({ ...other, promoCodeId: id, now: now + 7_200_000 })).toBe(true)
      return yield* stands(agreed)
    }),
  )
  expect(isGood).toBe(false)
})

test("a campaign whose money went back gives its code back", async () => {
  const [used, left] = await inCampaign((id, codes) =>
    Effect.gen(function* () {
      yield* pay(yield* started)
      const before = yield* codes.uses(id, { skip: 0, limit: 1 })
      yield* (yield* LaunchDrafts).unpay(sessionId)
      return [before.total, (yield* codes.uses(id, { skip: 0, limit: 1 })).total]
    }),
  )
  expect([used, left]).toEqual([1, 0])
})
