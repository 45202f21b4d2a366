import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "One number that the reader came for, with its change against before.",
  instead: {
    "key-value-list": "Several small facts are told.",
    "line-chart": "The course over time matters.",
    badge: "It counts something beside a name.",
  },
  dos: [
    "Say whether the change is good: a falling cost is.",
    "Show “—” where there is no number yet, not 0.",
    "Give a BarSpark for the last days.",
  ],
  donts: [
    "Don't show more than four in a row.",
    "Don't compare periods of different length.",
    "Don't round money that was paid.",
  ],
}
