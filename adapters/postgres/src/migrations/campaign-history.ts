import type { Migration } from "@adapters/sql"

export const campaignHistory: Migration = {
  id: 1114,
  name: "changes of a campaign are found in the audit log",
  statements: [
    `create index audit_entries_by_campaign on audit_entries
      (portal_id, ((content::jsonb -> 'key' ->> 'id')::bigint), position) where content::jsonb ->> 'record' = 'campaigns'`,
  ],
}
