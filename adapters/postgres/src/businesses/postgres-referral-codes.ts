import { Effect, Layer, Schema } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { type PortalReferralCodeQuery, ReferralCodes } from "@application/businesses/ports"
import { ReferralCode, ReferralResult } from "@domain/businesses"
import { decodedRow, orDatabaseDefect, withoutNulls } from "../query-results.ts"

const codeOf = decodedRow(ReferralCode)
const counted = { ...ReferralCode.fields, ...ReferralResult.fields }
const countedOf = decodedRow(Schema.Struct(counted))
const madeOf = decodedRow(Schema.Struct({ ...counted, madeBy: Schema.String }))
const totalOf = decodedRow(Schema.Struct({ total: Schema.Int }))

/** Referral codes as rows; unique names and one attribution per business are the tables' own. */
export const postgresReferralCodes = Layer.effect(
  ReferralCodes,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const columns = sql.literal(`code.id as "referralCodeId", code.portal_id as "portalId", code.user_id as "userId",
      code.code, code.created_at as "createdAt", code.ended_at as "endedAt"`)
    const first = (rows: Statement.Statement<object>) =>
      orDatabaseDefect(rows).pipe(
        Effect.flatMap(([row]) => (row === undefined ? Effect.succeedNone : Effect.asSome(codeOf(withoutNulls(row))))),
      )
    const brought = sql.literal("joined.portal_id = code.portal_id and joined.referral_code_id = code.id")
    const paid = sql`referral_sign_ups joined join referral_payments paid using (business_profile_id) where ${brought}`
    const results = sql`(select count(*)::int from referral_sign_ups joined where ${brought}) as "signUps",
      (select count(*)::int from ${paid}) as campaigns,
      (select coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'amount', amount) order by currency), '[]')
        from (select currency, sum(paid.amount)::bigint as amount from ${paid} group by currency) sums) as paid`
    const maker = sql.literal(`(select coalesce(nullif(trim(first_name || ' ' || last_name), ''), email_address)
      from users where users.portal_id = code.portal_id and users.id = code.user_id)`)
    const paged = Effect.fnUntraced(function* <Code>(
      selected: Statement.Fragment,
      where: Statement.Fragment,
      { skip, limit }: Pick<PortalReferralCodeQuery, "skip" | "limit">,
      decode: (row: unknown) => Effect.Effect<Code>,
    ) {
      const rows = yield* orDatabaseDefect(
        sql<object>`select ${selected} from referral_codes code where ${where}
          order by code.id desc limit ${limit} offset ${skip}`,
      )
      const [count] = yield* orDatabaseDefect(
        sql<object>`select count(*)::int as total from referral_codes code where ${where}`,
      )
      const codes = yield* Effect.forEach(rows, (row) => decode(withoutNulls(row)))
      return { codes, total: (yield* totalOf(count)).total }
    })
    return {
      create: ({ portalId, userId, code, createdAt }) =>
        first(
          sql<object>`insert into referral_codes as code (portal_id, user_id, code, created_at)
            values (${portalId}, ${userId}, ${code}, ${createdAt}) on conflict do nothing returning ${columns}`,
        ),
      named: (portalId, code) =>
        first(sql<object>`select ${columns} from referral_codes code where portal_id = ${portalId} and code = ${code}`),
      of: ({ portalId, userId, ...page }) =>
        paged(
          sql`${columns}, ${results}`,
          sql`code.portal_id = ${portalId} and code.user_id = ${userId}`,
          page,
          countedOf,
        ),
      ofPortal: ({ portalId, ...page }) =>
        paged(
          sql`${columns}, ${results}, coalesce(${maker}, '') as "madeBy"`,
          sql`code.portal_id = ${portalId}`,
          page,
          madeOf,
        ),
      end: ({ portalId, userId }, id, at) =>
        first(
          sql<object>`update referral_codes code set ended_at = coalesce(ended_at, ${at})
            where portal_id = ${portalId} and user_id = ${userId} and id = ${id} returning ${columns}`,
        ),
      attribute: ({ portalId, referralCodeId }, businessProfileId, at) =>
        orDatabaseDefect(
          sql`insert into referral_sign_ups (portal_id, business_profile_id, referral_code_id, joined_at)
            values (${portalId}, ${businessProfileId}, ${referralCodeId}, ${at}) on conflict do nothing`,
        ).pipe(Effect.asVoid),
      notePaid: ({ portalId, businessProfileId, sessionId, amount, currency, paidAt }) =>
        orDatabaseDefect(
          sql`insert into referral_payments (portal_id, session_id, business_profile_id, amount, currency, paid_at)
            select ${portalId}::bigint, ${sessionId}::uuid, business_profile_id, ${amount}::bigint, ${currency}, ${paidAt}::bigint
            from referral_sign_ups where business_profile_id = ${businessProfileId} on conflict do nothing`,
        ).pipe(Effect.asVoid),
      noteUnpaid: (portalId, sessionId) =>
        orDatabaseDefect(
          sql`delete from referral_payments where portal_id = ${portalId} and session_id = ${sessionId}`,
        ).pipe(Effect.asVoid),
    }
  }),
)
