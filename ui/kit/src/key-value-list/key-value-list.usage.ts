import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "Facts about one thing, by name: a business, an invoice, a campaign.",
  instead: {
    "data-table": "There are several things of one kind.",
    "price-breakdown-table": "The values are amounts that add up.",
    stat: "One number stands for itself.",
  },
  dos: [
    "Order facts as they are asked for.",
    "Wrap phone numbers, dates and codes of the other direction in bdi.",
    "Leave a fact out, or say “—”, if it is unknown.",
  ],
  donts: ["Don't put fields in it: to edit, open a dialog or a page.", "Don't repeat the name in the value."],
}
