import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "Views of one subject, one at a time: campaigns by state, countries of a form.",
  instead: {
    "radio-cards": "It is an answer in a form.",
    breadcrumbs: "It leads to pages above.",
    menu: "It does something.",
  },
  dos: [
    "Give counts where they tell where to look.",
    "Keep what closed tabs hold (keepsClosed) when something may be half typed.",
    "Keep words short: on a phone the strip scrolls sideways.",
  ],
  donts: ["Don't use tabs for steps in order.", "Don't hide an error in a closed tab.", "Don't put tabs inside tabs."],
}
