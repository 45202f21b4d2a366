import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "Where many places are, such as the stores of a franchise. Places close together are one number, which opens when it is pressed.",
  instead: {
    "radius-map": "It shows how far ads of few places reach.",
    "data-table": "Places are compared, filtered or acted upon.",
  },
  dos: [
    "Offer the same places as a list beside it.",
    "Say what is pressed: nameOf, “12 stores around Pune”.",
    "Open the place, or a list of places at one point, by onChoose.",
  ],
  donts: [
    "Don't make it the only way to a place.",
    "Don't colour places by more than in use and not: colours cannot be read aloud.",
    "Don't turn the map around for Hebrew, where a place to the east is still drawn on the right.",
  ],
}
