import { Effect } from "effect"
import { expect, test } from "vitest"
import { CurrentActor } from "@application/kernel"
import { userActor } from "@application/kernel/testing"
import { CampaignId, UserId } from "@domain/kernel"
import { Ledger } from "../ports/ledger.ts"
import { PayableSessions } from "@application/signup/services"
import { GatewayDesk, SessionDesk } from "../testing/index.ts"
import {
  confirm,
  inMembersWorld,
  left,
  member,
  paidBy,
  pay,
  second,
  session,
  succeed,
  wallet,
} from "../testing/members-world.ts"
import { businessProfileId, handed, paidSession } from "../testing/payment-world.ts"
import { payFromWallet } from "./pay-from-wallet.ts"
import { reconcilePayments } from "./reconcile-payments.ts"
import { getSessionFunds } from "./session-shares.ts"
import { startPayment } from "./start-payment.ts"

const { sessionId, total } = session

test("a wallet that covers the price pays it, and no gateway is asked", async () => {
  const [started, held, by, opened] = await inMembersWorld(
    Effect.gen(function* () {
      yield* left(total + 5)
      const first = yield* startPayment.handle(pay(0))
      const again = yield* startPayment.handle(pay(0))
      return [[first, again], yield* wallet, yield* paidBy(), yield* (yield* GatewayDesk).opened] as const
    }),
  )
  expect(started).toEqual([{ gateway: "wallet" }, { gateway: "wallet" }])
  expect(held).toMatchObject({ availableBalance: 5, promisedBalance: total })
  expect(by).toEqual(["wallet"])
  expect(opened).toEqual([])
})

test("a wallet pays nothing when its promo code was taken; the new price is returned", async () => {
  const dearer = paidSession(400)
  const [refusals, held] = await inMembersWorld(
    Effect.gen(function* () {
      yield* left(dearer.total + 5_00)
      const agreed = yield* (yield* PayableSessions).price(sessionId)
      yield* (yield* SessionDesk).put({ ...dearer, hasLostPromo: true })
      const enough = yield* Effect.flip(payFromWallet(sessionId, agreed))
      yield* left(-500_00, "less")
      return [[enough, yield* Effect.flip(payFromWallet(sessionId, agreed))], yield* wallet] as const
    }),
  )
  expect(refusals).toMatchObject([
    { _tag: "PriceChanged", total: dearer.total, due: 0 },
    { _tag: "PriceChanged", total: dearer.total, due: 495_00 },
  ])
  expect(held).toMatchObject({ availableBalance: dearer.total - 495_00, promisedBalance: 0 })
})

test("many clicks at once take the price from the wallet once", async () => {
  const [started, held] = await inMembersWorld(
    Effect.gen(function* () {
      yield* left(total * 3)
      const clicks = Array.from({ length: 10 }, () => startPayment.handle(pay(0)))
      return [yield* Effect.all(clicks, { concurrency: "unbounded" }), yield* wallet] as const
    }),
  )
  expect(new Set(started.map(({ gateway }) => gateway))).toEqual(new Set(["wallet"]))
  expect(held).toMatchObject({ availableBalance: total * 2, promisedBalance: total })
})

test("a wallet that covers a part leaves the rest due, and both pay the campaign", async () => {
  const [funds, handover, confirmed, held, by] = await inMembersWorld(
    Effect.gen(function* () {
      yield* left(1_000_00)
      const before = yield* getSessionFunds.handle({ sessionId })
      const started = yield* handed(pay(total - 1_000_00))
      yield* succeed()
      return [before, started, yield* confirm, yield* wallet, yield* paidBy()] as const
    }),
  )
  expect(funds).toEqual({ available: 1_000_00, currency: "INR" })
  expect(handover.payment).toMatchObject({ amount: total - 1_000_00, status: "Pending" })
  expect(confirmed.status).toBe("Succeeded")
  expect(held).toMatchObject({ availableBalance: 0, promisedBalance: total })
  expect(by).toEqual([1])
})

test("a due amount is refused when the wallet differs from what the buyer saw", async () => {
  const refusals = await inMembersWorld(
    Effect.gen(function* () {
      yield* left(1_000)
      return yield* Effect.all([Effect.flip(startPayment.handle(pay(total))), Effect.flip(startPayment.handle(pay(0)))])
    }),
  )
  expect(refusals).toMatchObject([
    { _tag: "PriceChanged", total, due: total - 1_000 },
    { _tag: "PriceChanged", total, due: total - 1_000 },
  ])
})

