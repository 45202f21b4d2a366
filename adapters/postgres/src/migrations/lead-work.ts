import type { Migration } from "@adapters/sql"

/** What people make of a lead stands with it: who takes care of it, tags, the next step, the sale, the first answer. */
export const leadWork: Migration = {
  id: 1075,
  name: "leads have answers, a source, an owner and next steps",
  statements: [
    `alter table leads
      add column answers jsonb,
      add column fit jsonb,
      add column source jsonb,
      add column owner_id bigint,
      add column tags jsonb,
      add column next_step jsonb,
      add column sale jsonb,
      add column contacted_at bigint`,
    "create index leads_of_owner on leads (business_profile_id, owner_id, submitted_on desc, id desc) where owner_id is not null",
    `create index leads_with_next_step on leads (business_profile_id, ((next_step ->> 'dueAt')::bigint))
      where next_step is not null`,
  ],
}
