import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "A surface for things that belong together and have no heading of their own.",
  instead: {
    panel: "The part has a heading.",
    banner: "It is a message.",
    "radio-cards": "It can be chosen.",
  },
  dos: [
    "Tint one per page at most, for what deserves attention.",
    "Use padding none for pictures and tables that reach the edge.",
  ],
  donts: [
    "Don't put cards into cards.",
    "Don't make a whole card a link: put one inside.",
    "Don't use a tint to mean good or bad.",
  ],
}