test("money promised to one campaign is not offered to another", async () => {
  const [funds, refused] = await inMembersWorld(
    Effect.gen(function* () {
      yield* left(total + 100)
      yield* startPayment.handle(pay(0))
      return [
        yield* getSessionFunds.handle({ sessionId: second.sessionId }),
        yield* Effect.flip(startPayment.handle(pay(0, second))),
      ] as const
    }),
    [session, second],
  )
  expect(funds.available).toBe(100)
  expect(refused).toMatchObject({ _tag: "PriceChanged", due: total - 100 })
})

test("an open payment that is handed over again completes the price of now", async () => {
  const dearer = paidSession(400)
  const more = dearer.total - total
  const held = await inMembersWorld(
    Effect.gen(function* () {
      yield* handed(pay(total))
      yield* left(more)
      yield* (yield* SessionDesk).put(dearer)
      yield* handed(pay(total, dearer))
      yield* succeed()
      yield* confirm
      return yield* wallet
    }),
  )
  expect(held).toMatchObject({ availableBalance: 0, promisedBalance: dearer.total })
})

test("a second payment that arrives for a paid campaign stays available", async () => {
  const held = await inMembersWorld(
    Effect.gen(function* () {
      yield* handed(pay(total))
      yield* left(total)
      yield* startPayment.handle(pay(0))
      yield* succeed()
      yield* reconcilePayments.handle({})
      yield* confirm
      return yield* wallet
    }),
  )
  expect(held).toMatchObject({ availableBalance: total, promisedBalance: total })
})

test("money that arrives for a draft that was deleted stays available", async () => {
  const [held, by] = await inMembersWorld(
    Effect.gen(function* () {
      yield* handed(pay(total))
      yield* (yield* SessionDesk).put({ ...session, isDeleted: true, isClosed: true })
      yield* succeed()
      yield* confirm
      return [yield* wallet, yield* paidBy()] as const
    }),
  )
  expect(held).toMatchObject({ availableBalance: total, promisedBalance: 0 })
  expect(by).toEqual([])
})

test("a draft that is deleted meanwhile takes nothing from the wallet", async () => {
  const [refused, held] = await inMembersWorld(
    Effect.gen(function* () {
      yield* left(total)
      return [yield* Effect.flip(startPayment.handle(pay(0))), yield* wallet] as const
    }),
    [{ ...session, isDeleted: true }],
  )
  expect(refused).toMatchObject({ _tag: "SessionNotFound" })
  expect(held).toMatchObject({ availableBalance: total, promisedBalance: 0 })
})

test("a wallet's money is hidden from strangers, and absent before a sign-up", async () => {
  const { payable: _, ...young } = paidSession(350, 3)
  const [refused, none] = await inMembersWorld(
    Effect.gen(function* () {
      yield* left(500)
      return [
        yield* Effect.flip(Effect.provideService(getSessionFunds.handle({ sessionId }), CurrentActor, userActor(9))),
        yield* getSessionFunds.handle({ sessionId: young.sessionId }),
      ] as const
    }),
    [{ ...session, userId: UserId.make(9) }, young],
  )
  expect(refused).toMatchObject({ _tag: "SessionBelongsToUser" })
  expect(none).toEqual({ available: 0, currency: "INR" })
})

test("who may open a session but is no member of its profile pays for all of it", async () => {
  const stranger = { ...member, memberships: [] }
  const [funds, due] = await inMembersWorld(
    Effect.gen(function* () {
      yield* left(total)
      const shown = yield* getSessionFunds.handle({ sessionId })
      return [shown, yield* Effect.flip(startPayment.handle(pay(0)))] as const
    }).pipe(Effect.provideService(CurrentActor, stranger)),
  )
  expect(funds.available).toBe(0)
  expect(due).toMatchObject({ _tag: "PriceChanged", due: total })
})

test("a campaign is promised to by its own name only", async () => {
  const promised = await inMembersWorld(
    Effect.gen(function* () {
      yield* left(total)
      yield* startPayment.handle(pay(0))
      const ledger = yield* Ledger
      return yield* Effect.all([71, 72].map((id) => ledger.campaign(businessProfileId, CampaignId.make(id))))
    }),
  )
  expect(promised.map((holdings) => holdings.promised)).toEqual([total, 0])
})
