import type { Migration } from "@adapters/sql"

export const campaignsMigrations: ReadonlyArray<Migration> = [
  {
    id: 600,
    name: "campaigns",
    statements: [
      `create table campaigns (
        business_profile_id bigint not null,
        id bigint not null unique,
        session_id uuid not null,
        name text not null,
        status text not null,
        created_at bigint not null,
        document jsonb not null,
        primary key (business_profile_id, id)
      )`,
      "create index campaigns_newest_first on campaigns (business_profile_id, created_at desc, id desc)",
      "create index campaigns_by_session on campaigns (business_profile_id, session_id)",
      `create index campaigns_on_networks on campaigns (business_profile_id, id)
       where status in ('InReview', 'Approved', 'Active', 'Paused')`,
    ],
  },
  {
    id: 601,
    name: "launches",
    statements: [
      `create table launch_runs (
        business_profile_id bigint not null,
        campaign_id bigint not null,
        attempt int not null,
        idempotency_key text not null,
        lead_form_id text,
        document jsonb not null,
        primary key (business_profile_id, campaign_id, attempt),
        unique (business_profile_id, idempotency_key)
      )`,
      "create index launch_runs_by_lead_form on launch_runs (lead_form_id) where lead_form_id is not null",
    ],
  },
  {
    id: 620,
    name: "what owners were told of channels",
    statements: [
      `update launch_runs run set document = jsonb_set(run.document, '{channels}', (
         select jsonb_agg(one || coalesce((
           select case
             when state ->> 'status' in ('Rejected', 'Failed') then jsonb_build_object('told', 'refused')
             when state ->> 'status' in ('Active', 'Paused', 'Completed') and campaign.document ? 'wentLiveAt'
               then jsonb_build_object('told', 'live')
           end
           from jsonb_array_elements(campaign.document -> 'channels') state
           where state -> 'channel' = one -> 'channel' limit 1
         ), '{}') order by place)
         from jsonb_array_elements(run.document -> 'channels') with ordinality made (one, place)
       ))
       from campaigns campaign
       where campaign.business_profile_id = run.business_profile_id and campaign.id = run.campaign_id
         and jsonb_array_length(run.document -> 'channels') > 0`,
    ],
  },
]
