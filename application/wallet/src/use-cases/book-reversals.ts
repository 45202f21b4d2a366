import { Clock, Effect, Option } from "effect"
import {
  failedRefundReference,
  hearReversal,
  isDecided,
  isOfSession,
  isReturned,
  isStopped,
  type PaymentRecord,
  paymentStanding,
  refundBack,
  RefundId,
  returnedReversalReference,
  type Posting,
  type Reversal,
  reversalPostings,
  reversalReference,
  type ReversalStep,
} from "@domain/wallet"
import { Ledger } from "../ports/ledger.ts"
import { PaidCampaigns } from "../services/paid-campaigns.ts"
import { PaymentIssues } from "../ports/payment-issues.ts"
import { PaymentNotices } from "../ports/payment-notices.ts"
import { PaymentRepository } from "../ports/payment-repository.ts"
import { RefundRepository } from "../ports/refund-repository.ts"

/** An issue of a payment about its reversal, for the portal's administrators. */
const issueOf = (
  { payment, businessProfileId }: PaymentRecord,
  { reference, amount }: Reversal,
  noticedAt: number,
) => ({
  gateway: payment.gateway,
  gatewayReference: reference,
  amount,
  currency: payment.currency,
  businessProfileId,
  paymentId: payment.id,
  noticedAt,
})

/** Lists a dispute until its bank has decided, and one that was lost until somebody has looked after it. */
const noteDispute = Effect.fnUntraced(function* (paid: PaymentRecord, reversal: Reversal, step: ReversalStep) {
  if (step === "refund") return
  const issues = yield* PaymentIssues
  const now = yield* Clock.currentTimeMillis
  const issue = issueOf(paid, reversal, now)
  if (step === "hold") return yield* issues.note({ ...issue, kind: "disputeOpened" })
  yield* issues.withdraw({ ...issue, kind: "disputeOpened" }, now)
  if (step === "lose") yield* issues.note({ ...issue, kind: "disputeLost" })
})

/** Moves the money of one step, stops a campaign that loses its money, and notifies the owner. */
const book = Effect.fnUntraced(function* (paid: PaymentRecord, reversal: Reversal, step: ReversalStep) {
  const { reference, amount } = reversal
  const { payment, businessProfileId } = paid
  const campaigns = yield* PaidCampaigns
  const campaign = isOfSession(paid) ? Option.getOrUndefined(yield* campaigns.of(paid)) : undefined
  const event = {
    businessProfileId,
    reference: reversalReference(step, payment.id, reference),
    ...(campaign !== undefined && { campaignId: campaign.campaignId }),
  }
  const at = yield* Clock.currentTimeMillis
  const facts = { ...event, at, ...(campaign !== undefined && { campaignName: campaign.name }) }
  const taken = { amount, ...(campaign?.price !== undefined && { price: campaign.price }) }
  let postings: ReadonlyArray<Posting> = []
  const priced = campaign?.price === undefined ? {} : { price: campaign.price }
  yield* (yield* Ledger).post({ ...event, ...priced, currency: payment.currency }, (holdings) => {
    const made = reversalPostings(step, facts, holdings, taken)
    if (made._tag === "Success") postings = made.success
    return made
  })
  const stopped = campaign !== undefined && isStopped(postings)
  if (stopped && isOfSession(paid)) yield* campaigns.stop(paid)
  yield* (yield* PaymentNotices).reversed(paid, {
    step,
    amount,
    isStopped: stopped,
    ...(campaign !== undefined && { campaignName: campaign.name }),
  })
  yield* noteDispute(paid, reversal, step)
})

/** Whether a reversal is a refund that we asked for, whose money has left the wallet already; it is successful then. */
const isOwnRefund = Effect.fnUntraced(function* ({ payment }: PaymentRecord, { reference, refundId }: Reversal) {
  if (refundId === undefined) return false
  const refunds = yield* RefundRepository
  const refund = Option.getOrUndefined(yield* refunds.lock(RefundId.make(refundId)))
  // The money of a failed refund is back in the wallet, so that what the gateway gave back after all is booked.
  if (refund?.paymentId !== payment.id || refund.state === "Failed") return false
  yield* refunds.settle(refund.id, { state: "Successful", gatewayReference: reference })
  return true
})

/**
 * A refund came back from its bank after it was done: its money is available again, and the owner is told. One that was never
 * booked, or has failed by our books, brings nothing back.
 */
const takeReturned = Effect.fnUntraced(function* (paid: PaymentRecord, reversal: Reversal, isBooked: boolean) {
  const { payment, businessProfileId } = paid
  const { reference, amount, refundId } = reversal
  const refunds = yield* RefundRepository
  const named = refundId === undefined ? undefined : Option.getOrUndefined(yield* refunds.lock(RefundId.make(refundId)))
  const own = named?.paymentId === payment.id && named.state !== "Failed" ? named : undefined
  if (own === undefined && !isBooked) return
  const at = yield* Clock.currentTimeMillis
  const known = own === undefined ? returnedReversalReference(payment.id, reference) : failedRefundReference(own)
  const event = { businessProfileId, currency: payment.currency, reference: known }
  if (own !== undefined)
    yield* refunds.settle(own.id, { state: "Failed", gatewayReference: reference, failureReason: "" })
  yield* (yield* Ledger).post(event, (holdings) => refundBack({ ...event, at }, holdings, { amount }))
  yield* (yield* PaymentNotices).refundReturned(paid, amount)
  if (own === undefined || isDecided(own))
    yield* (yield* PaymentIssues).note({ ...issueOf(paid, reversal, at), kind: "refundReturned" })
})

/**
 * Books the reversals of a payment at its gateway, each reversal's step once, in the caller's transaction: whatever order the
 * gateway's words come in and however often.
 */
export const bookReversals = Effect.fnUntraced(function* (paid: PaymentRecord, reversals: ReadonlyArray<Reversal>) {
  const { payment } = paid
  const payments = yield* PaymentRepository
  const known = yield* payments.reversals(payment.id)
  let isNews = false
  for (const reversal of reversals) {
    const before = known.find(({ reference }) => reference === reversal.reference)
    if (isReturned(before?.state, reversal)) {
      yield* takeReturned(paid, reversal, before?.state === "lost")
      yield* payments.keepReversal(payment.id, reversal)
      isNews = true
      continue
    }
    const steps = hearReversal(before?.state, reversal)
    if (before !== undefined && steps.length === 0) continue
    if (!(yield* isOwnRefund(paid, reversal))) for (const step of steps) yield* book(paid, reversal, step)
    yield* payments.keepReversal(payment.id, reversal)
    isNews = true
  }
  if (!isNews) return
  const standing = paymentStanding(payment.amount, yield* payments.reversals(payment.id))
  yield* payments.stand(payment.id, standing)
})
