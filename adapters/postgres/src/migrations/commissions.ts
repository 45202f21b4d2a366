import type { Migration } from "@adapters/sql"

/** Keeps terms of commissions, what campaigns earned by them, and payouts; the ledger gets their accounts. */
export const commissions: Migration = {
  id: 1109,
  name: "commissions of whoever brings clients",
  statements: [
    "alter table ledger_entries drop constraint ledger_entries_account_check",
    `alter table ledger_entries add constraint ledger_entries_account_check check (account in ('available', 'promised',
      'locked', 'gateway', 'fees', 'tax', 'spend', 'promo', 'house', 'disputed', 'receivable', 'gatewayFees',
      'writeOffs', 'commissions', 'commissionPayable', 'commissionPayouts'))`,
    `create table commission_terms (
      portal_id bigint not null,
      id bigint generated always as identity unique,
      document_version integer not null,
      document jsonb not null,
      primary key (portal_id, id)
    )`,
    `create table campaign_commissions (
      business_profile_id bigint not null,
      campaign_id bigint not null,
      portal_id bigint not null,
      standing text not null,
      document_version integer not null,
      document jsonb not null,
      primary key (business_profile_id, campaign_id)
    )`,
    "create index held_commissions on campaign_commissions (portal_id, standing, business_profile_id, campaign_id)",
    `create table commission_earnings (
      portal_id bigint not null,
      id bigint generated always as identity unique,
      business_profile_id bigint not null,
      campaign_id bigint not null,
      payee text not null,
      kind text not null,
      code text,
      region text not null,
      currency text not null,
      month text not null,
      earned bigint not null check (earned >= 0),
      reversed bigint not null check (reversed >= 0),
      due_on text not null,
      is_held boolean not null,
      state text not null,
      payout_id bigint,
      primary key (portal_id, id)
    )`,
    "create index commission_earnings_of_campaign on commission_earnings (business_profile_id, campaign_id, id)",
    "create index commission_earnings_of_payee on commission_earnings (portal_id, payee, id)",
    "create index open_commission_earnings on commission_earnings (portal_id, state, id) where state <> 'paid'",
    "create index commission_earnings_of_payout on commission_earnings (portal_id, payout_id) where payout_id is not null",
    `create table commission_payouts (
      portal_id bigint not null,
      id bigint generated always as identity unique,
      payee text not null,
      currency text not null,
      amount bigint not null check (amount > 0),
      state text not null,
      approved_by bigint not null,
      approved_at bigint not null,
      second_by bigint,
      second_at bigint,
      ended_by bigint,
      ended_at bigint,
      reference text,
      primary key (portal_id, id)
    )`,
    "create index commission_payouts_of_payee on commission_payouts (portal_id, payee, id desc)",
    "alter table payments add column card_mark text",
    "create index payments_by_card on payments (card_mark) where card_mark is not null",
    `create index agent_sessions_of_businesses on signup_sessions (business_profile_id)
      where details ->> 'flavour' = 'agent'`,
  ],
}
