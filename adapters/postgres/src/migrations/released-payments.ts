import type { Migration } from "@adapters/sql"

/** What a payment had paid is given back to the wallet when its draft's budget is reopened. */
export const releasedPayments: Migration = {
  id: 1009,
  name: "payments whose money was given back for another budget",
  statements: ["alter table payments add column is_released boolean"],
}
