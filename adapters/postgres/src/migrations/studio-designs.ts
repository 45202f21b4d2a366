import type { Migration } from "@adapters/sql"

/** Keeps designs with their versions, designs that were removed, and brand kits; each is found by the pictures that it shows. */
export const studioDesigns: Migration = {
  id: 1117,
  name: "designs and brand kits",
  statements: [
    `create table studio_designs (
      business_profile_id bigint not null,
      id text not null,
      changed_at bigint not null,
      document_version integer not null,
      document jsonb not null,
      primary key (business_profile_id, id)
    )`,
    `create index studio_designs_in_order on studio_designs (business_profile_id, changed_at, (id collate "C"))`,
    "create index studio_designs_by_picture on studio_designs using gin (shown_pictures(document))",
    `create table removed_designs (
      business_profile_id bigint not null,
      id text not null,
      removed_at bigint not null,
      document_version integer not null,
      document jsonb not null,
      primary key (business_profile_id, id)
    )`,
    "create index removed_designs_oldest on removed_designs (removed_at, business_profile_id)",
    "create index removed_designs_by_picture on removed_designs using gin (shown_pictures(document))",
    `create table studio_design_versions (
      business_profile_id bigint not null,
      design_id text not null,
      version bigint not null,
      document_version integer not null,
      document jsonb not null,
      primary key (business_profile_id, design_id, version)
    )`,
    "create index studio_design_versions_by_picture on studio_design_versions using gin (shown_pictures(document))",
    `create table brand_kits (
      business_profile_id bigint primary key,
      document_version integer not null,
      document jsonb not null
    )`,
    "create index brand_kits_by_picture on brand_kits using gin (shown_pictures(document))",
  ],
}
