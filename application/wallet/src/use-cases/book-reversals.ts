import { Clock, Effect, Option } from "effect"
import {
  hearReversal,
  isStopped,
  paymentStanding,
  type Posting,
  type Reversal,
  reversalPostings,
  reversalReference,
  type ReversalStep,
  type SessionPayment,
} from "@domain/wallet"
import { Ledger } from "../ports/ledger.ts"
import { PaidCampaigns } from "../services/paid-campaigns.ts"
import { PaymentNotices } from "../ports/payment-notices.ts"
import { PaymentRepository } from "../ports/payment-repository.ts"

/** Moves the money of one step, stops a campaign that loses its money, and notifies the owner. */
const book = Effect.fnUntraced(function* (paid: SessionPayment, { reference, amount }: Reversal, step: ReversalStep) {
  const { payment, businessProfileId } = paid
  const campaigns = yield* PaidCampaigns
  const campaign = Option.getOrUndefined(yield* campaigns.of(paid))
  const event = {
    businessProfileId,
    reference: reversalReference(step, payment.id, reference),
    ...(campaign !== undefined && { campaignId: campaign.campaignId }),
  }
  const at = yield* Clock.currentTimeMillis
  const facts = { ...event, at, ...(campaign !== undefined && { campaignName: campaign.name }) }
  const taken = { amount, ...(campaign?.price !== undefined && { price: campaign.price }) }
  let postings: ReadonlyArray<Posting> = []
  yield* (yield* Ledger).post({ ...event, currency: payment.currency }, (holdings) => {
    const made = reversalPostings(step, facts, holdings, taken)
    if (made._tag === "Success") postings = made.success
    return made
  })
  const stopped = campaign !== undefined && isStopped(postings)
  if (stopped) yield* campaigns.stop(paid)
  yield* (yield* PaymentNotices).reversed(paid, {
    step,
    amount,
    isStopped: stopped,
    ...(campaign !== undefined && { campaignName: campaign.name }),
  })
})

/**
 * Books the reversals of a payment at its gateway, each reversal's step once, in the caller's transaction: whatever order the
 * gateway's words come in and however often.
 */
export const bookReversals = Effect.fnUntraced(function* (paid: SessionPayment, reversals: ReadonlyArray<Reversal>) {
  const { payment, sessionId } = paid
  const payments = yield* PaymentRepository
  const known = yield* payments.reversals(payment.id)
  let isNews = false
  for (const reversal of reversals) {
    const before = known.find(({ reference }) => reference === reversal.reference)
    const steps = hearReversal(before?.state, reversal)
    if (before !== undefined && steps.length === 0) continue
    for (const step of steps) yield* book(paid, reversal, step)
    yield* payments.keepReversal(payment.id, reversal)
    isNews = true
  }
  if (!isNews) return
  const standing = paymentStanding(payment.amount, yield* payments.reversals(payment.id))
  yield* payments.stand(sessionId, payment.id, standing)
})
