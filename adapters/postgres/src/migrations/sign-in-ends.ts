import type { Migration } from "@adapters/sql"

/** When each sign-in began and each of its tokens was made, so that renewing does not put its end off. */
export const signInEnds: Migration = {
  id: 1059,
  name: "sign-ins end for good",
  statements: [
    "alter table refresh_tokens add column began_at bigint",
    "alter table refresh_tokens add column issued_at bigint",
  ],
}
