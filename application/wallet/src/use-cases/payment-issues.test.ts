import { Effect } from "effect"
import { expect, test } from "vitest"
import { CurrentActor } from "@application/kernel"
import { userActor } from "@application/kernel/testing"
import { PortalId } from "@domain/kernel"
import { PaymentId, PaymentIssueId } from "@domain/wallet"
import { PaymentGateways } from "../ports/payment-gateways.ts"
import { GatewayDesk } from "../testing/memory-payment-gateways.ts"
import { available, businessProfileId, inWalletWorld, startOf } from "../testing/top-up-world.ts"
import { listPaymentIssues, settlePaymentIssue } from "./payment-issues.ts"
import { receivePaymentNotice } from "./reconcile-payments.ts"
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
