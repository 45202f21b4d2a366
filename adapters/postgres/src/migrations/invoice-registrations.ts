import type { Migration } from "@adapters/sql"

/** What the tax office's portal answered about an issued document, once. */
export const invoiceRegistrations: Migration = {
  id: 1041,
  name: "invoice registrations",
  statements: [
    `create table invoice_registrations (
      business_profile_id bigint not null,
      document_id bigint not null,
      irn text not null unique,
      acknowledgement_number text not null,
      acknowledged_at bigint not null,
      signed_qr text not null,
      primary key (business_profile_id, document_id),
      foreign key (business_profile_id, document_id) references ledger_documents (business_profile_id, id)
    )`,
  ],
}
