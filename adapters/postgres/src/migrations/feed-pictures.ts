import type { Migration } from "@adapters/sql"

/** Finds the taken product of a feed that names a picture. */
export const feedPictures: Migration = {
  id: 1036,
  name: "pictures of feeds by their addresses",
  statements: ["create index feed_items_by_picture on feed_items (md5(item ->> 'image_link')) where is_taken"],
}
