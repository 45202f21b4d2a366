import type { Migration } from "@adapters/sql"

/** Consents stand with their lead, and lists are sorted by more than time. */
export const leadConsents: Migration = {
  id: 1025,
  name: "leads have consents and are sorted",
  statements: [
    "alter table leads add column consents jsonb",
    `create function lead_status_rank(status text) returns int language sql immutable parallel safe
      return array_position(array['New', 'Contacted', 'Won', 'Lost', 'Spam'], status) - 1`,
    'create index leads_by_name on leads (business_profile_id, (lower(name) collate "C"), id)',
    "create index leads_by_status on leads (business_profile_id, lead_status_rank(status), id)",
    'create index leads_by_campaign_name on leads (business_profile_id, (lower(campaign_name) collate "C"), id)',
  ],
}
