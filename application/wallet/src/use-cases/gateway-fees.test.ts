import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { MemoryDatabase } from "@application/kernel/testing"
import { type LedgerAccount, movementOf, type Posting } from "@domain/wallet"
import { Ledger } from "../ports/ledger.ts"
import { GatewayDesk } from "../testing/memory-payment-gateways.ts"
import { available, businessProfileId, filledBy, inWalletWorld, keyOf, startOf } from "../testing/top-up-world.ts"
import { receivePaymentNotice, reconcilePayments } from "./reconcile-payments.ts"
import { refundWallet } from "./refunds.ts"
import { confirmTopUp } from "./top-ups.ts"

const first = { gateway: "razorpay", gatewayReference: "razorpay_1" } as const
const notice = receivePaymentNotice.handle(first)

const postings = Effect.map(MemoryDatabase, (database) =>
  [...database.table<number, { readonly posting: Posting }>("ledger_transactions").values()].map((row) => row.posting),
)
const inAll = (account: LedgerAccount) =>
  Effect.map(postings, (all) => all.reduce((sum, posting) => sum + movementOf(posting, account), 0))

const keeps = (...fees: ReadonlyArray<readonly [reference: string, amount: number]>) =>
  Effect.flatMap(GatewayDesk, (desk) =>
    desk.keep(
      first.gatewayReference,
      fees.map(([reference, amount]) => ({ reference, amount })),
    ),
  )

test("a fee is booked once from the gateway's money, and the owner sees nothing of it", () =>
  inWalletWorld(
    Effect.gen(function* () {
      yield* filledBy(5_000_00)
      for (const _again of [1, 2]) yield* notice
      expect([yield* inAll("gatewayFees"), yield* inAll("gateway")]).toEqual([-100_00, -4_900_00])
      expect((yield* postings).filter(({ kind }) => kind === "gatewayFee")).toHaveLength(1)
      expect(yield* available).toBe(5_000_00)
      const statement = (yield* Ledger).statement(businessProfileId, { timeZone: "Asia/Kolkata", limit: 9 })
      expect((yield* statement).transactions.map(({ kind }) => kind)).toEqual(["topUp"])
    }),
  ))

test("the mark of the card that paid is kept with the payment", () =>
  inWalletWorld(
    Effect.gen(function* () {
      const { payment } = yield* startOf()
      const desk = yield* GatewayDesk
      yield* desk.mark(payment.gatewayReference, "stripe:one-card")
      yield* desk.become(payment.gatewayReference, "Succeeded")
      yield* confirmTopUp.handle({ businessProfileId, paymentId: payment.id })
      const marks = (yield* MemoryDatabase).table<number, string>("payment_card_marks")
      expect([...marks.values()]).toEqual(["stripe:one-card"])
    }),
  ))

test("a gateway that says its fee later is asked again until it does", () =>
  inWalletWorld(
    Effect.gen(function* () {
      const { payment } = yield* startOf()
      yield* keeps()
      yield* (yield* GatewayDesk).become(payment.gatewayReference, "Succeeded")
      yield* confirmTopUp.handle({ businessProfileId, paymentId: payment.id })
      yield* TestClock.adjust("2 minutes")
      expect(yield* reconcilePayments.handle({})).toEqual({ settled: 0 })
      expect(yield* inAll("gatewayFees")).toBe(0)
      yield* keeps(["pay_1", 118_00])
      yield* TestClock.adjust("5 minutes")
      yield* reconcilePayments.handle({})
      expect(yield* inAll("gatewayFees")).toBe(-118_00)
      const asked = Effect.map((yield* GatewayDesk).questions, (questions) => questions.get(payment.gatewayReference))
      const before = yield* asked
      yield* TestClock.adjust("1 hour")
      yield* reconcilePayments.handle({})
      expect(yield* asked).toBe(before)
    }),
  ))

test("a refund whose gateway keeps, adds or returns a fee books that difference alone", () =>
  inWalletWorld(
    Effect.gen(function* () {
      yield* keeps(["txn_1", 100_00])
      yield* filledBy(5_000_00)
      yield* refundWallet.handle({ businessProfileId, amount: 5_000_00, idempotencyKey: keyOf(9) })
      yield* notice
      expect([yield* inAll("gatewayFees"), yield* inAll("gateway")]).toEqual([-100_00, 100_00])
      yield* keeps(["txn_1", 100_00], ["txn_2", -60_00])
      for (const _again of [1, 2]) yield* notice
      expect(yield* inAll("gatewayFees")).toBe(-40_00)
      yield* keeps(["txn_1", 100_00], ["txn_2", -60_00], ["txn_3", 20_00])
      yield* notice
      expect([yield* inAll("gatewayFees"), yield* available]).toEqual([-60_00, 0])
    }),
  ))
