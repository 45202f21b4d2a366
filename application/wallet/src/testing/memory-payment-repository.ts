import { Effect, Layer, Option } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import type { BusinessProfileId, SessionId } from "@domain/kernel"
import {
  isOfSession,
  type Payment,
  type PaymentId,
  type PaymentRecord,
  type Reversal,
  type SessionPayment,
  type TopUpPayment,
  type WalletRefund,
} from "@domain/wallet"
import { type RequestedPayment, firstCheckAfterMs, PaymentRepository } from "../ports/payment-repository.ts"

/** Payments in the in-memory database. */
export const memoryPaymentRepository = Layer.effect(
  PaymentRepository,
  Effect.gen(function* () {
    const database = yield* MemoryDatabase
    const rows = database.table<PaymentId, PaymentRecord>("payments")
    const asks = database.table<PaymentId, number>("payment_asks")
    const reversals = database.table<PaymentId, ReadonlyArray<Reversal>>("payment_reversals")
    const cardMarks = database.table<PaymentId, string>("payment_card_marks")
    const fees = database.table<PaymentId, number>("payment_fees")
    const requests = database.table<string, RequestedPayment>("payment_keys")
    const refunds = database.table<number, WalletRefund>("wallet_refunds")
    const sessionRows = () => [...rows.values()].filter(isOfSession)
    const topUpRows = () => [...rows.values()].filter((row): row is TopUpPayment => !isOfSession(row))
    const ofSession = (sessionId: SessionId): ReadonlyArray<SessionPayment> =>
      sessionRows()
        .filter((row) => row.sessionId === sessionId)
        .sort((one, other) => other.payment.id - one.payment.id)
    const change = (id: PaymentId, changed: (payment: Payment) => Payment) =>
      Effect.sync(() => {
        const row = rows.get(id)
        if (row !== undefined) rows.set(id, { ...row, payment: changed(row.payment) })
      })
    /** What went back of a payment: at its gateway, and by refunds of ours that the gateway has not told of yet. */
    const goneFrom = (id: PaymentId) => {
      const known = reversals.get(id) ?? []
      const gone = known.filter(({ state }) => state !== "won").reduce((sum, { amount }) => sum + amount, 0)
      return [...refunds.values()]
        .filter((one) => one.paymentId === id && one.state !== "Failed")
        .filter((one) => known.every(({ refundId }) => refundId !== one.id))
        .reduce((sum, { amount }) => sum + amount, gone)
    }
    const money = (businessProfileId: BusinessProfileId) =>
      Effect.sync(() =>
        [...rows.values()]
          .filter((row) => row.businessProfileId === businessProfileId && row.payment.status === "Succeeded")
          .sort((one, other) => other.payment.id - one.payment.id)
          .map(({ payment: { id, amount, gateway, gatewayReference, paymentOptionId } }) => ({
            paymentId: id,
            paid: amount,
            refunded: goneFrom(id),
            gateway,
            gatewayReference,
            ...(paymentOptionId !== undefined && { paymentOptionId }),
          })),
      )
    type When = { readonly createdFrom: number; readonly now: number }
    /** The wanted payments that are due to be asked about, longest due first. */
    const dueOf = (isWanted: (payment: Payment) => boolean, { createdFrom, now }: When, limit: number) =>
      [...rows.values()]
        .filter((row) => isWanted(row.payment) && row.payment.gatewayReference !== "" && row.createdAt >= createdFrom)
        .map((row) => ({ row, at: asks.get(row.payment.id) ?? row.createdAt + firstCheckAfterMs }))
        .filter(({ at }) => at <= now)
        .sort((one, other) => one.at - other.at || one.row.payment.id - other.row.payment.id)
        .slice(0, limit)
        .map(({ row }) => row)
    return {
      open: (row) =>
        Effect.sync(() => {
          const already = ofSession(row.sessionId).find(
            ({ payment }) => payment.status === "Pending" && payment.amount === row.payment.amount,
          )
          if (already === undefined) rows.set(row.payment.id, row)
          return already ?? row
        }),
      byId: (sessionId, id) =>
        Effect.sync(() => Option.fromNullishOr(ofSession(sessionId).find(({ payment }) => payment.id === id))),
      openTopUp: (row) =>
        Effect.sync(() => {
          const already = topUpRows().find(
            (one) => one.businessProfileId === row.businessProfileId && one.idempotencyKey === row.idempotencyKey,
          )
          if (already === undefined) rows.set(row.payment.id, row)
          return already ?? row
        }),
      topUp: (businessProfileId, id) =>
        Effect.sync(() =>
          Option.fromNullishOr(
            topUpRows().find((row) => row.businessProfileId === businessProfileId && row.payment.id === id),
          ),
        ),
      topUps: (businessProfileId, limit) =>
        Effect.sync(() =>
          topUpRows()
            .filter((row) => row.businessProfileId === businessProfileId)
            .sort((one, other) => other.payment.id - one.payment.id)
            .slice(0, limit),
        ),
      record: (id) => Effect.sync(() => Option.fromNullishOr(rows.get(id))),
      lock: (id) => Effect.sync(() => Option.fromNullishOr(rows.get(id))),
      money,
      lockMoney: money,
      requestedUnder: (sessionId, key) => Effect.sync(() => Option.fromNullishOr(requests.get(`${sessionId} ${key}`))),
      saveRequested: (sessionId, key, now) =>
        Effect.sync(() => {
          const name = `${sessionId} ${key}`
          if (!requests.has(name)) requests.set(name, now)
        }),
      ofSession: (sessionId) => Effect.sync(() => ofSession(sessionId)),
      ofAmount: (sessionId, amount) =>
        Effect.sync(() => {
          const alike = ofSession(sessionId).filter(({ payment }) => payment.amount === amount)
          const succeeded = alike.find(({ payment }) => payment.status === "Succeeded")
          return Option.fromNullishOr(succeeded ?? alike.find(({ payment }) => payment.status === "Pending"))
        }),
      byReference: (gateway, reference) =>
        Effect.sync(() =>
          Option.fromNullishOr(
            [...rows.values()].find(
              ({ payment }) =>
                payment.gateway === gateway && payment.gatewayReference === reference && reference !== "",
            ),
          ),
        ),
      due: (when, limit) => Effect.sync(() => dueOf(({ status }) => status === "Pending", when, limit)),
      withoutFees: (when, limit) =>
        Effect.sync(() => dueOf(({ status, id }) => status === "Succeeded" && !fees.has(id), when, limit)),
      fees: (id) => Effect.sync(() => Option.fromNullishOr(fees.get(id))),
      keepFees: (id, inAll) => Effect.sync(() => void fees.set(id, inAll)),
      checkAgainAt: (id, at) => Effect.sync(() => void asks.set(id, at)),
      setReference: (id, gatewayReference) =>
        change(id, (payment) => (payment.gatewayReference === "" ? { ...payment, gatewayReference } : payment)),
      renew: (sessionId, id, { payer, ...now }) =>
        Effect.sync(() => {
          const row = ofSession(sessionId).find(({ payment }) => payment.id === id)
          if (row?.payment.status !== "Pending") return
          if (payer === undefined) return void rows.set(id, { ...row, ...now })
          const { payerApproverId: _before, ...rest } = row
          const payment = { ...row.payment, payerName: payer.name }
          const approver = payer.approverId === undefined ? {} : { payerApproverId: payer.approverId }
          rows.set(id, { ...rest, ...now, payment, ...approver })
        }),
      reversals: (id) => Effect.sync(() => [...(reversals.get(id) ?? [])]),
      keepReversal: (id, reversal) =>
        Effect.sync(() => {
          const before = reversals.get(id) ?? []
          const isKnown = before.some(({ reference }) => reference === reversal.reference)
          const after = before.map((one) => (one.reference === reversal.reference ? reversal : one))
          reversals.set(id, isKnown ? after : [...before, reversal])
        }),
      stand: (id, standing) => change(id, (payment) => ({ ...payment, standing })),
      disputed: (limit) =>
        Effect.sync(() => [...rows.values()].filter(({ payment }) => payment.standing === "Disputed").slice(0, limit)),
      release: (sessionId) =>
        Effect.sync(() => {
          for (const row of ofSession(sessionId))
            if (row.payment.status === "Succeeded")
              rows.set(row.payment.id, { ...row, payment: { ...row.payment, isReleased: true } })
        }),
      markCard: (id, cardMark) => Effect.sync(() => void cardMarks.set(id, cardMark)),
      paidWith: (id, paymentOptionId) => change(id, (payment) => ({ ...payment, paymentOptionId })),
      settle: (id, outcome) =>
        change(id, (payment) => {
          const { failureReason: _, isSurplus: _before, ...rest } = payment
          return { ...rest, ...outcome }
        }),
    }
  }),
)
