import type { Migration } from "@adapters/sql"

/** Days of before are those of a channel's newest campaign at its network: the one that goes on correcting them. */
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
]
