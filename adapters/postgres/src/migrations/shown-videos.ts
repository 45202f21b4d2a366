import type { Migration } from "@adapters/sql"

/**
 * Finds the videos that a document shows beside its pictures. No older document names a video, so that the indexes keep their
 * values.
 */
export const shownVideos: Migration = {
  id: 1090,
  name: "videos are found in documents",
  statements: [
    `create or replace function shown_pictures(document jsonb) returns text[]
     language sql immutable parallel safe as $$
       select coalesce(array_agg(distinct picture), '{}') from (
         select (regexp_matches(document::text, '[0-9a-f]{40}\\.(?:png|jpg|webp|mp4|webm|ogv)', 'g'))[1]
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
