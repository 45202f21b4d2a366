import type { Migration } from "@adapters/sql"

/** That the registration of an issued document was cancelled at the tax office's portal, once. */
export const invoiceCancellations: Migration = {
  id: 1054,
  name: "invoice cancellations",
  statements: [
    `create table invoice_cancellations (
      business_profile_id bigint not null,
      document_id bigint not null,
      reason text not null,
      remark text not null,
      cancelled_at bigint not null,
      primary key (business_profile_id, document_id),
      foreign key (business_profile_id, document_id) references invoice_registrations (business_profile_id, document_id)
    )`,
  ],
}
