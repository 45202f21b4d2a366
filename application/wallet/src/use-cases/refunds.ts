import { Clock, Effect, Option } from "effect"
import { Ids, type InputOf, handler, UnitOfWork } from "@application/kernel"
import {
  checkRepeat,
  failedRefundReference,
  isDecided,
  refund,
  refundableOf,
  refundBack,
  RefundId,
  refundPlan,
  refundReference,
  type WalletRefund,
} from "@domain/wallet"
import { GetRefunds, ReconcileRefunds, RefundWallet } from "../contract/refunds.ts"
import { Ledger } from "../ports/ledger.ts"
import { type GatewayRefund, PaymentGateways } from "../ports/payment-gateways.ts"
import { PaymentRepository } from "../ports/payment-repository.ts"
import { RefundRepository } from "../ports/refund-repository.ts"
import { walletOf } from "./get-wallet.ts"

/** How many refunds a page shows; how long a request may take before its refunds are asked about, and how many at once. */
const limits = { latest: 20, graceMs: 60_000, atOnce: 200 } as const

type RefundInput = InputOf<typeof RefundWallet>

/** Takes the money from the wallet and records each part, in the caller's transaction; a repeat finds what was recorded. */
const requested = Effect.fnUntraced(function* (wanted: RefundInput) {
  const { businessProfileId, amount, idempotencyKey, paymentOptionId } = wanted
  const all = yield* (yield* PaymentRepository).lockMoney(businessProfileId)
  const payments = all.filter((one) => paymentOptionId === undefined || one.paymentOptionId === paymentOptionId)
  const refunds = yield* RefundRepository
  const known = yield* refunds.requestedUnder(businessProfileId, idempotencyKey)
  if (known.length > 0) {
    yield* Effect.fromResult(checkRepeat({ amount: known.reduce((sum, one) => sum + one.amount, 0) }, { amount }))
    return known
  }
  const { currency } = yield* walletOf(businessProfileId)
  const plan = yield* Effect.fromResult(refundPlan(payments, amount, { currency }))
  const ledger = yield* Ledger
  const ids = yield* Ids
  const at = yield* Clock.currentTimeMillis
  const parts = yield* Effect.forEach(plan, ({ payment, amount: part }) =>
    Effect.gen(function* () {
      const { paymentId } = payment
      const facts = { businessProfileId, key: idempotencyKey, at }
      const event = { businessProfileId, currency, reference: refundReference(paymentId, idempotencyKey) }
      yield* ledger.post(event, (holdings) => refund(facts, holdings, payment, part))
      const made: WalletRefund = {
        id: RefundId.make(yield* ids.next("refund")),
        businessProfileId,
        paymentId,
        gateway: payment.gateway,
        amount: part,
        currency,
        state: "InProgress",
        idempotencyKey,
        createdAt: at,
      }
      return made
    }),
  )
  yield* refunds.open(parts)
  return parts
})

/** Stores what the gateway said of a refund, once; the money of one that failed is available again. */
const note = Effect.fnUntraced(function* ({ id }: WalletRefund, { state, reference, reason }: GatewayRefund) {
  const refunds = yield* RefundRepository
  const current = Option.getOrUndefined(yield* refunds.lock(id))
  if (current === undefined || isDecided(current)) return
  yield* refunds.settle(id, {
    state,
    ...(reference !== undefined && { gatewayReference: reference }),
    ...(state === "Failed" && { failureReason: reason ?? "" }),
  })
  if (state !== "Failed") return
  const { businessProfileId, currency } = current
  const event = { businessProfileId, currency, reference: failedRefundReference(current) }
  const facts = { ...event, at: yield* Clock.currentTimeMillis }
  yield* (yield* Ledger).post(event, (holdings) => refundBack(facts, holdings, current))
})

/** Has the gateway give the money back, and returns the refund as it stands then; out of reach, it stays in progress. */
export const carriedOut = Effect.fnUntraced(function* (wanted: WalletRefund) {
  if (isDecided(wanted)) return wanted
  const { transact } = yield* UnitOfWork
  const payment = Option.getOrUndefined(yield* (yield* PaymentRepository).record(wanted.paymentId))?.payment
  if (payment === undefined) return yield* Effect.die(new Error(`Refund ${wanted.id} is of no payment`))
  const { gateway, gatewayReference } = payment
  const answer = yield* (yield* PaymentGateways)
    .refund({ gateway, gatewayReference, refundId: wanted.id, amount: wanted.amount })
    .pipe(
      Effect.catchTag("PaymentProviderRefused", ({ reason }) =>
        Effect.as(Effect.logWarning(`Refund ${wanted.id} waits for its gateway: ${reason}`), undefined),
      ),
    )
  if (answer !== undefined) yield* transact(note(wanted, answer))
  const after = yield* transact((yield* RefundRepository).lock(wanted.id))
  return Option.getOrElse(after, () => wanted)
})

/** Takes the money first and asks the gateway after that, so that nothing is given back that the wallet has not. */
export const refunded = Effect.fnUntraced(function* (wanted: RefundInput) {
  const { transact } = yield* UnitOfWork
  return yield* Effect.forEach(yield* transact(requested(wanted)), carriedOut)
})

export const refundWallet = handler(RefundWallet, refunded)

export const getRefunds = handler(
  GetRefunds,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    const { availableBalance, currency } = yield* walletOf(businessProfileId)
    const payments = yield* (yield* PaymentRepository).money(businessProfileId)
    const paid = payments.reduce((sum, payment) => sum + refundableOf(payment), 0)
    const refunds = yield* (yield* RefundRepository).ofProfile(businessProfileId, limits.latest)
    const named = payments.filter(
      (payment) => refundableOf(payment) > 0 || refunds.some(({ paymentId }) => paymentId === payment.paymentId),
    )
    return { refundable: Math.min(availableBalance, paid), currency, payments: named, refunds }
  }),
)

/** A refund whose request or reply was lost is asked for again under the same id, which is safe. */
export const reconcileRefunds = handler(
  ReconcileRefunds,
  Effect.fnUntraced(function* () {
    const before = (yield* Clock.currentTimeMillis) - limits.graceMs
    const open = yield* (yield* RefundRepository).inProgress(before, limits.atOnce)
    const after = yield* Effect.forEach(open, (one) =>
      carriedOut(one).pipe(
        Effect.catchCause((cause) => Effect.as(Effect.logError(`Refund ${one.id} was not settled`, cause), one)),
      ),
    )
    return { settled: after.filter(({ state }) => state !== "InProgress").length }
  }),
)
