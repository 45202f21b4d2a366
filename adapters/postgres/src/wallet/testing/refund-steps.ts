import { Effect, Exit } from "effect"
import { expect } from "vitest"
import { CurrentActor } from "@application/kernel"
import { userActor } from "@application/kernel/testing"
import { GatewayDesk } from "@application/wallet/testing"
import { refundWallet, writeOffPaymentIssue } from "@application/wallet/use-cases"
import { PortalId } from "@domain/kernel"
import { PaymentIssueId, type Reversal } from "@domain/wallet"
import type { Cut } from "./cut-connections.ts"
import { noticeOf } from "./payment-steps.ts"
import type { PencilRefund } from "./wallet-pencil.ts"
import { despite, failureOf, nextKey, nth, type Real, type Step, valueOf } from "./wallet-steps.ts"

const portalId = PortalId.make(1)
const administrator = { ...userActor(9), roleIds: ["PortalAdministrator"] as const }

/** What a gateway says to a refund; `silent` says nothing. */
export type RefundAnswer = PencilRefund["state"] | "silent"

/** Money goes back to cards. */
export const refundOf =
  (amount: number, answer: RefundAnswer): Step =>
  async (pencil, real, cut) => {
    const { businessProfileId } = real.owner
    const gateway = (isOut: boolean) =>
      real.world.run(
        Effect.gen(function* () {
          const desk = yield* GatewayDesk
          yield* desk.refundsBecome(answer === "silent" ? "Successful" : answer)
          yield* desk.outOfReach(isOut)
        }),
      )
    await gateway(answer === "silent")
    const work = refundWallet.handle({ businessProfileId, amount, idempotencyKey: nextKey(real) })
    const exit = await despite(real, cut, work)
    await gateway(false)
    const { refundable, available } = pencil
    if (amount > refundable) {
      expect(failureOf(exit)).toMatchObject({ reason: "aboveWhatWasPaid", atMost: refundable })
      return
    }
    if (amount > available) {
      expect(failureOf(exit)).toMatchObject({ _tag: "InsufficientFunds" })
      return
    }
    const made = valueOf(exit)
    const parts = pencil.refundParts(amount)
    expect(made.map((one) => [one.paymentId, one.amount])).toEqual(parts.map(({ payment, part }) => [payment.id, part]))
    for (const [index, { payment, part }] of parts.entries()) {
      pencil.available -= part
      payment.back += part
      const refund: PencilRefund = { id: made[index]?.id ?? 0, payment, amount: part, state: "InProgress" }
      pencil.refunds.push(refund)
      if (answer !== "silent") pencil.settleRefund(refund, answer)
    }
  }

const told = async (real: Real, cut: Cut | undefined, reference: string, reversal: Reversal) => {
  await real.world.run(Effect.flatMap(GatewayDesk, (desk) => desk.reverse(reference, reversal)))
  valueOf(await despite(real, cut, noticeOf(reference, reversal.kind === "dispute" ? reversal.reference : undefined)))
}

/** A notice says that a refund of a top-up was carried out, perhaps one that had failed by our books. */
export const refundNotice =
  (index: number): Step =>
  async (pencil, real, cut) => {
    const ofTopUps = pencil.refunds.filter(({ payment }) => payment.campaign === undefined && !payment.dispute)
    const refund = nth(ofTopUps, index)
    if (refund === undefined) return
    const { id, payment, amount } = refund
    const isNews = refund.state === "Failed" && refund.isTakenAfterAll !== true && refund.isReturned !== true
    if (isNews && payment.back + amount > payment.amount) return
    await real.world.run(Effect.flatMap(GatewayDesk, (desk) => desk.decideRefund(id, "Successful")))
    const reversal = { reference: `refund_${id}`, kind: "refund", amount, state: "lost", refundId: id } as const
    await told(real, cut, payment.reference, reversal)
    pencil.settleRefund(refund, "Successful")
    if (!isNews) return
    pencil.takeBack(payment, amount)
    refund.isTakenAfterAll = true
  }

/** A bank disputes a top-up that is in the wallet, or decides its dispute. */
export const dispute =
  (index: number, decision: "won" | "lost"): Step =>
  async (pencil, real, cut) => {
    const topUps = pencil.payments.filter(({ isIn, campaign }) => isIn && campaign === undefined)
    const payment = nth(topUps, index)
    if (payment === undefined) return
    const before = payment.dispute
    const amount = before?.amount ?? payment.amount - payment.back
    if (amount <= 0 || (before !== undefined && before.state !== "open")) return
    const state = before === undefined ? "open" : decision
    const reference = `dispute_${payment.id}`
    await told(real, cut, payment.reference, { reference, kind: "dispute", amount, state })
    payment.dispute = { amount, state }
    if (state === "open") pencil.takeBack(payment, amount)
    if (state === "won") pencil.giveBack(payment, amount)
  }

/** A refund of a top-up that was done comes back from its bank, which is told by a notice. */
export const refundReturned =
  (index: number): Step =>
  async (pencil, real, cut) => {
    const done = pencil.refunds.filter(
      ({ payment, state }) => state === "Successful" && payment.campaign === undefined && !payment.dispute,
    )
    const refund = nth(done, index)
    if (refund === undefined) return
    const { id, payment, amount } = refund
    await real.world.run(Effect.flatMap(GatewayDesk, (desk) => desk.decideRefund(id, "Failed")))
    const reversal = { reference: `refund_${id}`, kind: "refund", amount, state: "won", refundId: id } as const
    await told(real, cut, payment.reference, reversal)
    pencil.returnRefund(refund)
  }

/** The portal's administrator writes off a dispute that was lost; what the wallet paid itself is no loss. */
export const writeOffDispute =
  (index: number): Step =>
  async (pencil, real, cut) => {
    const lost = pencil.payments.filter(
      ({ dispute: one, isWrittenOff }) => one?.state === "lost" && isWrittenOff !== true,
    )
    const payment = nth(lost, index)
    if (payment?.dispute === undefined) return
    const [issue] = await real.world.rows<{ readonly id: number }>(
      "select id from payment_issues where kind = 'disputeLost' and payment_id = $1 and settled_at is null",
      [payment.id],
    )
    const issueId = PaymentIssueId.make(issue?.id ?? 0)
    const work = writeOffPaymentIssue.handle({ portalId, issueId, reason: "Spent before the dispute" })
    const exit = await despite(real, cut, Effect.provideService(work, CurrentActor, administrator))
    const amount = pencil.writeOff(payment.dispute.amount)
    if (amount === 0) {
      expect(failureOf(exit)).toMatchObject({ _tag: "WriteOffRefused", reason: "nothingLost" })
      return
    }
    payment.isWrittenOff = true
    // After a cut behind the commit, the second try finds it done.
    if (Exit.isSuccess(exit)) expect(exit.value.writtenOff).toBe(-amount)
    else expect(failureOf(exit)).toMatchObject({ _tag: "PaymentIssueNotFound" })
  }
