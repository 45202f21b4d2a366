import { Result, Schema } from "effect"
import type { CurrencyCode, MinorUnits } from "@domain/kernel"
import { OtherAmountTaken } from "./failures.ts"
import type { Payment, PaymentStatus } from "./payment.ts"

/** What a payment may become by anything that we do: both ends are final. Spec: wallet transfer states. */
export const paymentMoves: Readonly<Record<PaymentStatus, ReadonlyArray<PaymentStatus>>> = {
  Pending: ["Succeeded", "Failed"],
  Succeeded: [],
  Failed: [],
}

/** Whether nothing more may be tried with the payment. */
export const isFinal = (status: PaymentStatus): boolean => paymentMoves[status].length === 0

/**
 * What a gateway says: `Untried` has nothing under way, `Pending` may still take money; `Declined` may be tried again, `Cancelled`
 * may not. Ours, after both gateways.
 */
export const GatewayStatus = Schema.Literals(["Untried", "Pending", "Succeeded", "Declined", "Cancelled"])
export type GatewayStatus = typeof GatewayStatus.Type

/** A gateway's word on a payment; `amount` is what was taken, in minor units. */
export interface GatewayWord {
  readonly status: GatewayStatus
  readonly amount: MinorUnits
  readonly currency: CurrencyCode
  readonly reason?: string
}

/** The payment after a word, and the minor units to credit: its amount once, else 0. */
export interface Heard {
  readonly payment: Payment
  readonly credit: MinorUnits
}

const became = (payment: Payment, status: PaymentStatus, reason?: string): Payment => {
  const { failureReason: _before, ...rest } = payment
  return { ...rest, status, ...(reason !== undefined && { failureReason: reason }) }
}

/**
 * The payment after a gateway's answer: a success is final and credited once, and another amount than requested is
 * refused. A failure is final, unless money was taken after all: that is credited (ours).
 */
export const hear = (payment: Payment, word: GatewayWord): Result.Result<Heard, OtherAmountTaken> => {
  const same: Heard = { payment, credit: 0 }
  if (payment.status === "Succeeded") return Result.succeed(same)
  if (word.status === "Succeeded") {
    return word.amount === payment.amount && word.currency === payment.currency
      ? Result.succeed({ payment: became(payment, "Succeeded"), credit: payment.amount })
      : Result.fail(new OtherAmountTaken({ taken: word.amount, currency: word.currency }))
  }
  const isOpen = word.status === "Pending" || word.status === "Untried"
  if (payment.status === "Failed" || isOpen) return Result.succeed(same)
  const status = word.status === "Cancelled" ? "Failed" : "Pending"
  return Result.succeed({ payment: became(payment, status, word.reason), credit: 0 })
}
