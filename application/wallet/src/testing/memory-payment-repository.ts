import { Effect, Layer, Option } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import type { SessionId } from "@domain/kernel"
import type { Payment, PaymentId, Reversal, SessionPayment } from "@domain/wallet"
import { type RequestedPayment, firstCheckAfterMs, PaymentRepository } from "../ports/payment-repository.ts"

/** Payments in the in-memory database. */
export const memoryPaymentRepository = Layer.effect(
  PaymentRepository,
  Effect.gen(function* () {
    const database = yield* MemoryDatabase
    const rows = database.table<PaymentId, SessionPayment>("payments")
    const asks = database.table<PaymentId, number>("payment_asks")
    const reversals = database.table<PaymentId, ReadonlyArray<Reversal>>("payment_reversals")
    const requests = database.table<string, RequestedPayment>("payment_keys")
    const find = (holds: (row: SessionPayment) => boolean) =>
      Effect.sync(() => Option.fromNullishOr([...rows.values()].find(holds)))
    const ofSession = (sessionId: SessionId) =>
      [...rows.values()]
        .filter((row) => row.sessionId === sessionId)
        .sort((one, other) => other.payment.id - one.payment.id)
    const byId = (sessionId: SessionId, id: PaymentId) =>
      find((row) => row.sessionId === sessionId && row.payment.id === id)
    const change = (sessionId: SessionId, id: PaymentId, changed: (payment: Payment) => Payment) =>
      Effect.sync(() => {
        const row = rows.get(id)
        if (row?.sessionId === sessionId) rows.set(id, { ...row, payment: changed(row.payment) })
      })
    return {
      open: (row) =>
        Effect.sync(() => {
          const already = ofSession(row.sessionId).find(
            ({ payment }) => payment.status === "Pending" && payment.amount === row.payment.amount,
          )
          if (already === undefined) rows.set(row.payment.id, row)
          return already ?? row
        }),
      byId,
      lock: byId,
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
        find(
          ({ payment }) => payment.gateway === gateway && payment.gatewayReference === reference && reference !== "",
        ),
      due: ({ createdFrom, now }, limit) =>
        Effect.sync(() =>
          [...rows.values()]
            .filter(({ payment, createdAt }) => {
              const isKnown = payment.status === "Pending" && payment.gatewayReference !== ""
              return isKnown && createdAt >= createdFrom
            })
            .map((row) => ({ row, at: asks.get(row.payment.id) ?? row.createdAt + firstCheckAfterMs }))
            .filter(({ at }) => at <= now)
            .sort((one, other) => one.at - other.at || one.row.payment.id - other.row.payment.id)
            .slice(0, limit)
            .map(({ row }) => row),
        ),
      checkAgainAt: (sessionId, id, at) =>
        Effect.sync(() => {
          if (rows.get(id)?.sessionId === sessionId) asks.set(id, at)
        }),
      setReference: (sessionId, id, gatewayReference) =>
        change(sessionId, id, (payment) =>
          payment.gatewayReference === "" ? { ...payment, gatewayReference } : payment,
        ),
      renew: (sessionId, id, now) =>
        Effect.sync(() => {
          const row = rows.get(id)
          if (row?.sessionId === sessionId && row.payment.status === "Pending") rows.set(id, { ...row, ...now })
        }),
      reversals: (id) => Effect.sync(() => [...(reversals.get(id) ?? [])]),
      keepReversal: (id, reversal) =>
        Effect.sync(() => {
          const before = reversals.get(id) ?? []
          const isKnown = before.some(({ reference }) => reference === reversal.reference)
          const after = before.map((one) => (one.reference === reversal.reference ? reversal : one))
          reversals.set(id, isKnown ? after : [...before, reversal])
        }),
      stand: (sessionId, id, standing) => change(sessionId, id, (payment) => ({ ...payment, standing })),
      disputed: (limit) =>
        Effect.sync(() => [...rows.values()].filter(({ payment }) => payment.standing === "Disputed").slice(0, limit)),
      release: (sessionId) =>
        Effect.sync(() => {
          for (const [id, row] of rows)
            if (row.sessionId === sessionId && row.payment.status === "Succeeded")
              rows.set(id, { ...row, payment: { ...row.payment, isReleased: true } })
        }),
      settle: (sessionId, id, outcome) =>
        change(sessionId, id, (payment) => {
          const { failureReason: _, isSurplus: _before, ...rest } = payment
          return { ...rest, ...outcome }
        }),
    }
  }),
)
