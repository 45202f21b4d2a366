import type { Migration } from "@adapters/sql"

/** Price lists and what payments promise say which version of their form they have; holds are counted by their code. */
export const promiseVersions: Migration = {
  id: 1008,
  name: "price lists and promises have a version, and promo codes are counted",
  statements: [
    "alter table price_lists add column document_version smallint not null default 0",
    "alter table payments add column promise_version smallint not null default 0",
    "create index signup_promo_holds_by_code on signup_promo_holds (promo_code)",
  ],
}
