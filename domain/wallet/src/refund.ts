import { Result } from "effect"
import type { IdempotencyKey, MinorUnits } from "@domain/kernel"
import { type InsufficientFunds, RefundNotAllowed } from "./failures.ts"
import { type Holdings, movementOf, type Posting } from "./ledger.ts"
import { covers, ifMoved, makePosting, notCovered, type PostingFacts, type Postings } from "./make-posting.ts"
import { PaymentId } from "./payment.ts"
import type { TransactionKind } from "./wallet.ts"

/** Amounts of a payment that were taken, and reversed or disputed, at its gateway; minor units. */
export interface PaymentMoney {
  readonly paymentId: PaymentId
  readonly paid: MinorUnits
  readonly refunded: MinorUnits
}

/** The ledger's reference of the money that a payment brought in. */
export const paymentReference = (paymentId: PaymentId): string => `payment:${paymentId}`

/** The ledger's reference of one refund to a payment. */
export const refundReference = (paymentId: PaymentId, key: IdempotencyKey): string => `refund:${paymentId}:${key}`

/** How much may still go back to a payment: never more than it brought in. */
export const refundableOf = ({ paid, refunded }: PaymentMoney): MinorUnits => Math.max(0, paid - refunded)

const references: { readonly [Kind in TransactionKind]?: RegExp } = {
  topUp: /^payment:(\d+)$/,
  refund: /^refund:(\d+):/,
  refundBack: /^refundBack:(\d+):/,
  reversal: /^reversal:(\d+):/,
  disputeHold: /^disputeHold:(\d+):/,
  disputeLost: /^disputeLost:(\d+):/,
  disputeWon: /^disputeWon:(\d+):/,
}

/** The payment that a posting, or a line of the statement, is about by its reference; none for what moves between campaigns. */
export const paymentOfLine = ({
  kind,
  reference = "",
}: {
  readonly kind: TransactionKind
  readonly reference?: string
}): PaymentId | undefined => {
  const id = references[kind]?.exec(reference)?.[1]
  return id === undefined ? undefined : PaymentId.make(Number(id))
}

/** Each payment's money by a profile's postings, the newest payment first. Only what came through the gateway counts. */
export const paymentMoney = (postings: ReadonlyArray<Posting>): ReadonlyArray<PaymentMoney> => {
  const byId = new Map<PaymentId, PaymentMoney>()
  for (const posting of postings) {
    const paymentId = paymentOfLine(posting)
    if (paymentId === undefined) continue
    const { paid, refunded } = byId.get(paymentId) ?? { paid: 0, refunded: 0 }
    const moved = movementOf(posting, "gateway") + movementOf(posting, "disputed")
    const after = posting.kind === "topUp" ? { paid: paid - moved, refunded } : { paid, refunded: refunded + moved }
    byId.set(paymentId, { paymentId, ...after })
  }
  return [...byId.values()].toSorted((one, other) => other.paymentId - one.paymentId)
}

const notAllowed = (reason: RefundNotAllowed["reason"], atMost: MinorUnits, { currency }: Pick<Holdings, "currency">) =>
  Result.fail(new RefundNotAllowed({ reason, atMost, currency }))

const isAmount = (amount: MinorUnits): boolean => Number.isSafeInteger(amount) && amount > 0

/**
 * Refunds a payment by at most what it brought in less earlier reversals,
 * and never more than is available. Spec: wallet action 2, refund.
 */
export const refund = (
  facts: Omit<PostingFacts, "reference"> & { readonly key: IdempotencyKey },
  holdings: Holdings,
  payment: PaymentMoney,
  amount: MinorUnits,
): Result.Result<Postings, InsufficientFunds | RefundNotAllowed> => {
  const { key, ...rest } = facts
  const atMost = refundableOf(payment)
  if (!isAmount(amount)) return notAllowed("amountInvalid", atMost, holdings)
  if (amount > atMost) return notAllowed("aboveWhatWasPaid", atMost, holdings)
  const wanted = { currency: holdings.currency, total: amount }
  if (!covers(holdings, wanted)) return notCovered(holdings, wanted)
  const about = { ...rest, reference: refundReference(payment.paymentId, key) }
  return Result.succeed(
    ifMoved(makePosting(about, holdings, "refund", -amount, ["available", -amount], ["gateway", amount])),
  )
}

/** A part of a refund and the payment it goes back to. */
export interface RefundPart<P extends PaymentMoney = PaymentMoney> {
  readonly payment: P
  readonly amount: MinorUnits
}

/**
 * The payments that a refund of the wallet goes back to, newest first and each up to its rest. Fails when all together
 * brought in less; the choice of payments is ours.
 */
export const refundPlan = <P extends PaymentMoney>(
  payments: ReadonlyArray<P>,
  amount: MinorUnits,
  holdings: Pick<Holdings, "currency">,
): Result.Result<ReadonlyArray<RefundPart<P>>, RefundNotAllowed> => {
  const atMost = payments.reduce((sum, payment) => sum + refundableOf(payment), 0)
  if (!isAmount(amount)) return notAllowed("amountInvalid", atMost, holdings)
  if (amount > atMost) return notAllowed("aboveWhatWasPaid", atMost, holdings)
  let remaining = amount
  const newestFirst = payments.toSorted((one, other) => other.paymentId - one.paymentId)
  return Result.succeed(
    newestFirst.flatMap((payment) => {
      const part = Math.min(remaining, refundableOf(payment))
      remaining -= part
      return part === 0 ? [] : [{ payment, amount: part }]
    }),
  )
}
