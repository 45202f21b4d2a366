import type { Migration } from "@adapters/sql"

/** Invoices, credit notes, receipts and refund vouchers with their series, who issues them and whom they are for. */
export const billingDocuments: Migration = {
  id: 1037,
  name: "billing documents",
  statements: [
    `create table issuing_entities (
      portal_id bigint not null,
      region text not null,
      document_version integer not null,
      document jsonb not null,
      primary key (portal_id, region)
    )`,
    `create table billing_details (
      business_profile_id bigint primary key,
      document_version integer not null,
      document jsonb not null
    )`,
    `create table document_series (
      issuer text not null,
      series text not null,
      financial_year text not null,
      last_number integer not null,
      primary key (issuer, series, financial_year)
    )`,
    "create sequence document_numbers",
    `create table ledger_documents (
      business_profile_id bigint not null,
      id bigint not null unique,
      portal_id bigint not null,
      issuer text not null,
      kind text not null,
      number text not null,
      financial_year text not null,
      reference text not null,
      campaign_id bigint,
      currency text not null,
      tax bigint not null,
      total bigint not null,
      issued_on date not null,
      document_version integer not null,
      document jsonb not null,
      primary key (business_profile_id, id),
      unique (business_profile_id, reference, kind),
      unique (issuer, number)
    )`,
    "create index documents_of_campaign on ledger_documents (business_profile_id, campaign_id, id)",
    "create index documents_of_year on ledger_documents (business_profile_id, financial_year, id)",
    `create trigger ledger_documents_stay before update or delete on ledger_documents
      for each row execute function refuse_ledger_change()`,
    `create trigger ledger_documents_stay_whole before truncate on ledger_documents
      for each statement execute function refuse_ledger_change()`,
    "alter table ledger_documents enable always trigger ledger_documents_stay",
    "alter table ledger_documents enable always trigger ledger_documents_stay_whole",
  ],
}
