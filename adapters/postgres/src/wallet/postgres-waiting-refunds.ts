import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { WaitingRefunds } from "@application/wallet/ports"
import { WaitingRefund } from "@domain/wallet"
import { decodedRow, orDatabaseDefect, withoutNulls } from "../query-results.ts"

const waitingOf = decodedRow(WaitingRefund)

/** Refunds in progress with their business and payment. */
export const postgresWaitingRefunds = Layer.effect(
  WaitingRefunds,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return {
      page: (portalId, { skip, limit }) =>
        orDatabaseDefect(
          sql`select refund.id, refund.business_profile_id as "businessProfileId", business.name as "businessName",
              refund.gateway, coalesce(payment.gateway_reference, '') as "gatewayReference", refund.amount,
              refund.currency, refund.created_at as "askedAt"
            from wallet_refunds refund
            join business_profiles business on business.id = refund.business_profile_id
            left join payments payment on payment.id = refund.payment_id
            where refund.state = 'InProgress' and business.portal_id = ${portalId}
            order by refund.created_at, refund.id limit ${limit}::int offset ${skip}::int`,
        ).pipe(Effect.flatMap(Effect.forEach((row) => waitingOf(withoutNulls(row))))),
      waits: (portalId, id) =>
        orDatabaseDefect(
          sql`select from wallet_refunds refund
            join business_profiles business on business.id = refund.business_profile_id
            where refund.id = ${id} and refund.state = 'InProgress' and business.portal_id = ${portalId}`,
        ).pipe(Effect.map((found) => found.length > 0)),
    }
  }),
)
