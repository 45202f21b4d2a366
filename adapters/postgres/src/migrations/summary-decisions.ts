import type { Migration } from "@adapters/sql"

/** What clients decided on shared summaries, with what they were shown; it goes with its session. */
export const summaryDecisions: Migration = {
  id: 1027,
  name: "decisions on shared summaries",
  statements: [
    `create table summary_decisions (
      portal_id bigint not null,
      id bigint generated always as identity,
      session_id uuid not null,
      kind text not null,
      approver_name text not null,
      section text,
      comment text,
      decided_at bigint not null,
      shown_hash text not null,
      shown jsonb not null,
      primary key (portal_id, id),
      foreign key (portal_id, session_id) references signup_sessions on delete cascade
    )`,
    "create index summary_decisions_of_session on summary_decisions (portal_id, session_id, id desc)",
  ],
}
