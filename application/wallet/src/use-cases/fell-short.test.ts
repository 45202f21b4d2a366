import { Effect } from "effect"
import { expect, test } from "vitest"
import { CurrentActor } from "@application/kernel"
import { IdempotencyKey } from "@domain/kernel"
import { PaymentId } from "@domain/wallet"
import { SessionDesk } from "../testing/index.ts"
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
import { handed, paidSession } from "../testing/payment-world.ts"
import { confirmPayment } from "./confirm-payment.ts"

const { sessionId, total } = session

/** A payment whose wallet's share goes elsewhere before it succeeds. */
const fallsShort = Effect.gen(function* () {
  yield* left(1_000_00)
  yield* handed(pay(total - 1_000_00))
  yield* left(-1_000_00, "gone")
  yield* succeed()
  return yield* Effect.flip(confirm)
})

test("of two campaigns for the same money one is paid and the other names the rest", async () => {
  const [short, held, others, again] = await inMembersWorld(
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
  const [refusal, by] = await inMembersWorld(
    Effect.gen(function* () {
      yield* left(1_000_00)
      yield* handed(pay(total - 1_000_00))
      yield* left(-1_000_00, "gone")
      yield* (yield* SessionDesk).put({ ...session, isClosed: true })
      yield* succeed()
      return [yield* Effect.flip(confirm), yield* paidBy()] as const
    }),
  )
  expect(refusal).toMatchObject({ _tag: "InsufficientFunds", missing: 1_000_00, currency: "INR" })
  expect(by).toEqual([])
})

test("a payment of the same amount as one that fell short is another payment", async () => {
  const [ids, held] = await inMembersWorld(
    Effect.gen(function* () {
      const half = total / 2
      yield* left(half)
      const first = yield* handed(pay(half))
      yield* left(-half, "gone")
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

test("a payment that fell short completes its campaign once the wallet suffices", async () => {
  const [short, confirmed, held, by] = await inMembersWorld(
    Effect.gen(function* () {
      const failure = yield* fallsShort
      yield* left(1_000_00, "back")
      const clicks = yield* Effect.all([confirm, confirm, confirm], { concurrency: "unbounded" })
      return [failure, clicks.map(({ status }) => status), yield* wallet, yield* paidBy()] as const
    }),
  )
  expect(short).toMatchObject({ _tag: "InsufficientFunds", missing: 1_000_00 })
  expect(confirmed).toEqual(["Succeeded", "Succeeded", "Succeeded"])
  expect(held).toMatchObject({ availableBalance: 0, promisedBalance: total })
  expect(by).toEqual(["wallet"])
})

test("of a price that rose meanwhile the wallet pays nothing unasked", async () => {
  const dearer = paidSession(400)
  const [short, held] = await inMembersWorld(
    Effect.gen(function* () {
      yield* fallsShort
      yield* (yield* SessionDesk).put(dearer)
      yield* left(dearer.total, "back")
      return [yield* Effect.flip(confirm), yield* wallet] as const
    }),
  )
  expect(short).toMatchObject({ _tag: "InsufficientFunds", missing: 0 })
  expect(held.promisedBalance).toBe(0)
})

test("a payment whose promo code was taken stays in the wallet, short of the discount", async () => {
  const dearer = paidSession(400)
  const [short, between, by, after] = await inMembersWorld(
    Effect.gen(function* () {
      yield* handed(pay(total))
      yield* left(dearer.total)
      yield* (yield* SessionDesk).put({ ...dearer, hasLostPromo: true })
      yield* succeed()
      const refusal = yield* Effect.flip(confirm)
      yield* left(-dearer.total, "gone")
      const missing = yield* Effect.flip(confirm)
      const held = yield* wallet
      const rest = yield* handed(pay(dearer.total - total, dearer))
      yield* (yield* SessionDesk).put(dearer)
      yield* succeed("razorpay_2")
      yield* confirmPayment.handle({ sessionId, paymentId: rest.payment.id })
      return [[refusal, missing], held, yield* paidBy(), yield* wallet] as const
    }),
  )
  expect(short).toMatchObject([
    { _tag: "InsufficientFunds", missing: 0 },
    { _tag: "InsufficientFunds", missing: dearer.total - total },
  ])
  expect(between).toMatchObject({ availableBalance: total, promisedBalance: 0 })
  expect(by).toEqual([2])
  expect(after).toMatchObject({ availableBalance: 0, promisedBalance: dearer.total })
})

test("who is no member of the business completes nothing from its wallet", async () => {
  const stranger = { ...member, memberships: [] }
  const [short, held] = await inMembersWorld(
    Effect.gen(function* () {
      yield* fallsShort
      yield* left(total, "back")
      return [yield* Effect.flip(Effect.provideService(confirm, CurrentActor, stranger)), yield* wallet] as const
    }),
  )
  expect(short).toMatchObject({ _tag: "InsufficientFunds", missing: total })
  expect(held.promisedBalance).toBe(0)
})
