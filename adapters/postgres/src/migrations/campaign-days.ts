import type { Migration } from "@adapters/sql"

/** Adds where and when a campaign runs as columns, so that its list counts and orders campaigns without their documents. */
export const campaignDays: Migration = {
  id: 1067,
  name: "days of campaigns in columns",
  statements: [
    `alter table campaigns
      add column region text generated always as (document ->> 'region') stored,
      add column start_date text collate "C" generated always as (document ->> 'startDate') stored,
      add column end_date text collate "C" generated always as (document ->> 'endDate') stored`,
    `create index campaigns_listed on campaigns (business_profile_id, status, region, start_date, end_date)`,
  ],
}
