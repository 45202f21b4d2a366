import type { Migration } from "@adapters/sql"

/** Leads may be called good, and networks are told what became of leads. */
export const leadSendings: Migration = {
  id: 1088,
  name: "what networks are told of leads",
  statements: [
    "alter table leads add column qualified_at bigint",
    `create table lead_sendings (
      business_profile_id bigint not null,
      network text not null,
      lead_id bigint not null,
      stage text not null,
      state text not null,
      at bigint not null,
      document_version integer not null,
      document jsonb not null,
      primary key (business_profile_id, network, lead_id, stage)
    )`,
    "create index lead_sendings_of_lead on lead_sendings (business_profile_id, lead_id, network, stage)",
    "create index lead_sendings_in_state on lead_sendings (business_profile_id, network, state, at, lead_id, stage)",
    "create index lead_sendings_newest on lead_sendings (business_profile_id, network, at, lead_id, stage)",
    "create index lead_sendings_due on lead_sendings (state, at, business_profile_id, network, lead_id, stage)",
  ],
}
