import { Effect, Layer, Option } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { type RequestedPayment, firstCheckAfterMs, PaymentRepository } from "@application/wallet/ports"
import { Reversal, SessionPayment } from "@domain/wallet"
import { orDatabaseDefect, decodedRow, withoutNulls } from "../query-results.ts"
import { storedPromise } from "./stored-promise.ts"

const paymentOf = decodedRow(SessionPayment)
const reversalOf = decodedRow(Reversal)

interface Row {
  readonly session_id: string
  readonly id: number
  readonly business_profile_id: number
  readonly idempotency_key: string
  readonly gateway: string
  readonly gateway_reference: string | null
  readonly amount: number
  readonly currency: string
  readonly status: string
  readonly failure_reason: string | null
  readonly is_surplus: boolean | null
  readonly is_released: boolean | null
  readonly standing: string | null
  readonly created_at: number
  readonly total: number
  readonly promise: unknown
  readonly promise_version: number
}

const decoded = Effect.fnUntraced(function* (row: Row) {
  const payment = yield* paymentOf({
    payment: withoutNulls({
      id: row.id,
      gateway: row.gateway,
      gatewayReference: row.gateway_reference ?? "",
      amount: row.amount,
      currency: row.currency,
      status: row.status,
      failureReason: row.failure_reason,
      isSurplus: row.is_surplus,
      isReleased: row.is_released,
      standing: row.standing,
    }),
    businessProfileId: row.business_profile_id,
    sessionId: row.session_id,
    idempotencyKey: row.idempotency_key,
    createdAt: row.created_at,
    total: row.total,
  })
  if (row.promise === null) return payment
  return { ...payment, promise: yield* storedPromise.read(row.promise, row.promise_version) }
})

/** Payments by session; an index allows one open payment per session and amount. */
export const postgresPaymentRepository = Layer.effect(
  PaymentRepository,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const list = (rows: Statement.Statement<Row>) =>
      orDatabaseDefect(rows).pipe(Effect.flatMap(Effect.forEach(decoded)))
    const firstWhere = (where: Statement.Fragment) =>
      Effect.map(list(sql<Row>`select * from payments where ${where}`), (payments) => Option.fromNullishOr(payments[0]))
    return {
      open: Effect.fnUntraced(function* (row) {
        const { payment, sessionId } = row
        const stored = yield* list(
          sql<Row>`insert into payments ${sql.insert({
            session_id: sessionId,
            id: payment.id,
            business_profile_id: row.businessProfileId,
            idempotency_key: row.idempotencyKey,
            gateway: payment.gateway,
            gateway_reference: payment.gatewayReference === "" ? null : payment.gatewayReference,
            amount: payment.amount,
            currency: payment.currency,
            status: payment.status,
            created_at: row.createdAt,
            ask_at: row.createdAt + firstCheckAfterMs,
            total: row.total,
            promise: row.promise === undefined ? null : storedPromise.write(row.promise),
            promise_version: storedPromise.version,
          })} on conflict (session_id, amount) where status = 'Pending'
            do update set status = payments.status returning *`,
        )
        return stored[0] ?? row
      }),
      byId: (sessionId, id) => firstWhere(sql`session_id = ${sessionId} and id = ${id}`),
      lock: (sessionId, id) => firstWhere(sql`session_id = ${sessionId} and id = ${id} for update`),
      requestedUnder: Effect.fnUntraced(function* (sessionId, key) {
        const [row] = yield* orDatabaseDefect(
          sql<RequestedPayment>`select total, due from payment_keys
            where session_id = ${sessionId} and idempotency_key = ${key}`,
        )
        return Option.fromNullishOr(row)
      }),
      saveRequested: (sessionId, key, { total, due }) =>
        orDatabaseDefect(
          sql`insert into payment_keys (session_id, idempotency_key, total, due)
            values (${sessionId}, ${key}, ${total}, ${due}) on conflict do nothing`,
        ).pipe(Effect.asVoid),
      ofSession: (sessionId) => list(sql<Row>`select * from payments where session_id = ${sessionId} order by id desc`),
      ofAmount: (sessionId, amount) =>
        firstWhere(
          sql`session_id = ${sessionId} and amount = ${amount} and status in ('Succeeded', 'Pending')
              order by status desc, id desc limit 1`,
        ),
      byReference: (gateway, reference) => firstWhere(sql`gateway = ${gateway} and gateway_reference = ${reference}`),
      due: ({ createdFrom, now }, limit) =>
        list(
          sql<Row>`select * from payments where status = 'Pending' and gateway_reference is not null
              and created_at >= ${createdFrom} and ask_at <= ${now} order by ask_at, id limit ${limit}`,
        ),
      checkAgainAt: (sessionId, id, at) =>
        orDatabaseDefect(sql`update payments set ask_at = ${at} where session_id = ${sessionId} and id = ${id}`).pipe(
          Effect.asVoid,
        ),
      setReference: (sessionId, id, reference) =>
        orDatabaseDefect(
          sql`update payments set gateway_reference = ${reference} where session_id = ${sessionId} and id = ${id} and gateway_reference is null`,
        ).pipe(Effect.asVoid),
      renew: (sessionId, id, { total, promise }) =>
        orDatabaseDefect(
          sql`update payments set total = ${total},
                promise = coalesce(${promise === undefined ? null : storedPromise.write(promise)}::jsonb, promise),
                promise_version = case when ${promise === undefined} then promise_version else ${storedPromise.version} end
              where session_id = ${sessionId} and id = ${id} and status = 'Pending'`,
        ).pipe(Effect.asVoid),
      reversals: (id) =>
        orDatabaseDefect(
          sql`select reference, kind, amount, state from payment_reversals where payment_id = ${id} order by id`,
        ).pipe(Effect.flatMap(Effect.forEach((row) => reversalOf(row)))),
      keepReversal: (id, { reference, kind, amount, state }) =>
        orDatabaseDefect(
          sql`insert into payment_reversals (payment_id, reference, kind, amount, state)
              values (${id}, ${reference}, ${kind}, ${amount}, ${state})
              on conflict (payment_id, reference) do update set state = excluded.state`,
        ).pipe(Effect.asVoid),
      stand: (sessionId, id, standing) =>
        orDatabaseDefect(
          sql`update payments set standing = ${standing} where session_id = ${sessionId} and id = ${id}`,
        ).pipe(Effect.asVoid),
      disputed: (limit) =>
        list(sql<Row>`select * from payments where standing = 'Disputed' order by id limit ${limit}`),
      release: (sessionId) =>
        orDatabaseDefect(
          sql`update payments set is_released = true where session_id = ${sessionId} and status = 'Succeeded'`,
        ).pipe(Effect.asVoid),
      settle: (sessionId, id, { status, failureReason, isSurplus }) =>
        orDatabaseDefect(
          sql`update payments set status = ${status}, failure_reason = ${failureReason ?? null},
                is_surplus = ${isSurplus ?? null}
              where session_id = ${sessionId} and id = ${id}`,
        ).pipe(Effect.asVoid),
    }
  }),
)
