import type { Migration } from "@adapters/sql"

/** Creates the tables of autopilots: what owners chose, what was decided from which figures, and the moves. */
export const autopilots: Migration = {
  id: 1093,
  name: "autopilots of campaigns",
  statements: [
    `create table autopilots (
      business_profile_id bigint not null,
      campaign_id bigint not null,
      state text not null,
      next_at bigint not null,
      document_version integer not null,
      document jsonb not null,
      primary key (business_profile_id, campaign_id)
    )`,
    "create index autopilots_due on autopilots (state, next_at, business_profile_id, campaign_id)",
    `create table autopilot_decisions (
      business_profile_id bigint not null,
      campaign_id bigint not null,
      day text not null,
      document_version integer not null,
      document jsonb not null,
      primary key (business_profile_id, campaign_id, day)
    )`,
    `create function refuse_changed_decision() returns trigger language plpgsql as $$
      begin
        raise exception 'a decision of an autopilot is not changed: % is refused', tg_op using errcode = '42501';
      end
    $$`,
    `create trigger autopilot_decisions_stay before update on autopilot_decisions
      for each row execute function refuse_changed_decision()`,
    `create table autopilot_moves (
      business_profile_id bigint not null,
      id bigint generated always as identity unique,
      campaign_id bigint not null,
      state text not null,
      document_version integer not null,
      document jsonb not null,
      primary key (business_profile_id, id)
    )`,
    "create index autopilot_moves_of_campaign on autopilot_moves (business_profile_id, campaign_id, id)",
    "create index autopilot_moves_in_state on autopilot_moves (business_profile_id, state, id)",
  ],
}
