import { Effect, Layer, Option } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { RefundRepository } from "@application/wallet/ports"
import { WalletRefund } from "@domain/wallet"
import { decodedRow, orDatabaseDefect, withoutNulls } from "../query-results.ts"

const refundOf = decodedRow(WalletRefund)

/** Refunds of wallets. */
export const postgresRefundRepository = Layer.effect(
  RefundRepository,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const list = (where: Statement.Fragment) =>
      orDatabaseDefect(
        sql`select id, business_profile_id as "businessProfileId", payment_id as "paymentId", gateway, amount, currency, state,
              idempotency_key as "idempotencyKey", created_at as "createdAt", failure_reason as "failureReason"
            from wallet_refunds where ${where}`,
      ).pipe(Effect.flatMap(Effect.forEach((row) => refundOf(withoutNulls(row)))))
    return {
      open: (refunds) =>
        Effect.forEach(
          refunds,
          (one) =>
            orDatabaseDefect(
              sql`insert into wallet_refunds ${sql.insert({
                id: one.id,
                business_profile_id: one.businessProfileId,
                payment_id: one.paymentId,
                gateway: one.gateway,
                amount: one.amount,
                currency: one.currency,
                state: one.state,
                idempotency_key: one.idempotencyKey,
                created_at: one.createdAt,
              })}`,
            ),
          { discard: true },
        ),
      requestedUnder: (businessProfileId, key) =>
        list(sql`business_profile_id = ${businessProfileId} and idempotency_key = ${key} order by id`),
      ofProfile: (businessProfileId, limit) =>
        list(sql`business_profile_id = ${businessProfileId} order by id desc limit ${limit}`),
      lock: (id) => Effect.map(list(sql`id = ${id} for update`), ([refund]) => Option.fromNullishOr(refund)),
      settle: (id, { state, failureReason, gatewayReference }) =>
        orDatabaseDefect(
          sql`update wallet_refunds set state = ${state}, failure_reason = ${failureReason ?? null},
                gateway_reference = coalesce(${gatewayReference ?? null}, gateway_reference) where id = ${id}`,
        ).pipe(Effect.asVoid),
      inProgress: (createdBefore, limit) =>
        list(sql`state = 'InProgress' and created_at < ${createdBefore} order by created_at, id limit ${limit}`),
    }
  }),
)
