import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "One or two words, or a number, beside a name: “New”, “3”. StatusBadge shows the state of a campaign, a payment or an account.",
  instead: {
    banner: "The state needs an explanation or an action.",
    stat: "The number is what the reader came for.",
  },
  dos: [
    "Take StatusBadge for states: word, icon and colour say the same.",
    "Give the cause with the state: “Paused: balance empty”.",
    "Use the same word for the same state on every page.",
  ],
  donts: [
    "Don't rely on the colour alone.",
    "Don't make it a button: it is not pressed.",
    "Don't write a sentence in it: on a phone it breaks the line.",
  ],
}
