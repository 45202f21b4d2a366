import { Effect } from "effect"
import { expect, test } from "vitest"
import { CurrentActor, type InputOf } from "@application/kernel"
import { CampaignId, IdempotencyKey, PortalId, UserId } from "@domain/kernel"
import { PaymentId, topUp } from "@domain/wallet"
import type { StartPayment } from "../contract/payments.ts"
import { Ledger } from "../ports/ledger.ts"
import { GatewayDesk, SessionDesk } from "../testing/index.ts"
import { businessProfileId, handed, inWorld as inAnyWorld, paidSession } from "../testing/payment-world.ts"
import { confirmPayment } from "./confirm-payment.ts"
import { getWallet } from "./get-wallet.ts"
import { reconcilePayments } from "./reconcile-payments.ts"
import { getSessionFunds } from "./session-shares.ts"
import { startPayment } from "./start-payment.ts"

const member = {
  kind: "user",
  userId: UserId.make(3),
  portalId: PortalId.make(1),
  roleIds: [],
  businessProfileIds: [businessProfileId],
} as const
const inWorld: typeof inAnyWorld = (story, sessions) =>
  inAnyWorld(Effect.provideService(story, CurrentActor, member), sessions)

const session = paidSession()
const second = paidSession(350, 2)
const { sessionId, total } = session
const keyed = (input: Omit<InputOf<typeof StartPayment>, "idempotencyKey">) => ({
  ...input,
  idempotencyKey: IdempotencyKey.make(`pay:${input.sessionId}:${input.due}`),
})
const pay = (due: number, of = session) => keyed({ sessionId: of.sessionId, total: of.total, due })
const wallet = getWallet.handle({ businessProfileId })
const confirm = confirmPayment.handle({ sessionId, paymentId: PaymentId.make(1) })

/** Money that is left from before. */
const left = (amount: number) =>
  Effect.flatMap(Ledger, (ledger) =>
    ledger.post({ businessProfileId, reference: "left", currency: "INR" }, (holdings) =>
      topUp({ businessProfileId, reference: "left", at: 0 }, holdings, amount),
    ),
  )
const paidBy = (of = session) => Effect.flatMap(SessionDesk, (desk) => desk.paidBy(of.sessionId))
const succeed = (reference = "razorpay_1") => Effect.flatMap(GatewayDesk, (desk) => desk.become(reference, "Succeeded"))

