import type { Migration } from "@adapters/sql"

/** Finds the businesses that joined a portal, which the book of clients lists by name, and remembers who took a book away as a file. */
export const clientBook: Migration = {
  id: 1112,
  name: "books of clients are listed and taken away as files",
  statements: [
    "create index joined_portals_of_portal on joined_portals (portal_id, business_profile_id)",
    `create table book_files (
      portal_id bigint not null,
      user_id bigint not null,
      id bigint generated always as identity unique,
      exported_at bigint not null,
      clients bigint not null,
      primary key (portal_id, user_id, id)
    )`,
  ],
}
