import type { Migration } from "@adapters/sql"

/** Finds the covers of a library's videos by their files. */
export const videoCovers: Migration = {
  id: 1091,
  name: "covers of videos are found by their files",
  statements: [
    `create index business_pictures_by_cover on business_pictures (substring(picture #>> '{video,posterUrl}' from '[^/]*$'))
     where picture ? 'video'`,
    `create index removed_pictures_by_cover on removed_pictures
     (substring(document #>> '{video,posterUrl}' from '[^/]*$')) where document ? 'video'`,
  ],
}
