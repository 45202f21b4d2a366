import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "A heavy part far down the page that loads as the reader comes near it, or prints: a chart, previews of ads.",
  instead: {
    skeleton: "The part is on screen and its data on its way; use it as the placeholder here.",
    "load-more": "It is the next part of a list.",
  },
  dos: [
    "Give a placeholder of about the same height, so that nothing jumps.",
    "Use it for code and pictures that cost a phone's data.",
  ],
  donts: [
    "Don't wrap what is seen at first.",
    "Don't put headings inside that links lead to: they would not be there.",
  ],
}
