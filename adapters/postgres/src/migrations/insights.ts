import type { Migration } from "@adapters/sql"

/**
 * Gives a channel's earlier days the id of its newest campaign at the network, since that campaign goes on correcting
 * those days.
 */
const networkCampaignOfEachDay = `do $$
begin
  if to_regclass('launch_runs') is null then
    return;
  end if;
  update daily_metrics day set external_campaign_id = made.external_id
  from (
    select distinct on (run.business_profile_id, run.campaign_id, one.channel)
      run.business_profile_id, run.campaign_id, one.channel, one."externalIds" ->> 'campaign' as external_id
    from launch_runs run
    cross join lateral jsonb_to_recordset(run.document -> 'channels') as one(channel smallint, "externalIds" jsonb)
    where one."externalIds" ? 'campaign'
    order by run.business_profile_id, run.campaign_id, one.channel, run.attempt desc
  ) made
  where day.business_profile_id = made.business_profile_id and day.campaign_id = made.campaign_id
    and day.channel = made.channel;
end $$`

/** Days of before show no more than was paid for, the earliest first. */
const shownUpToTheLock = `do $$
begin
  if to_regclass('campaigns') is null then
    return;
  end if;
  update daily_metrics day set spend = shown.spend
  from (
    select each.business_profile_id, each.campaign_id, each.channel, each.date, each.external_campaign_id,
      greatest(0, least(each.reported, (campaign.document -> 'price' ->> 'media')::bigint
        - sum(each.reported) over (partition by each.business_profile_id, each.campaign_id
            order by each.date, each.channel, each.external_campaign_id) + each.reported)) as spend
    from daily_metrics each
    join campaigns campaign on campaign.business_profile_id = each.business_profile_id and campaign.id = each.campaign_id
    where campaign.document -> 'price' ? 'media'
  ) shown
  where (day.business_profile_id, day.campaign_id, day.channel, day.date, day.external_campaign_id)
    = (shown.business_profile_id, shown.campaign_id, shown.channel, shown.date, shown.external_campaign_id)
    and day.spend <> shown.spend;
  update campaigns set document = jsonb_set(document, '{spent}', document -> 'price' -> 'media')
  where (document ->> 'spent')::bigint > (document -> 'price' ->> 'media')::bigint;
end $$`

export const insightsMigrations: ReadonlyArray<Migration> = [
  {
    id: 700,
    name: "daily metrics",
    statements: [
      `create table daily_metrics (
        business_profile_id bigint not null,
        campaign_id bigint not null,
        channel smallint not null,
        date date not null,
        impressions bigint not null,
        clicks bigint not null,
        results bigint not null,
        spend bigint not null,
        primary key (business_profile_id, campaign_id, channel, date)
      )`,
      `create index daily_metrics_of_range on daily_metrics (business_profile_id, date)
       include (campaign_id, channel, impressions, clicks, results, spend)`,
    ],
  },
  {
    id: 701,
    name: "leads",
    statements: [
      `create table leads (
        business_profile_id bigint not null,
        id bigint not null,
        external_id text not null unique,
        campaign_id bigint not null,
        campaign_name text not null,
        status text not null,
        name text not null,
        mobile_number text,
        email text,
        city text,
        service_needed text,
        submitted_on bigint not null,
        primary key (business_profile_id, id)
      )`,
      "create index leads_newest_first on leads (business_profile_id, submitted_on desc, id desc)",
      "create index leads_of_campaign on leads (business_profile_id, campaign_id, submitted_on desc)",
      "create index leads_unanswered on leads (business_profile_id) where status = 'New'",
    ],
  },
  {
    id: 702,
    name: "daily metrics of each campaign at a network",
    statements: [
      "alter table daily_metrics add column external_campaign_id text not null default ''",
      networkCampaignOfEachDay,
      "alter table daily_metrics drop constraint daily_metrics_pkey",
      `alter table daily_metrics add primary key
        (business_profile_id, campaign_id, channel, date, external_campaign_id)`,
    ],
  },
  {
    id: 703,
    name: "what networks report, apart from what is shown of it",
    statements: [
      "alter table daily_metrics add column reported bigint",
      "update daily_metrics set reported = spend",
      "alter table daily_metrics alter column reported set not null",
      shownUpToTheLock,
    ],
  },
]
