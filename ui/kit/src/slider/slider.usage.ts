import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "A number that is explored by more and less, while its effect is shown beside it: budget, radius.",
  instead: {
    "money-field": "The amount is known exactly.",
    "number-field": "There are few steps, or each counts.",
  },
  dos: [
    "Show what the value leads to while it is dragged: reach, price.",
    "Give an exact box (box) beside it for the same value.",
    "Mark what is recommended, with the word.",
    "Choose a step that a thumb can hit.",
  ],
  donts: [
    "Don't use it for a range wider than about a hundred steps without a box.",
    "Don't fetch at each movement: wait for onChangeEnd.",
    "Don't reverse it yourself in Hebrew: it does.",
  ],
}
