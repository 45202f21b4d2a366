import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { PaymentIssues } from "@application/wallet/ports"
import { PortalId } from "@domain/kernel"
import { PaymentIssue, SettledPaymentIssue } from "@domain/wallet"
import { decodedRow, orDatabaseDefect, withoutNulls } from "../query-results.ts"

const issueOf = decodedRow(PaymentIssue)
const settledOf = decodedRow(SettledPaymentIssue)
const portalOf = decodedRow(Schema.Struct({ portalId: PortalId }))
const totalOf = decodedRow(Schema.Struct({ total: Schema.Int }))

/** Issues of payments; an index keeps each once. */
export const postgresPaymentIssues = Layer.effect(
  PaymentIssues,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const columns = sql.literal(`id, kind, gateway, gateway_reference as "gatewayReference", amount, currency,
      business_profile_id as "businessProfileId", payment_id as "paymentId", noticed_at as "noticedAt"`)
    return {
      note: ({ kind, gateway, gatewayReference, amount, currency, businessProfileId, paymentId, noticedAt }) =>
        orDatabaseDefect(
          sql<object>`insert into payment_issues
                (portal_id, kind, gateway, gateway_reference, amount, currency, business_profile_id, payment_id, noticed_at)
              values (coalesce((select portal_id from business_profiles where id = ${businessProfileId ?? null}), 1),
                ${kind}, ${gateway}, ${gatewayReference}, ${amount}, ${currency}, ${businessProfileId ?? null},
                ${paymentId ?? null}, ${noticedAt})
              on conflict (kind, gateway, gateway_reference) do nothing
              returning portal_id as "portalId"`,
        ).pipe(
          Effect.flatMap(([row]) =>
            row === undefined ? Effect.undefined : Effect.map(portalOf(row), ({ portalId }) => portalId),
          ),
        ),
      withdraw: ({ kind, gateway, gatewayReference }, at) =>
        orDatabaseDefect(
          sql`update payment_issues set settled_at = ${at} where kind = ${kind} and gateway = ${gateway}
                and gateway_reference = ${gatewayReference} and settled_at is null`,
        ).pipe(Effect.asVoid),
      open: Effect.fnUntraced(function* (portalId, { skip, limit }) {
        const rows = yield* orDatabaseDefect(
          sql<object>`select ${columns} from payment_issues where portal_id = ${portalId} and settled_at is null
            order by noticed_at, id limit ${limit} offset ${skip}`,
        )
        const [count] = yield* orDatabaseDefect(
          sql<object>`select count(*)::int as total from payment_issues
            where portal_id = ${portalId} and settled_at is null`,
        )
        const issues = yield* Effect.forEach(rows, (row) => issueOf(withoutNulls(row)))
        return { issues, total: (yield* totalOf(count)).total }
      }),
      lock: (portalId, id) =>
        orDatabaseDefect(
          sql<object>`select ${columns} from payment_issues
            where portal_id = ${portalId} and id = ${id} and settled_at is null for update`,
        ).pipe(
          Effect.flatMap(([row]) =>
            row === undefined ? Effect.succeedNone : Effect.asSome(issueOf(withoutNulls(row))),
          ),
        ),
      settle: (portalId, id, { note, at, by, writtenOff }) =>
        orDatabaseDefect(
          sql`update payment_issues set settled_at = ${at}, note = ${note}, settled_by = ${by ?? null},
                written_off = ${writtenOff ?? null}
              where portal_id = ${portalId} and id = ${id} and settled_at is null returning id`,
        ).pipe(Effect.map((rows) => rows.length > 0)),
      settled: Effect.fnUntraced(function* (portalId, { skip, limit }) {
        const rows = yield* orDatabaseDefect(
          sql<object>`select ${columns}, settled_at as "settledAt", note, written_off as "writtenOff",
              (select first_name || ' ' || last_name from users where users.id = settled_by) as "settledBy"
            from payment_issues where portal_id = ${portalId} and settled_at is not null and note is not null
            order by settled_at desc, id desc limit ${limit} offset ${skip}`,
        )
        const [count] = yield* orDatabaseDefect(
          sql<object>`select count(*)::int as total from payment_issues
            where portal_id = ${portalId} and settled_at is not null and note is not null`,
        )
        const issues = yield* Effect.forEach(rows, (row) => settledOf(withoutNulls(row)))
        return { issues, total: (yield* totalOf(count)).total }
      }),
    }
  }),
)
