import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { type RequestedPayment, firstCheckAfterMs, PaymentRepository } from "@application/wallet/ports"
import { type BusinessProfileId, MinorUnits } from "@domain/kernel"
import { PaymentGateway, PaymentId, Reversal } from "@domain/wallet"
import { orDatabaseDefect, decodedRow, withoutNulls } from "../query-results.ts"
import { type PaymentRow, paymentOfRow, rowOfPayment, sessionPaymentOfRow, topUpOfRow } from "./payment-rows.ts"
import { storedPromise } from "./stored-promise.ts"

const reversalOf = decodedRow(Reversal)
const moneyOf = decodedRow(
  Schema.Struct({
    paymentId: PaymentId,
    paid: MinorUnits,
    refunded: MinorUnits,
    gateway: PaymentGateway,
    gatewayReference: Schema.String,
    paymentOptionId: Schema.optionalKey(Schema.String),
  }),
)

/** Payments; indexes allow one open payment per session and amount, and one top-up per profile and key. */
export const postgresPaymentRepository = Layer.effect(
  PaymentRepository,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const sessionList = (rows: Statement.Statement<PaymentRow>) =>
      orDatabaseDefect(rows).pipe(Effect.flatMap(Effect.forEach(sessionPaymentOfRow)))
    const topUpList = (rows: Statement.Statement<PaymentRow>) =>
      orDatabaseDefect(rows).pipe(Effect.flatMap(Effect.forEach(topUpOfRow)))
    const list = (rows: Statement.Statement<PaymentRow>) =>
      orDatabaseDefect(rows).pipe(Effect.flatMap(Effect.forEach(paymentOfRow)))
    const firstOf = <A>(found: Effect.Effect<ReadonlyArray<A>>) =>
      Effect.map(found, (payments) => Option.fromNullishOr(payments[0]))
    const ofSessionWhere = (where: Statement.Fragment) =>
      firstOf(sessionList(sql<PaymentRow>`select * from payments where ${where}`))
    const firstWhere = (where: Statement.Fragment) =>
      firstOf(list(sql<PaymentRow>`select * from payments where ${where}`))
    const money = (businessProfileId: BusinessProfileId) =>
      orDatabaseDefect(
        sql`select id as "paymentId", amount as paid, gateway, coalesce(gateway_reference, '') as "gatewayReference",
              payment_option_id as "paymentOptionId",
              ((select coalesce(sum(gone.amount), 0) from payment_reversals gone
                where gone.payment_id = payments.id and gone.state <> 'won')
              + (select coalesce(sum(ours.amount), 0) from wallet_refunds ours
                where ours.payment_id = payments.id and ours.state <> 'Failed'
                  and not exists (select from payment_reversals heard
                    where heard.payment_id = payments.id and heard.refund_id = ours.id)))::bigint as refunded
            from payments where business_profile_id = ${businessProfileId} and status = 'Succeeded' order by id desc`,
      ).pipe(Effect.flatMap(Effect.forEach((row) => moneyOf(withoutNulls(row)))))
    return {
      open: Effect.fnUntraced(function* (row) {
        const stored = yield* sessionList(
          sql<PaymentRow>`insert into payments ${sql.insert(rowOfPayment(row, row.createdAt + firstCheckAfterMs))}
            on conflict (session_id, amount) where status = 'Pending'
            do update set status = payments.status returning *`,
        )
        return stored[0] ?? row
      }),
      openTopUp: Effect.fnUntraced(function* (row) {
        const stored = yield* topUpList(
          sql<PaymentRow>`insert into payments ${sql.insert(rowOfPayment(row, row.createdAt + firstCheckAfterMs))}
            on conflict (business_profile_id, idempotency_key) where session_id is null
            do update set status = payments.status returning *`,
        )
        return stored[0] ?? row
      }),
      topUp: (businessProfileId, id) =>
        firstOf(
          topUpList(
            sql<PaymentRow>`select * from payments
              where business_profile_id = ${businessProfileId} and id = ${id} and session_id is null`,
          ),
        ),
      topUps: (businessProfileId, limit) =>
        topUpList(
          sql<PaymentRow>`select * from payments
            where business_profile_id = ${businessProfileId} and session_id is null order by id desc limit ${limit}`,
        ),
      money,
      // Sums are read after the locks, by a statement of their own: one that waits for locks still sees those of before.
      lockMoney: (businessProfileId) =>
        orDatabaseDefect(
          sql`select from payments where business_profile_id = ${businessProfileId} and status = 'Succeeded'
              order by id for update`,
        ).pipe(Effect.andThen(money(businessProfileId))),
      byId: (sessionId, id) => ofSessionWhere(sql`session_id = ${sessionId} and id = ${id}`),
      record: (id) => firstWhere(sql`id = ${id}`),
      lock: (id) => firstWhere(sql`id = ${id} for update`),
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
      ofSession: (sessionId) =>
        sessionList(sql<PaymentRow>`select * from payments where session_id = ${sessionId} order by id desc`),
      ofAmount: (sessionId, amount) =>
        ofSessionWhere(
          sql`session_id = ${sessionId} and amount = ${amount} and status in ('Succeeded', 'Pending')
              order by status desc, id desc limit 1`,
        ),
      byReference: (gateway, reference) => firstWhere(sql`gateway = ${gateway} and gateway_reference = ${reference}`),
      due: ({ createdFrom, now }, limit) =>
        list(
          sql<PaymentRow>`select * from payments where status = 'Pending' and gateway_reference is not null
              and created_at >= ${createdFrom} and ask_at <= ${now} order by ask_at, id limit ${limit}`,
        ),
      withoutFees: ({ createdFrom, now }, limit) =>
        list(
          sql<PaymentRow>`select * from payments where status = 'Succeeded' and gateway_fees is null
              and gateway_reference is not null and created_at >= ${createdFrom} and ask_at <= ${now}
            order by ask_at, id limit ${limit}`,
        ),
      fees: (id) =>
        orDatabaseDefect(
          sql<{ readonly fees: MinorUnits | null }>`select gateway_fees as fees from payments where id = ${id}`,
        ).pipe(Effect.map(([row]) => Option.fromNullishOr(row?.fees))),
      keepFees: (id, inAll) =>
        orDatabaseDefect(sql`update payments set gateway_fees = ${inAll} where id = ${id}`).pipe(Effect.asVoid),
      checkAgainAt: (id, at) =>
        orDatabaseDefect(sql`update payments set ask_at = ${at} where id = ${id}`).pipe(Effect.asVoid),
      setReference: (id, reference) =>
        orDatabaseDefect(
          sql`update payments set gateway_reference = ${reference} where id = ${id} and gateway_reference is null`,
        ).pipe(Effect.asVoid),
      renew: (sessionId, id, { total, promise, payer }) =>
        orDatabaseDefect(
          sql`update payments set total = ${total},
                payer_name = coalesce(${payer?.name ?? null}, payer_name),
                payer_approver_id = case when ${payer === undefined} then payer_approver_id
                  else ${payer?.approverId ?? null}::bigint end,
                promise = coalesce(${promise === undefined ? null : storedPromise.write(promise)}::jsonb, promise),
                promise_version = case when ${promise === undefined} then promise_version else ${storedPromise.version} end
              where session_id = ${sessionId} and id = ${id} and status = 'Pending'`,
        ).pipe(Effect.asVoid),
      reversals: (id) =>
        orDatabaseDefect(
          sql`select reference, kind, amount, state, refund_id as "refundId" from payment_reversals
              where payment_id = ${id} order by id`,
        ).pipe(Effect.flatMap(Effect.forEach((row) => reversalOf(withoutNulls(row))))),
      keepReversal: (id, { reference, kind, amount, state, refundId }) =>
        orDatabaseDefect(
          sql`insert into payment_reversals (payment_id, reference, kind, amount, state, refund_id)
              values (${id}, ${reference}, ${kind}, ${amount}, ${state}, ${refundId ?? null})
              on conflict (payment_id, reference) do update set state = excluded.state`,
        ).pipe(Effect.asVoid),
      stand: (id, standing) =>
        orDatabaseDefect(sql`update payments set standing = ${standing} where id = ${id}`).pipe(Effect.asVoid),
      disputed: (limit) =>
        list(sql<PaymentRow>`select * from payments where standing = 'Disputed' order by id limit ${limit}`),
      release: (sessionId) =>
        orDatabaseDefect(
          sql`update payments set is_released = true where session_id = ${sessionId} and status = 'Succeeded'`,
        ).pipe(Effect.asVoid),
      markCard: (id, cardMark) =>
        orDatabaseDefect(sql`update payments set card_mark = ${cardMark} where id = ${id}`).pipe(Effect.asVoid),
      paidWith: (id, paymentOptionId) =>
        orDatabaseDefect(sql`update payments set payment_option_id = ${paymentOptionId} where id = ${id}`).pipe(
          Effect.asVoid,
        ),
      settle: (id, { status, failureReason, isSurplus }) =>
        orDatabaseDefect(
          sql`update payments set status = ${status}, failure_reason = ${failureReason ?? null},
                is_surplus = ${isSurplus ?? null}
              where id = ${id}`,
        ).pipe(Effect.asVoid),
    }
  }),
)
