import type { Migration } from "@adapters/sql"

/** Whom summaries were sent to, how often their links were opened, and each comment of a decision; all go with their session. */
export const summaryApprovers: Migration = {
  id: 1045,
  name: "approvers of summaries and their comments",
  statements: [
    `create table summary_approvers (
      portal_id bigint not null,
      id bigint generated always as identity,
      session_id uuid not null,
      name text not null,
      channel text not null,
      recipient text not null,
      link text not null unique,
      language text not null,
      sent_at bigint not null,
      reminder_due_at bigint,
      reminded_at bigint,
      removed_at bigint,
      views int not null default 0,
      first_viewed_at bigint,
      last_viewed_at bigint,
      primary key (portal_id, id),
      unique (portal_id, session_id, channel, recipient),
      foreign key (portal_id, session_id) references signup_sessions on delete cascade
    )`,
    "create index summary_reminders_due on summary_approvers (reminder_due_at) where reminder_due_at is not null",
    `create table summary_link_views (
      portal_id bigint not null,
      session_id uuid not null,
      views int not null,
      first_viewed_at bigint,
      last_viewed_at bigint,
      primary key (portal_id, session_id),
      foreign key (portal_id, session_id) references signup_sessions on delete cascade
    )`,
    "alter table summary_decisions add column approver_id bigint",
    `create table summary_comments (
      portal_id bigint not null,
      id bigint generated always as identity,
      session_id uuid not null,
      decision_id bigint not null,
      section text,
      comment text not null,
      done_at bigint,
      primary key (portal_id, id),
      foreign key (portal_id, decision_id) references summary_decisions on delete cascade
    )`,
    "create index summary_comments_of_decision on summary_comments (portal_id, decision_id, id)",
    `insert into summary_comments (portal_id, session_id, decision_id, section, comment)
      select portal_id, session_id, id, section, comment from summary_decisions where comment is not null order by id`,
  ],
}
