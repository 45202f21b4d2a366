import type { Migration } from "@adapters/sql"

/** Pictures in a bucket by file name, and when each was last stored or known to be shown (epoch milliseconds). */
export const storedPictures: Migration = {
  id: 1004,
  name: "pictures in a bucket are noted with when they were last used",
  statements: [
    "create table stored_pictures (name text primary key, used_at bigint not null)",
    "create index stored_pictures_by_shelf on stored_pictures (left(name, 2), used_at)",
  ],
}
