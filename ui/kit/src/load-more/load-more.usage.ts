import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "The end of a list that goes on: LoadMore for reading on, Pagination where cursors lead both ways.",
  instead: {
    "data-table": "It is the list itself.",
    tabs: "The rest is of another kind, not further of the same.",
  },
  dos: [
    "Say how much is shown of how much.",
    "Keep what was read in place while more comes.",
    "Announce the new summary: it is spoken politely.",
  ],
  donts: [
    "Don't load more by scrolling alone: the footer is never reached.",
    "Don't show the button when nothing is left.",
    "Don't mix both on one page.",
  ],
}
