import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "A named part of a page on a card: campaigns, people, invoices.",
  instead: {
    card: "There is no heading.",
    dialog: "It interrupts and goes away.",
    tabs: "Several views share the place.",
  },
  dos: [
    "Keep the outline: level 2 on a page, 3 inside a part.",
    "Put the part's one action at the end of the heading's line.",
    "Say the period or the scope in the description.",
  ],
  donts: [
    "Don't put more than one primary button in a page's panels together.",
    "Don't use a panel for a single sentence.",
  ],
}