test("a wallet that covers the price pays it, and no gateway is asked", async () => {
  const [started, held, by, opened] = await inWorld(
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

test("many clicks at once take the price from the wallet once", async () => {
  const [started, held] = await inWorld(
    Effect.gen(function* () {
      yield* left(total * 3)
      const clicks = Array.from({ length: 10 }, () => startPayment.handle(pay(0)))
      return [yield* Effect.all(clicks, { concurrency: "unbounded" }), yield* wallet] as const
    }),
  )
  expect(new Set(started.map(({ gateway }) => gateway))).toEqual(new Set(["wallet"]))
  expect(held).toMatchObject({ availableBalance: total * 2, promisedBalance: total })
})

test("a wallet that covers a part leaves the rest due, and both together pay the campaign", async () => {
  const [funds, handover, confirmed, held, by] = await inWorld(
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

test("what is due is refused when the wallet holds another amount than the buyer was shown", async () => {
  const refusals = await inWorld(
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
  const [funds, refused] = await inWorld(
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

test("of two campaigns that count on the same money one is paid, and the other is told what is missing and loses nothing", async () => {
  const [short, held, others, again] = await inWorld(
    Effect.gen(function* () {
      yield* left(1_000_00)
      yield* handed(pay(total - 1_000_00))
      yield* handed(pay(total - 1_000_00, second))
      yield* succeed("razorpay_2")
      yield* confirmPayment.handle({ sessionId: second.sessionId, paymentId: PaymentId.make(2) })
      yield* succeed()
      const failure = yield* Effect.flip(confirm)
      const between = yield* wallet
      const rest = yield* handed({ ...pay(1_000_00), idempotencyKey: IdempotencyKey.make("pay:the-rest") })
      yield* succeed("razorpay_3")
      yield* confirmPayment.handle({ sessionId, paymentId: rest.payment.id })
      return [failure, between, yield* paidBy(), yield* wallet] as const
    }),
    [session, second],
  )
  expect(short).toMatchObject({ _tag: "InsufficientFunds", missing: 1_000_00, currency: "INR" })
  expect(held).toMatchObject({ availableBalance: total - 1_000_00, promisedBalance: total })
  expect(others).toEqual([3])
  expect(again).toMatchObject({ availableBalance: 0, promisedBalance: total * 2 })
})

test("a payment that fell short pays nothing while its budget is not allowed either", async () => {
  const [told, by] = await inWorld(
    Effect.gen(function* () {
      yield* left(1_000_00)
      yield* handed(pay(total - 1_000_00))
      yield* (yield* Ledger).post({ businessProfileId, reference: "gone", currency: "INR" }, (holdings) =>
        topUp({ businessProfileId, reference: "gone", at: 0 }, holdings, -1_000_00),
      )
      yield* (yield* SessionDesk).put({ ...session, isClosed: true })
      yield* succeed()
      return [yield* Effect.flip(confirm), yield* paidBy()] as const
    }),
  )
  expect(told).toMatchObject({ _tag: "InsufficientFunds", missing: 1_000_00, currency: "INR" })
  expect(by).toEqual([])
})

test("a payment of the same amount as one that fell short is another payment", async () => {
  const [ids, held] = await inWorld(
    Effect.gen(function* () {
      const half = total / 2
      yield* left(half)
      const first = yield* handed(pay(half))
      yield* (yield* Ledger).post({ businessProfileId, reference: "gone", currency: "INR" }, (holdings) =>
        topUp({ businessProfileId, reference: "gone", at: 0 }, holdings, -half),
      )
      yield* succeed()
      yield* Effect.flip(confirm)
      const next = yield* handed({ ...pay(half), idempotencyKey: IdempotencyKey.make("pay:once-more") })
      yield* succeed("razorpay_2")
      yield* confirmPayment.handle({ sessionId, paymentId: next.payment.id })
      return [[first.payment.id, next.payment.id], yield* wallet] as const
    }),
  )
  expect(ids).toEqual([1, 2])
  expect(held).toMatchObject({ availableBalance: 0, promisedBalance: total })
})

test("an open payment that is handed over again completes the price of now", async () => {
  const dearer = paidSession(400)
  const more = dearer.total - total
  const held = await inWorld(
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
  const held = await inWorld(
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
  const [held, by] = await inWorld(
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
  const [refused, held] = await inWorld(
    Effect.gen(function* () {
      yield* left(total)
      return [yield* Effect.flip(startPayment.handle(pay(0))), yield* wallet] as const
    }),
    [{ ...session, isDeleted: true }],
  )
  expect(refused).toMatchObject({ _tag: "SessionNotFound" })
  expect(held).toMatchObject({ availableBalance: total, promisedBalance: 0 })
})

test("a wallet's money is told to nobody who may not open the session, and there is none before a sign-up", async () => {
  const { payable: _, ...young } = paidSession(350, 3)
  const [refused, none] = await inWorld(
    Effect.gen(function* () {
      yield* left(500)
      return [
        yield* Effect.flip(getSessionFunds.handle({ sessionId })),
        yield* getSessionFunds.handle({ sessionId: young.sessionId }),
      ] as const
    }),
    [{ ...session, userId: UserId.make(9) }, young],
  )
  expect(refused).toMatchObject({ _tag: "SessionBelongsToUser" })
  expect(none).toEqual({ available: 0, currency: "INR" })
})

test("who may open a session but is no member of its profile pays for all of it", async () => {
  const stranger = { ...member, businessProfileIds: [] }
  const [funds, due] = await inWorld(
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
  const promised = await inWorld(
    Effect.gen(function* () {
      yield* left(total)
      yield* startPayment.handle(pay(0))
      const ledger = yield* Ledger
      return yield* Effect.all([71, 72].map((id) => ledger.campaign(businessProfileId, CampaignId.make(id))))
    }),
  )
  expect(promised.map((holdings) => holdings.promised)).toEqual([total, 0])
})
