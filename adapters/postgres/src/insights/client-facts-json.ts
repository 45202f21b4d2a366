import { statusesOf } from "@domain/campaigns"
import { metricSums, metricTotals } from "../campaigns/metric-totals.ts"
import { waitingTasksJson } from "./waiting-tasks-json.ts"

/** Days of a period and of the period before, as SQL. */
export interface PeriodsInSql {
  readonly from: string
  readonly to: string
  readonly formerFrom: string
  readonly formerTo: string
}

/** The number of campaigns on a dashboard. */
const dashboardLimit = 100
const listed = statusesOf("all")
  .map((status) => `'${status}'`)
  .join(", ")

const fields = (names: ReadonlyArray<string>): string =>
  names.map((name) => `'${name}', c.document -> '${name}'`).join(", ")

const dashboardFields = "id sessionId name status pauseReason channels objective resultsAre wentLiveAt endDate".split(
  " ",
)
const spendingFields = ["id", "status", "region", "startDate", "endDate", "budget", "price", "spent"]

const report = ({ from, to, formerFrom, formerTo }: PeriodsInSql): string => `(
  with sums as (
    select date, campaign_id, grouping(date, campaign_id) as level, ${metricSums} from daily_metrics
    where business_profile_id = p.id and date between ${from} and ${to}
    group by grouping sets ((), (date), (campaign_id))
  ), former as (
    select campaign_id, grouping(campaign_id) as level, ${metricSums} from daily_metrics
    where business_profile_id = p.id and date between ${formerFrom} and ${formerTo}
    group by grouping sets ((), (campaign_id))
  )
  select jsonb_build_object(
    'totals', (select ${metricTotals("sums")} from sums where level = 3),
    'previous', (select ${metricTotals("former")} from former where level = 1),
    'adDays', (select count(*) from sums where level = 1 and impressions + spend > 0),
    'former', coalesce((select jsonb_agg(campaign_id order by campaign_id) from former where level = 0), '[]'),
    'byCampaign', coalesce((select jsonb_agg(jsonb_build_object('campaignId', campaign_id,
      'totals', ${metricTotals("sums")}) order by spend desc, campaign_id) from sums where level = 2), '[]')))`

const unanswered = "l.status = 'New' and l.erased_at is null and l.merged is null"

/** Whoever reads a book, at a portal, as SQL. */
export interface ReaderInSql {
  readonly portal: string
  readonly reader: string
}

/** SQL for the renewal date that the reader keeps of the business `p`, as jsonb; null where there is none. */
export const renewalOfReader = ({ portal, reader }: ReaderInSql): string => `(
  select jsonb_build_object('firstOn', r.first_on, 'everyMonths', r.every_months, 'remindDays', r.remind_days)
  from client_renewals r where r.portal_id = ${portal} and r.business_profile_id = p.id
    and r.keeper = coalesce((
      select 'agency:' || a.id from (
        select min(business_profile_id) as id from agency_clients where client_id = p.id and portal_id = ${portal}
      ) a where exists (select from memberships m where m.business_profile_id = a.id and m.user_id = ${reader})
    ), 'user:' || ${reader}))`

/** SQL for to whom of the reader's agency the business `p` is given, as jsonb; null where it is given to nobody. */
const holderOf = ({ reader }: ReaderInSql): string => `(
  select jsonb_build_object('memberId', g.member_id, 'teamId', g.team_id,
    'name', coalesce(t.name, trim(u.first_name || ' ' || u.last_name), ''))
  from given_clients g
    join memberships own on own.business_profile_id = g.agency_id and own.user_id = ${reader}
    left join agency_teams t on t.business_profile_id = g.agency_id and t.id = g.team_id
    left join users u on u.id = g.member_id
  where g.business_profile_id = p.id order by g.agency_id limit 1)`

/** SQL for everything that a client's row follows from, as jsonb of the business `p`. */
export const clientFactsJson = (
  periods: PeriodsInSql,
  reader: ReaderInSql,
): string => `jsonb_strip_nulls(jsonb_build_object(
  'id', p.id, 'name', p.name, 'region', p.region, 'currencyId', p.currency_id, 'timeZone', p.time_zone,
  'logo', p.thumbnail_logo,
  'available', coalesce((select w.available from wallets w where w.business_profile_id = p.id), 0),
  'report', ${report(periods)},
  'campaigns', coalesce((select jsonb_agg(jsonb_build_object(${fields(dashboardFields)})
    order by c.created_at desc, c.id desc) from (
      select c.id, c.created_at, c.document from campaigns c
      where c.business_profile_id = p.id and c.status in (${listed})
      order by c.created_at desc, c.id desc limit ${dashboardLimit}) c), '[]'),
  'running', coalesce((select jsonb_agg(jsonb_build_object(${fields(spendingFields)})
    order by c.created_at desc, c.id desc) from campaigns c
    where c.business_profile_id = p.id and c.status = 'Active'), '[]'),
  'unanswered', (select jsonb_build_object('count', count(*), 'oldestAt', min(l.submitted_on))
    from leads l where l.business_profile_id = p.id and ${unanswered}),
  'waiting', ${waitingTasksJson("p.id")},
  'tagSeenAt', (select s.document -> 'lastSeenAt' from conversion_sites s where s.business_profile_id = p.id),
  'contract', ${renewalOfReader(reader)},
  'holder', ${holderOf(reader)},
  'people', coalesce((select jsonb_agg(jsonb_build_object('userId', u.id, 'roleId', m.role_id,
      'name', trim(u.first_name || ' ' || u.last_name)) order by m.joined)
    from memberships m join users u on u.id = m.user_id where m.business_profile_id = p.id), '[]')))`

/** SQL for the sum of money that the ads of the business `p` cost between two days. */
export const spendBetween = (from: string, to: string): string =>
  `coalesce((select sum(d.spend) from daily_metrics d
    where d.business_profile_id = p.id and d.date between ${from} and ${to}), 0)`

/** SQL for when the oldest lead without an answer came to the business `p`; null where none waits. */
export const oldestUnanswered = `(select min(l.submitted_on) from leads l
  where l.business_profile_id = p.id and ${unanswered})`

/** SQL for how many leads of the business `p` nobody has answered. */
export const unansweredCount = `(select count(*) from leads l where l.business_profile_id = p.id and ${unanswered})`
