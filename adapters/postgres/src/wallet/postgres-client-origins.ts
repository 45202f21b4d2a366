import { Effect, Layer, Schema } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { ClientOrigins } from "@application/wallet/ports"
import { type BusinessProfileId, localDateAt, PortalId, Region, regionFacts } from "@domain/kernel"
import { CommissionSign, EarnerKind, Payee } from "@domain/wallet"
import { decodedRow, orDatabaseDefect, withoutNulls } from "../query-results.ts"

const originOf = decodedRow(
  Schema.Struct({
    portalId: PortalId,
    region: Region,
    kind: EarnerKind,
    payee: Payee,
    code: Schema.optionalKey(Schema.String),
    since: Schema.Number,
    isFirst: Schema.Boolean,
    signs: Schema.Array(CommissionSign),
  }),
)
const countOf = decodedRow(Schema.Struct({ agency: Schema.Int, agent: Schema.Int, referralCode: Schema.Int }))

/** Who brought businesses, as agencies, agents' drafts and referral codes say; an agency comes before an agent, an agent before a code. */
export const postgresClientOrigins = Layer.effect(
  ClientOrigins,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    /** Signs that a user and a client are the same person; an agent who is alone in the business is its owner. */
    const signsOf = (client: BusinessProfileId, user: Statement.Fragment, kind: Statement.Fragment) => sql`(
      select coalesce(jsonb_agg(sign), '[]') from (
        select 'ownClient' as sign where case ${kind}
          when 'referralCode' then exists (
            select from memberships where business_profile_id = ${client} and user_id = ${user})
          else not exists (
            select from memberships where business_profile_id = ${client} and user_id <> ${user})
          end
        union all
        select 'sameCard' where exists (
          select from payments theirs join payments own on own.card_mark = theirs.card_mark
          where theirs.business_profile_id = ${client} and own.business_profile_id <> ${client}
            and own.business_profile_id in (select business_profile_id from memberships where user_id = ${user}))
        union all
        select 'sameDevice' where exists (
          select from known_devices own join known_devices theirs using (portal_id, device_hash)
          join memberships of_client on of_client.user_id = theirs.user_id and of_client.business_profile_id = ${client}
          where own.user_id = ${user} and theirs.user_id <> ${user})
      ) found)`
    return {
      of: Effect.fnUntraced(function* (client, campaignId) {
        const [row] = yield* orDatabaseDefect(
          sql<object>`with earners as (
              select 1 as rank, 'agency' as kind, agency.business_profile_id as earner, null as code, own.created_at as since
              from agency_clients agency join business_profiles own on own.id = agency.client_id
              where agency.client_id = ${client} and agency.portal_id = own.portal_id
              union all
              select 2, 'agent', (details ->> 'userId')::bigint, null, own.created_at
              from signup_sessions begun join business_profiles own on own.id = begun.business_profile_id
              where begun.business_profile_id = ${client} and begun.portal_id = own.portal_id
                and details ->> 'flavour' = 'agent' and details ->> 'userId' is not null
              union all
              select 3, 'referralCode', code.user_id, code.code, joined.joined_at
              from referral_sign_ups joined
              join referral_codes code on code.portal_id = joined.portal_id and code.id = joined.referral_code_id
              where joined.business_profile_id = ${client}
            ), first as (select * from earners order by rank, earner limit 1)
            select profile.portal_id as "portalId", profile.region, first.kind, first.code, first.since,
              case first.kind when 'agency' then 'agency:' else 'user:' end || first.earner as payee,
              not exists (
                select from campaign_holdings held where held.business_profile_id = ${client}
                  and held.campaign_id <> ${campaignId} and held.launches > 0
              ) as "isFirst",
              case first.kind when 'agency' then '[]'::jsonb
                else ${signsOf(client, sql.literal("first.earner"), sql.literal("first.kind"))} end as signs
            from first join business_profiles profile on profile.id = ${client}`,
        )
        if (row === undefined) return undefined
        const found = yield* originOf(withoutNulls(row))
        return { ...found, since: localDateAt(found.since, regionFacts[found.region].timeZone) }
      }),
      count: (portalId) =>
        orDatabaseDefect(
          sql<object>`select
            (select count(distinct business_profile_id)::int from agency_clients where portal_id = ${portalId}) as agency,
            (select count(distinct details ->> 'userId')::int from signup_sessions where portal_id = ${portalId}
              and details ->> 'flavour' = 'agent' and business_profile_id is not null) as agent,
            (select count(*)::int from referral_codes where portal_id = ${portalId} and ended_at is null) as "referralCode"`,
        ).pipe(Effect.flatMap(([row]) => countOf(row))),
    }
  }),
)
