import type { Migration } from "@adapters/sql"

/**
 * Finds the pictures that a session of document version 2 shows, in the session's sections. Pictures of older documents
 * and of campaigns stay where they are, so the indexes keep their values.
 */
export const sectionedSessions: Migration = {
  id: 1007,
  name: "pictures are found in the sections of a session",
  statements: [
    `create or replace function shown_pictures(document jsonb) returns text[]
     language sql immutable parallel safe as $$
       select coalesce(array_agg(distinct picture), '{}') from (
         select (regexp_matches(document::text, '[0-9a-f]{40}\\.(?:png|jpg|webp)', 'g'))[1]
         union all
         select md5(address) from (
           select document ->> 'logoUrl'
           union all select document #>> '{business,logoUrl}'
           union all select document #>> '{creativeDetail,picture,url}'
           union all select document #>> '{creative,creativeDetail,picture,url}'
           union all select jsonb_path_query(document, 'lax $.pictures[*].url') #>> '{}'
           union all select jsonb_path_query(document, 'lax $.business.pictures[*].url') #>> '{}'
         ) foreigners (address) where address ~ '^https?:'
       ) shown (picture)
     $$`,
  ],
}
