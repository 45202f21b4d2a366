import type { Migration } from "@adapters/sql"

/** The pictures that a business keeps for all its campaigns, and when each was added (epoch milliseconds). */
export const businessPictures: Migration = {
  id: 1012,
  name: "businesses keep pictures",
  statements: [
    `create table business_pictures (
      business_profile_id bigint not null references business_profiles (id),
      url text not null,
      picture jsonb not null,
      added_at bigint not null,
      primary key (business_profile_id, url)
    )`,
    "create index business_pictures_by_file on business_pictures (substring(url from '[^/]*$'))",
  ],
}
