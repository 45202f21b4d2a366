import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "An answer that people begin to type and find among many: a town, a category, a bank.",
  instead: {
    select: "There are few choices, all worth seeing.",
    "tag-input": "Several answers are collected.",
    "text-field": "There is nothing to suggest.",
  },
  dos: [
    "Allow one's own words (allowsOwnText) where the list can be incomplete.",
    "Say “Nothing found” with the way out: “You can type your own.”",
    "Show isLoading while suggestions come over a slow line.",
  ],
  donts: [
    "Don't wait for a press of a search button.",
    "Don't fill it with thousands of rows: filter where the data is.",
    "Don't choose the first suggestion by itself when the field is left.",
  ],
}
