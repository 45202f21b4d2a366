import type { BusinessQuery } from "@application/businesses/ports"
import type { PortalId } from "@domain/kernel"
import { BusinessCategoryId } from "@domain/portals"
import { Schema } from "effect"
import type { SqlClient, Statement } from "effect/sql"
import { escapedLike } from "../escaped-like.ts"

const numberOf = Schema.encodeSync(BusinessCategoryId)
const running = "('Approved', 'Active')"

/** Conditions on a business `p` for the desk's filters and signs. */
export const businessIs = {
  frozen: `exists (select from business_freezes f where f.business_profile_id = p.id and f.released_at is null)`,
  running: `exists (select from campaigns c where c.business_profile_id = p.id and c.status in ${running})`,
  waiting: `exists (select from campaigns c where c.business_profile_id = p.id and c.status = 'InReview')`,
  owes: `exists (select from wallets w where w.business_profile_id = p.id and w.owed > 0)`,
  disputed: `exists (select from payment_issues i where i.portal_id = p.portal_id and i.business_profile_id = p.id
    and i.settled_at is null and i.kind = 'disputeOpened')`,
  paymentIssue: `exists (select from payment_issues i where i.portal_id = p.portal_id and i.business_profile_id = p.id
    and i.settled_at is null and i.kind <> 'disputeOpened')`,
} as const

const standingIs: Readonly<Record<NonNullable<BusinessQuery["standing"]>, string>> = {
  Frozen: businessIs.frozen,
  Running: `${businessIs.running} and not ${businessIs.frozen}`,
  Waiting: `${businessIs.waiting} and not ${businessIs.running} and not ${businessIs.frozen}`,
  Idle: `not ${businessIs.waiting} and not ${businessIs.running} and not ${businessIs.frozen}`,
}

/** Whether a business has so many refused campaigns that they are a sign of risk. */
const refusedAds = (refusedFrom: number): string =>
  `(select count(*) from campaigns c where c.business_profile_id = p.id and c.status = 'Rejected') >= ${refusedFrom}`

const riskIs = (risk: NonNullable<BusinessQuery["risk"]>, refusedFrom: number): string => {
  if (risk === "refusedAds") return refusedAds(refusedFrom)
  if (risk !== "some") return businessIs[risk]
  const { owes, disputed, paymentIssue } = businessIs
  return `(${owes} or ${disputed} or ${paymentIssue} or ${refusedAds(refusedFrom)})`
}

/** A phone number is looked for from so many digits on. */
const fewestDigits = 6

const matches = (sql: SqlClient.SqlClient, portalId: PortalId, words: string, id: number | undefined) => {
  const like = `%${escapedLike(words)}%`
  const whole = words.toLowerCase()
  const digits = words.replaceAll(/\D/gu, "")
  const isPhone = digits.length >= fewestDigits && /^[\d\s()+-]+$/u.test(words)
  const ofPeople = (is: Statement.Fragment) => sql`p.id in (select m.business_profile_id from users u
    join memberships m on m.user_id = u.id where u.portal_id = ${portalId} and ${is})`
  return sql.or([
    sql`p.name ilike ${like}`,
    sql`p.store_domain ilike ${like}`,
    sql`lower(p.email) = ${whole}`,
    ...(id === undefined ? [] : [sql`p.id = ${id}`]),
    ofPeople(sql`lower(u.email_address) = ${whole}`),
    ...(isPhone ? [ofPeople(sql`regexp_replace(u.phone_number, '\\D', '', 'g') like ${`%${digits}`}`)] : []),
    sql`p.id in (select d.business_profile_id from ledger_documents d
      where d.portal_id = ${portalId} and lower(d.number) = ${whole})`,
    sql`exists (select from campaigns c where c.business_profile_id = p.id and c.name ilike ${like})`,
  ])
}

const didIn = (sql: SqlClient.SqlClient, activity: NonNullable<BusinessQuery["activity"]>) =>
  activity.did === "advertised"
    ? sql`exists (select from daily_metrics d where d.business_profile_id = p.id and d.impressions > 0
        and d.date between ${activity.days.from}::date and ${activity.days.to}::date)`
    : sql.or(
        activity.spans.map(
          ({ region, from, until }) =>
            sql`(p.region = ${region} and p.created_at >= ${from}::bigint and p.created_at < ${until}::bigint)`,
        ),
      )

/** The conditions of a question on the businesses `p` of a portal, without order and page. */
export const askedBusinesses = (
  sql: SqlClient.SqlClient,
  portalId: PortalId,
  query: Omit<BusinessQuery, "order" | "after" | "limit">,
  refusedFrom: number,
): ReadonlyArray<Statement.Fragment> => {
  const { words, id, region, category, standing, risk, priority, activity, now } = query
  const hasCare = sql`exists (select from add_on_purchases a where a.business_profile_id = p.id
    and a.starts_at <= ${now}::bigint and a.ends_at > ${now}::bigint)`
  return [
    sql`p.portal_id = ${portalId}`,
    ...(words === "" ? [] : [matches(sql, portalId, words, id)]),
    ...(region === undefined ? [] : [sql`p.region = ${region}`]),
    ...(category === undefined
      ? []
      : [
          sql`exists (select from profile_configurations o where o.business_profile_id = p.id
            and (o.document ->> 'category')::int = ${numberOf(category)})`,
        ]),
    ...(standing === undefined ? [] : [sql.literal(standingIs[standing])]),
    ...(risk === undefined ? [] : [sql.literal(riskIs(risk, refusedFrom))]),
    ...(priority === undefined ? [] : [priority === "has" ? hasCare : sql`not ${hasCare}`]),
    ...(activity === undefined ? [] : [didIn(sql, activity)]),
  ]
}
