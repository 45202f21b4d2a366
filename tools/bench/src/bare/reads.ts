import type { Pool } from "pg"

/** The input of a bare read: the parts of its address and the caller's token, whose signature is not verified. */
export interface BareAsk {
  readonly path: ReadonlyArray<string>
  readonly query: URLSearchParams
  readonly caller: { readonly portal: number; readonly sub: string; readonly sid: string } | undefined
}

type BareRead = (pool: Pool, ask: BareAsk) => Promise<unknown>

interface Member {
  readonly memberships: ReadonlyArray<{ readonly businessProfileId: number }>
}

/** Checks a sign-in and reads its roles, as the product does on each call. */
export const rights = `
  select role_ids as "roleIds", coalesce((
    select json_agg(json_build_object('businessProfileId', business_profile_id, 'roleId', role_id) order by joined)
    from memberships where user_id = $2), '[]') as memberships
  from users
  where portal_id = $1 and id = $2 and not barred and (expires_at is null or expires_at > $4)
    and exists (select from refresh_tokens where portal_id = $1 and family_id = $3 and user_id = $2 and not spent
      and expires_at > $4)`

const totals = `jsonb_strip_nulls(jsonb_build_object(
  'impressions', coalesce(sums.impressions, 0), 'clicks', coalesce(sums.clicks, 0),
  'results', coalesce(sums.results, 0), 'spend', coalesce(sums.spend, 0),
  'costPerResult', round(sums.spend / nullif(sums.results, 0)),
  'costPerClick', round(sums.spend / nullif(sums.clicks, 0)),
  'clickThroughRate', sums.clicks::float8 / nullif(sums.impressions, 0)::float8))`

const campaign = `
  select document || jsonb_build_object('totals', ${totals}) as document
  from campaigns left join lateral (
    select sum(impressions) as impressions, sum(clicks) as clicks, sum(results) as results, sum(spend) as spend
    from daily_metrics where business_profile_id = $1 and campaign_id = $2) sums on true
  where business_profile_id = $1 and id = $2`

const wallet = `
  select business_profile_id as "businessProfileId", currency, available as "availableBalance",
    promised as "promisedBalance", locked as "lockedBalance"
  from wallets where business_profile_id = $1`

const profile = `
  select id, portal_id as "portalId", name, region, currency_id as "currencyId", time_zone_id as "timeZoneId",
    time_zone as "timeZone", thumbnail_logo as "thumbnailLogo", referral_code as "referralCode", created_at as "createdAt"
  from business_profiles where id = $1`

const leads = `
  select id, campaign_id as "campaignId", campaign_name as "campaignName", status, name, mobile_number as "mobileNumber",
    email, city, service_needed as "serviceNeeded", submitted_on as "submittedOn"
  from leads where business_profile_id = $1 order by submitted_on desc, id desc limit 21`

const portal = "select document from portals where host = $1"

const rowsOf = async (pool: Pool, text: string, values: ReadonlyArray<unknown>) =>
  (await pool.query(text, [...values])).rows

const signedIn =
  (read: (pool: Pool, ask: BareAsk, member: Member) => Promise<unknown>): BareRead =>
  async (pool, ask) => {
    const { portal, sub, sid } = ask.caller ?? {}
    const [member] = await rowsOf(pool, rights, [portal, sub, sid, Date.now()])
    return read(pool, ask, member)
  }

/** The reads by the last fixed part of their address: the product's statements in sequence. */
export const bareReads: Readonly<Record<string, BareRead>> = {
  roimaticCampaigns: signedIn(async (pool, { path: [, , , , business, , id] }) => {
    const [row] = await rowsOf(pool, campaign, [business, id])
    return row.document
  }),
  wallet: signedIn(async (pool, { path: [, , , , business] }) => {
    const [row] = await rowsOf(pool, wallet, [business])
    return row
  }),
  leads: signedIn(async (pool, { path: [, , , , business] }) => {
    const page = await rowsOf(pool, leads, [business])
    const [{ total }] = await rowsOf(pool, "select count(*) as total from leads where business_profile_id = $1", [
      business,
    ])
    return { leads: page, total }
  }),
  me: signedIn(async (pool, { caller }, { memberships: [first] }) => {
    const [user] = await rowsOf(pool, "select * from users where portal_id = $1 and id = $2", [
      caller?.portal,
      caller?.sub,
    ])
    return { user, profiles: await rowsOf(pool, profile, [first?.businessProfileId]) }
  }),
  businessDetails: signedIn(async (pool, { query }) => {
    const [row] = await rowsOf(
      pool,
      `select portal_id as "portalId", paid_at as "paidAt", details from signup_sessions where session_id = $1`,
      [query.get("sessionId")],
    )
    return row.details
  }),
  portals: async (pool, { query }) => {
    const [row] = await rowsOf(pool, portal, [query.get("domain")])
    return row.document
  },
}
