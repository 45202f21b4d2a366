import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "The name of a number or a word of the trade that some readers know and others don't, with its meaning behind it.",
  instead: {
    tooltip: "A button or another control is explained, not a word.",
    "text-field": "It explains a field: use the field's hint, which is always seen.",
  },
  dos: [
    "Explain as the reader would: “What was spent, divided by the results.”",
    "Give the same word the same meaning on every page.",
  ],
  donts: [
    "Don't explain what everybody knows.",
    "Don't hide a price or a condition there.",
    "Don't put a link behind it: whoever taps elsewhere closes it.",
  ],
}
