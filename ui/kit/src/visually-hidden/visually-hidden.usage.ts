import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "Words that only assistive technology needs: what a number is about, the name of a list.",
  instead: {
    tooltip: "Everybody may need the explanation.",
    "skip-link": "It must appear with focus.",
  },
  dos: [
    "Translate the words as all others.",
    "Use it where the eye has the context already: a column, a colour, a place.",
  ],
  donts: [
    "Don't hide controls with it: focus would vanish.",
    "Don't say there what only some are told, such as a price.",
  ],
}
