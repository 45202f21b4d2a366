import type { Migration } from "@adapters/sql"

/**
 * Tells reports of regular schedules and their tests from others, and keeps the texts by which reports are found and ordered.
 * Of regular reports only the newest thirty sendings of each are known; older ones stand with a business's own.
 */
export const reportLibrary: Migration = {
  id: 1087,
  name: "pages of the library of reports",
  statements: [
    "alter table published_reports add column origin text",
    "alter table published_reports add column folded_name text",
    "alter table published_reports add column folded_text text",
    `update published_reports set campaign_names = (
       select coalesce(jsonb_agg(campaign->'name'), '[]') from jsonb_array_elements(document->'campaignNames') campaign
     ) where campaign_names is null`,
    `update published_reports report
       set origin = case when (sending.document ->> 'isTest')::boolean then 'Test' else 'Regular' end
       from report_sendings sending
       where sending.business_profile_id = report.business_profile_id
         and (sending.document ->> 'reportId')::bigint = report.id`,
    `create index published_reports_newest on published_reports (business_profile_id, published_at desc, id desc)`,
  ],
}
