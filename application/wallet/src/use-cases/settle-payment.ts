import { Clock, Effect, Option, Result } from "effect"
import { UnitOfWork } from "@application/kernel"
import {
  hear,
  isOfSession,
  type Payment,
  payForCampaign,
  type PaymentRecord,
  paymentReference,
  type SessionPayment,
  topUp,
  type TopUpPayment,
} from "@domain/wallet"
import { bookFees } from "./book-fees.ts"
import { bookReversals } from "./book-reversals.ts"
import { Ledger } from "../ports/ledger.ts"
import { type PaidFor, PayableSessions } from "@application/signup/services"
import { type GatewayPayment, PaymentGateways } from "../ports/payment-gateways.ts"
import { PaymentNotices } from "../ports/payment-notices.ts"
import { PaymentIssues } from "../ports/payment-issues.ts"
import { PaymentRepository } from "../ports/payment-repository.ts"

/** What the gateway says of a payment, and the payment as it stands after that was noted. */
export interface Settled {
  readonly payment: Payment
  readonly gateway: GatewayPayment
}

const paidFor = ({ payment, total, createdAt, promise }: SessionPayment): PaidFor => ({
  paymentId: payment.id,
  total,
  startedAt: createdAt,
  promise,
})

/**
 * The payment's money in the wallet, and the price that was agreed to promised to its draft if it stands and the wallet covers it
 * now; returns how the money was used.
 */
const posted = Effect.fnUntraced(function* (paid: SessionPayment) {
  const { payment, businessProfileId, sessionId, total } = paid
  const ledger = yield* Ledger
  const sessions = yield* PayableSessions
  const draft = Option.getOrUndefined(yield* sessions.draft(sessionId))
  const stands = draft !== undefined && (yield* sessions.stands(sessionId, paidFor(paid)))
  const before = Option.getOrUndefined(yield* Effect.option(sessions.look(sessionId)))
  const { amount, currency } = payment
  const event = {
    businessProfileId,
    reference: paymentReference(payment.id),
    ...(draft !== undefined && { campaignId: draft }),
  }
  const facts = { ...event, at: yield* Clock.currentTimeMillis }
  yield* ledger.post({ ...event, currency }, (holdings) =>
    stands ? payForCampaign(facts, holdings, { amount, total, currency }) : topUp(facts, holdings, amount, currency),
  )
  if (before?.isPaid === true) return "surplus"
  return stands && (yield* ledger.campaign(businessProfileId, draft)).promised > 0 ? "campaign" : "wallet"
})

/** Credits the wallet, marks the session paid if that suffices, and queues a receipt. */
const creditSession = Effect.fnUntraced(function* (paid: SessionPayment) {
  const { payment, sessionId } = paid
  const use = yield* posted(paid)
  const isSurplus = use === "surplus" ? { isSurplus: true } : {}
  yield* (yield* PaymentRepository).settle(payment.id, { status: "Succeeded", ...isSurplus })
  if (use === "campaign") yield* (yield* PayableSessions).markPaid(sessionId, paidFor(paid))
  yield* (yield* PaymentNotices).received(paid, use)
})

/** Fills the wallet and queues a receipt. */
const creditTopUp = Effect.fnUntraced(function* (paid: TopUpPayment) {
  const { payment, businessProfileId } = paid
  const { amount, currency } = payment
  const event = { businessProfileId, reference: paymentReference(payment.id) }
  const facts = { ...event, at: yield* Clock.currentTimeMillis }
  yield* (yield* Ledger).post({ ...event, currency }, (holdings) => topUp(facts, holdings, amount, currency))
  yield* (yield* PaymentRepository).settle(payment.id, { status: "Succeeded" })
  yield* (yield* PaymentNotices).received(paid, "wallet")
})

/** Credits a payment's money: all of it or nothing, and once. */
const credit = (paid: PaymentRecord) => (isOfSession(paid) ? creditSession(paid) : creditTopUp(paid))

const note = Effect.fnUntraced(function* ({ payment }: PaymentRecord, gateway: GatewayPayment) {
  const payments = yield* PaymentRepository
  const current = Option.getOrUndefined(yield* payments.lock(payment.id))
  if (current === undefined) return
  const heard = hear(current.payment, gateway)
  if (Result.isFailure(heard))
    return yield* Effect.die(new Error(`The gateway took another amount than payment ${payment.id} asked for`))
  const { paymentOptionId } = gateway
  const isCardNews = gateway.status === "Succeeded" && current.payment.paymentOptionId !== paymentOptionId
  if (paymentOptionId !== undefined && isCardNews) yield* payments.paidWith(payment.id, paymentOptionId)
  if (heard.success.credit > 0 && gateway.cardMark !== undefined) yield* payments.markCard(payment.id, gateway.cardMark)
  if (heard.success.credit > 0) yield* credit(current)
  const { status, failureReason } = heard.success.payment
  if (heard.success.credit === 0 && heard.success.payment !== current.payment)
    yield* payments.settle(payment.id, { status, ...(failureReason !== undefined && { failureReason }) })
  if (status !== "Succeeded") return
  yield* bookReversals(current, gateway.reversals ?? [])
  yield* bookFees(current, gateway.fees ?? [])
})

/** Notes that the gateway took another amount than was asked for; nothing of that amount is credited. */
const noteOtherAmount = Effect.fnUntraced(function* (known: PaymentRecord, gateway: GatewayPayment) {
  const { payment, businessProfileId } = known
  if (Result.isSuccess(hear(payment, gateway))) return
  const { amount, currency } = gateway
  yield* (yield* PaymentIssues).note({
    kind: "otherAmountTaken",
    gateway: payment.gateway,
    gatewayReference: payment.gatewayReference,
    amount,
    currency,
    businessProfileId,
    paymentId: payment.id,
    noticedAt: yield* Clock.currentTimeMillis,
  })
})

/**
 * Notes what the gateway said in one transaction: success credits the wallet once, and reversals and fees are booked once,
 * however often they are reported.
 */
export const settleAs = Effect.fnUntraced(function* (known: PaymentRecord, gateway: GatewayPayment) {
  const { transact } = yield* UnitOfWork
  yield* transact(noteOtherAmount(known, gateway))
  yield* transact(note(known, gateway))
  const after = yield* (yield* PaymentRepository).record(known.payment.id)
  const settled: Settled = { payment: Option.getOrElse(after, () => known).payment, gateway }
  return settled
})

/** The disputes of a payment that were told, or are booked and undecided, by the gateway's names. */
const knownDisputes = Effect.fnUntraced(function* ({ payment }: PaymentRecord, told: ReadonlyArray<string>) {
  const booked = yield* (yield* PaymentRepository).reversals(payment.id)
  const open = booked.filter(({ kind, state }) => kind === "dispute" && state === "open")
  return [...new Set([...open.map(({ reference }) => reference), ...told])]
})

/** Reads a payment's state at its gateway and stores it; `told` are its disputes that we just heard of. */
export const settlePayment = Effect.fnUntraced(function* (known: PaymentRecord, told: ReadonlyArray<string> = []) {
  const { gateway, gatewayReference } = known.payment
  const disputes = yield* knownDisputes(known, told)
  return yield* settleAs(known, yield* (yield* PaymentGateways).ask(gateway, gatewayReference, disputes))
})
