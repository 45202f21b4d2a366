import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "Several lines: the primary text of an ad, a message to support. It grows with what is typed.",
  instead: {
    "text-field": "One line is enough.",
    "tag-input": "It is a list of short words.",
  },
  dos: [
    "Show the counter where a network cuts the text.",
    "Set inputLanguage where the ad's language is not the page's.",
    "Leave the direction to the text (auto): customers may write in another script.",
  ],
  donts: [
    "Don't set a fixed height: the end of a text is what gets lost.",
    "Don't add formatting: networks take plain text.",
  ],
}
