import { Effect } from "effect"
import { expect, test } from "vitest"
import { CurrentActor } from "@application/kernel"
import { userActor } from "@application/kernel/testing"
import { PortalId } from "@domain/kernel"
import { PaymentId, PaymentIssueId, type Reversal } from "@domain/wallet"
import { PaymentGateways } from "../ports/payment-gateways.ts"
import { NoticeDesk } from "../testing/memory-payment-notices.ts"
import { GatewayDesk } from "../testing/memory-payment-gateways.ts"
import { available, businessProfileId, filledBy, inWalletWorld, keyOf, startOf } from "../testing/top-up-world.ts"
import { listPaymentIssues, settlePaymentIssue } from "./payment-issues.ts"
import { receivePaymentNotice } from "./reconcile-payments.ts"
import { getRefunds, refundWallet } from "./refunds.ts"
import { confirmTopUp } from "./top-ups.ts"

const portalId = PortalId.make(1)
const asAdministrator = Effect.provideService(CurrentActor, { ...userActor(9), roleIds: ["PortalAdministrator"] })
const issues = Effect.map(asAdministrator(listPaymentIssues.handle({ portalId })), (listed) => listed.issues)

/** A payment that the gateway has and nobody here opened. */
const strangePayment = Effect.fnUntraced(function* () {
  const { reference } = yield* (yield* PaymentGateways).open({
    gateway: "stripe",
    paymentId: PaymentId.make(999),
    businessProfileId,
    amount: 70_00,
    currency: "GBP",
    description: "",
  })
  return { gateway: "stripe", gatewayReference: reference } as const
})

test("another amount than was asked for is not credited, but listed", () =>
  inWalletWorld(
    Effect.gen(function* () {
      const { payment } = yield* startOf()
      yield* (yield* GatewayDesk).takeInstead(payment.gatewayReference, 4_999_00)
      const confirm = confirmTopUp.handle({ businessProfileId, paymentId: payment.id })
      expect([(yield* Effect.exit(confirm))._tag, (yield* Effect.exit(confirm))._tag]).toEqual(["Failure", "Failure"])
      expect(yield* available).toBe(0)
      expect(yield* issues).toMatchObject([
        { kind: "otherAmountTaken", amount: 4_999_00, currency: "INR", businessProfileId, paymentId: payment.id },
      ])
    }),
  ))

test("money of an unknown payment is listed once it was taken, and not before", () =>
  inWalletWorld(
    Effect.gen(function* () {
      const strange = yield* strangePayment()
      yield* receivePaymentNotice.handle(strange)
      expect(yield* issues).toEqual([])
      yield* (yield* GatewayDesk).become(strange.gatewayReference, "Succeeded")
      yield* receivePaymentNotice.handle(strange)
      yield* receivePaymentNotice.handle(strange)
      expect(yield* issues).toMatchObject([{ kind: "unknownPayment", ...strange, amount: 70_00, currency: "GBP" }])
    }),
  ))

test("a settled issue leaves the list, and nobody settles it again", () =>
  inWalletWorld(
    Effect.gen(function* () {
      const strange = yield* strangePayment()
      yield* (yield* GatewayDesk).become(strange.gatewayReference, "Succeeded")
      yield* receivePaymentNotice.handle(strange)
      const [issue] = yield* issues
      const settle = asAdministrator(
        settlePaymentIssue.handle({ portalId, issueId: issue?.id ?? PaymentIssueId.make(0), note: "Given back" }),
      )
      yield* settle
      expect(yield* issues).toEqual([])
      expect(yield* Effect.flip(settle)).toMatchObject({ _tag: "PaymentIssueNotFound", errorCode: 104 })
    }),
  ))

const ofFirst = { gateway: "razorpay", gatewayReference: "razorpay_1" } as const
const gone = { kind: "refund", amount: 2_000_00, state: "lost" } as const

/** The gateway's word on what went back of the first payment, heard twice. */
const heard = Effect.fnUntraced(function* (word: Reversal) {
  yield* (yield* GatewayDesk).reverse(ofFirst.gatewayReference, word)
  yield* receivePaymentNotice.handle(ofFirst)
  yield* receivePaymentNotice.handle(ofFirst)
})

test("a refund that came back is in the wallet again, once, told and listed", () =>
  inWalletWorld(
    Effect.gen(function* () {
      yield* filledBy(5_000_00)
      const [made] = yield* refundWallet.handle({ businessProfileId, amount: 2_000_00, idempotencyKey: keyOf(9) })
      const refundId = made?.id ?? 0
      const word = { ...gone, reference: `refund_${refundId}`, refundId }
      yield* heard(word)
      expect(yield* available).toBe(3_000_00)
      yield* heard({ ...word, state: "won" })
      yield* heard(word)
      expect(yield* available).toBe(5_000_00)
      expect((yield* getRefunds.handle({ businessProfileId })).refunds).toMatchObject([{ state: "Failed" }])
      expect(yield* issues).toMatchObject([
        { kind: "refundReturned", amount: 2_000_00, gatewayReference: word.reference },
      ])
      const told = (yield* (yield* NoticeDesk).sent).filter((one) => "returned" in one)
      expect(told).toMatchObject([{ returned: 2_000_00 }])
    }),
  ))

test("only a refund that was booked brings its money back", () =>
  inWalletWorld(
    Effect.gen(function* () {
      yield* filledBy(5_000_00)
      yield* heard({ ...gone, reference: "re_1" })
      yield* heard({ ...gone, reference: "re_1", state: "won" })
      yield* heard({ ...gone, reference: "re_2", state: "won" })
      expect(yield* available).toBe(5_000_00)
      expect(yield* issues).toMatchObject([{ kind: "refundReturned", gatewayReference: "re_1" }])
    }),
  ))

test.each([
  ["won", []],
  ["lost", ["disputeLost"]],
] as const)("a dispute is listed while it is open; one that is %s leaves %j", (state, left) =>
  inWalletWorld(
    Effect.gen(function* () {
      yield* filledBy(5_000_00)
      const word = { reference: "dp_1", kind: "dispute", amount: 5_000_00 } as const
      yield* heard({ ...word, state: "open" })
      expect(yield* issues).toMatchObject([{ kind: "disputeOpened", amount: 5_000_00, gatewayReference: "dp_1" }])
      yield* heard({ ...word, state })
      expect((yield* issues).map(({ kind }) => kind)).toEqual(left)
    }),
  ),
)
