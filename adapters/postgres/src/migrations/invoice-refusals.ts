import type { Migration } from "@adapters/sql"

/** Why the tax office's portal has not registered an issued document so far. */
export const invoiceRefusals: Migration = {
  id: 1052,
  name: "refused invoice registrations",
  statements: [
    `create table invoice_refusals (
      business_profile_id bigint not null,
      document_id bigint not null,
      reason text not null,
      tried_at bigint not null,
      primary key (business_profile_id, document_id),
      foreign key (business_profile_id, document_id) references ledger_documents (business_profile_id, id)
    )`,
  ],
}
