import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "Any number of answers to one question from a short list: who sees the ad, which days.",
  instead: {
    "radio-cards": "The choices deserve cards: use CheckboxCards there.",
    "tag-input": "People write the answers themselves.",
    checkbox: "There is only one.",
  },
  dos: ["Say in the hint what none chosen means.", "Keep it below about eight; then a search helps more."],
  donts: [
    "Don't use it when only one may be chosen.",
    "Don't hide a choice that is impossible now: disable it, with the detail that says why.",
  ],
}
