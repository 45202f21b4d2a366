import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "A picture or a table from the device: logo, ad picture, product feed.",
  instead: {
    "text-field": "The file lies at an address: ask for that.",
    "radio-cards": "Pictures are there already, and one is chosen.",
  },
  dos: [
    "Say types and least size before the choice.",
    "Say what is wrong with this file: “at least 150 by 150 pixels”.",
    "Show the picture, or the file's name, once it is chosen.",
    "Allow the phone's camera and gallery: accept image types, not names.",
  ],
  donts: [
    "Don't ask to drop where nobody can: phones choose.",
    "Don't keep the prompt only in the drawing.",
    "Don't throw the old file away before the new one has arrived.",
  ],
}
