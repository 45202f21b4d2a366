import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "A wait of a few seconds and unknown length, inside something small.",
  instead: {
    skeleton: "A whole part of the page is loading.",
    steps: "The work is long, and its parts can be told.",
    "progress-lamps": "The number of parts is known.",
  },
  dos: [
    "Give it a label unless the words beside it say what is awaited.",
    "Replace it by an answer or an error: no wait is endless.",
  ],
  donts: ["Don't put one in the middle of an empty page.", "Don't show more than one for the same wait."],
}
