import type { Migration } from "@adapters/sql"

/** Creates the table of pictures that were removed from businesses' libraries and can be brought back. */
export const removedPictures: Migration = {
  id: 1082,
  name: "removed pictures",
  statements: [
    `create table removed_pictures (
      business_profile_id bigint not null,
      url text not null,
      removed_at bigint not null,
      document_version integer not null,
      document jsonb not null,
      primary key (business_profile_id, url)
    )`,
    "create index removed_pictures_oldest on removed_pictures (removed_at, business_profile_id)",
    "create index removed_pictures_by_file on removed_pictures (substring(url from '[^/]*$'))",
  ],
}
