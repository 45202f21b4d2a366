import { Effect } from "effect"
import { isOfSession, type PaymentRecord, SessionPayment, TopUpPayment } from "@domain/wallet"
import { decodedRow, withoutNulls } from "../query-results.ts"
import { storedPromise } from "./stored-promise.ts"

const sessionPaymentOf = decodedRow(SessionPayment)
const topUpOf = decodedRow(TopUpPayment)

/** A row of `payments`; one without a session fills a wallet. */
export interface PaymentRow {
  readonly session_id: string | null
  readonly user_id: number | null
  readonly id: number
  readonly business_profile_id: number
  readonly idempotency_key: string
  readonly gateway: string
  readonly gateway_reference: string | null
  readonly amount: number
  readonly currency: string
  readonly status: string
  readonly failure_reason: string | null
  readonly payment_option_id: string | null
  readonly is_surplus: boolean | null
  readonly is_released: boolean | null
  readonly standing: string | null
  readonly payer_name: string | null
  readonly payer_approver_id: number | null
  readonly created_at: number
  readonly total: number
  readonly promise: unknown
  readonly promise_version: number
}

const factsOf = (row: PaymentRow) => ({
  payment: withoutNulls({
    id: row.id,
    gateway: row.gateway,
    gatewayReference: row.gateway_reference ?? "",
    amount: row.amount,
    currency: row.currency,
    status: row.status,
    failureReason: row.failure_reason,
    paymentOptionId: row.payment_option_id,
    isSurplus: row.is_surplus,
    isReleased: row.is_released,
    standing: row.standing,
    payerName: row.payer_name,
  }),
  businessProfileId: row.business_profile_id,
  idempotencyKey: row.idempotency_key,
  createdAt: row.created_at,
})

/** The payment of a row that belongs to a session. */
export const sessionPaymentOfRow = Effect.fnUntraced(function* (row: PaymentRow) {
  const payment = yield* sessionPaymentOf({
    ...factsOf(row),
    sessionId: row.session_id,
    total: row.total,
    ...(row.payer_approver_id !== null && { payerApproverId: row.payer_approver_id }),
  })
  if (row.promise === null) return payment
  return { ...payment, promise: yield* storedPromise.read(row.promise, row.promise_version) }
})

/** The top-up of a row that belongs to no session. */
export const topUpOfRow = (row: PaymentRow) => topUpOf({ ...factsOf(row), userId: row.user_id })

/** The payment of a row of either purpose. */
export const paymentOfRow = (row: PaymentRow): Effect.Effect<PaymentRecord> =>
  row.session_id === null ? topUpOfRow(row) : sessionPaymentOfRow(row)

/** The columns of a new payment, first asked about at `askAt`. */
export const rowOfPayment = (record: PaymentRecord, askAt: number) => {
  const { payment, businessProfileId, idempotencyKey, createdAt } = record
  const isSession = isOfSession(record)
  return {
    session_id: isSession ? record.sessionId : null,
    user_id: isSession ? null : record.userId,
    id: payment.id,
    business_profile_id: businessProfileId,
    idempotency_key: idempotencyKey,
    gateway: payment.gateway,
    gateway_reference: payment.gatewayReference === "" ? null : payment.gatewayReference,
    amount: payment.amount,
    currency: payment.currency,
    status: payment.status,
    created_at: createdAt,
    ask_at: askAt,
    total: isSession ? record.total : payment.amount,
    promise: isSession && record.promise !== undefined ? storedPromise.write(record.promise) : null,
    promise_version: storedPromise.version,
  }
}
