import type { Migration } from "@adapters/sql"

/**
 * Adds what conversions were worth to the days of campaigns, in the index that reports are read from too, and finds the latest
 * days of conversions.
 */
export const conversionResults: Migration = {
  id: 1084,
  name: "results and values of conversions",
  statements: [
    "alter table daily_metrics add column value bigint",
    `create index daily_metrics_of_days on daily_metrics (business_profile_id, date)
      include (campaign_id, channel, impressions, clicks, results, spend, value)`,
    "drop index daily_metrics_of_range",
    "alter index daily_metrics_of_days rename to daily_metrics_of_range",
    "create index conversion_days_of_date on conversion_days (date)",
  ],
}
