import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "A list or page that has nothing yet, and the one step that fills it.",
  instead: {
    "error-state": "Something should be here but could not be fetched.",
    skeleton: "It is still on its way.",
    banner: "The page has content, and only a part is missing.",
  },
  dos: [
    "Say what will be here, not that nothing is.",
    "Offer one next step, and say what it costs in time or money.",
    "Set the level so that headings stay in order.",
  ],
  donts: [
    "Don't show it while the answer is on its way.",
    "Don't blame a filter without offering to clear it.",
    "Don't offer two steps of equal weight.",
  ],
}
