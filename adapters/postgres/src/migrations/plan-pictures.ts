import type { Migration } from "@adapters/sql"

/** Finds the pictures that a campaign's plans and its unsent change show, so that none of them is deleted as unused. */
export const planPictures: Migration = {
  id: 1065,
  name: "pictures of plans and edits are found by indexes",
  statements: [
    "create index campaign_plans_by_picture on campaign_plans using gin (shown_pictures(document))",
    "create index campaign_edits_by_picture on campaign_edits using gin (shown_pictures(document))",
  ],
}
