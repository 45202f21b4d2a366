import type { Migration } from "@adapters/sql"

/** Creates the table of campaigns' plans: revisions that were approved or launched, which nobody changes. */
export const campaignPlans: Migration = {
  id: 1062,
  name: "plans of campaigns",
  statements: [
    `create table campaign_plans (
      business_profile_id bigint not null,
      campaign_id bigint not null,
      revision integer not null,
      document_version integer not null,
      document jsonb not null,
      primary key (business_profile_id, campaign_id, revision)
    )`,
    `create function refuse_changed_plan() returns trigger language plpgsql as $$
      begin
        raise exception 'a revision of a plan is not changed: % is refused', tg_op using errcode = '42501';
      end
    $$`,
    `create trigger campaign_plans_stay before update on campaign_plans
      for each row execute function refuse_changed_plan()`,
  ],
}
