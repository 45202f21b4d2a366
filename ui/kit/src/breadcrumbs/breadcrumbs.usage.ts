import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "The path to this page, where a page lies two or more levels deep.",
  instead: {
    tabs: "The pages lie beside each other.",
    "link-button": "One way back is enough.",
  },
  dos: ["Name pages as their titles do.", "Leave the last one without an address: it is this page."],
  donts: [
    "Don't use them as history: they show the place, not the way.",
    "Don't put them into the sign-up: there is one way back.",
    "Don't turn the arrows yourself: they follow the direction.",
  ],
}
