import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "A short list whose order the reader decides: headlines, pictures of a carousel.",
  instead: {
    "data-table": "The order follows from a column.",
    "tag-input": "The order has no effect.",
  },
  dos: [
    "Say what the order does, above the list.",
    "Name each item, so that its movement can be spoken.",
    "Keep it short: a screen's height on a phone.",
  ],
  donts: [
    "Don't rely on dragging alone: the handle works by keys, so leave it there.",
    "Don't save at every step of a drag.",
    "Don't put it inside something that scrolls sideways.",
  ],
}
