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
import {
  listPaymentIssues,
  listSettledPaymentIssues,
  settlePaymentIssue,
  writeOffPaymentIssue,
} from "./payment-issues.ts"
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
  const notice = { ...ofFirst, ...(word.kind === "dispute" && { dispute: word.reference }) }
  yield* receivePaymentNotice.handle(notice)
  yield* receivePaymentNotice.handle(notice)
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

const writtenOff = Effect.map(asAdministrator(listSettledPaymentIssues.handle({ portalId })), (listed) => listed.issues)
const writeOff = (issueId: PaymentIssueId) =>
  asAdministrator(writeOffPaymentIssue.handle({ portalId, issueId, reason: "The buyer is gone" }))
const onlyIssue = Effect.map(issues, ([issue]) => issue?.id ?? PaymentIssueId.make(0))

test("money that is nobody's is written off once, with who and why", () =>
  inWalletWorld(
    Effect.gen(function* () {
      const strange = yield* strangePayment()
      yield* (yield* GatewayDesk).become(strange.gatewayReference, "Succeeded")
      yield* receivePaymentNotice.handle(strange)
      const issueId = yield* onlyIssue
      expect(yield* writeOff(issueId)).toEqual({ writtenOff: 70_00, currency: "GBP" })
      expect(yield* Effect.flip(writeOff(issueId))).toMatchObject({ _tag: "PaymentIssueNotFound" })
      yield* receivePaymentNotice.handle(strange)
      expect(yield* issues).toEqual([])
      expect(yield* writtenOff).toMatchObject([{ id: issueId, note: "The buyer is gone", writtenOff: 70_00 }])
      expect(yield* available).toBe(0)
    }),
  ))

test("nobody's money stays listed until its gateway says what it keeps", () =>
  inWalletWorld(
    Effect.gen(function* () {
      const desk = yield* GatewayDesk
      const strange = yield* strangePayment()
      yield* desk.become(strange.gatewayReference, "Succeeded")
      yield* receivePaymentNotice.handle(strange)
      const issueId = yield* onlyIssue
      yield* desk.keep(strange.gatewayReference, [])
      expect(yield* Effect.flip(writeOff(issueId))).toMatchObject({ _tag: "WriteOffRefused", reason: "feeUnknown" })
      yield* desk.outOfReach(true)
      expect(yield* Effect.flip(writeOff(issueId))).toMatchObject({ _tag: "PaymentProviderRefused" })
      yield* desk.outOfReach(false)
      expect((yield* issues).length).toBe(1)
      yield* desk.keep(strange.gatewayReference, [{ reference: "txn_1", amount: 2_35 }])
      expect(yield* writeOff(issueId)).toEqual({ writtenOff: 70_00, currency: "GBP" })
    }),
  ))

test("of a lost dispute what the wallet no longer had is written off and not owed", () =>
  inWalletWorld(
    Effect.gen(function* () {
      yield* filledBy(5_000_00)
      yield* refundWallet.handle({ businessProfileId, amount: 2_000_00, idempotencyKey: keyOf(9) })
      yield* heard({ reference: "dp_1", kind: "dispute", amount: 5_000_00, state: "lost" })
      expect(yield* writeOff(yield* onlyIssue)).toEqual({ writtenOff: -2_000_00, currency: "INR" })
      yield* filledBy(1_000_00, 2)
      expect(yield* available).toBe(1_000_00)
    }),
  ))

test("a dispute that the wallet paid for, or that a bank decides, is not written off", () =>
  inWalletWorld(
    Effect.gen(function* () {
      yield* filledBy(5_000_00)
      const word = { reference: "dp_1", kind: "dispute", amount: 5_000_00 } as const
      yield* heard({ ...word, state: "open" })
      const refused = Effect.flatMap(onlyIssue, (id) => Effect.flip(writeOff(id)))
      expect(yield* refused).toMatchObject({ _tag: "WriteOffRefused", errorCode: 102, reason: "bankDecides" })
      yield* heard({ ...word, state: "lost" })
      expect(yield* refused).toMatchObject({ reason: "nothingLost" })
      expect((yield* issues).length).toBe(1)
      expect(yield* writtenOff).toEqual([])
    }),
  ))

test("a refund that is in the wallet again is not written off", () =>
  inWalletWorld(
    Effect.gen(function* () {
      yield* filledBy(5_000_00)
      yield* heard({ ...gone, reference: "re_1" })
      yield* heard({ ...gone, reference: "re_1", state: "won" })
      expect(yield* Effect.flip(writeOff(yield* onlyIssue))).toMatchObject({ reason: "inWalletAgain" })
    }),
  ))
