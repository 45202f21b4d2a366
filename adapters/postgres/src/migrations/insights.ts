import type { Migration } from "@adapters/sql"

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
]
