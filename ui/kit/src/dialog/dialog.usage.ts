import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "A short task that interrupts the page and comes back to it: edit one headline, read the terms.",
  instead: {
    "confirm-dialog": "It only asks whether to go on.",
    panel: "The task is long, or people compare it with the page behind.",
    toast: "It only says that something happened.",
  },
  dos: [
    "Name the task in the title: “Edit the headline”.",
    "Put the main button last, and one way out beside it.",
    "Give a closeLabel unless the question must be answered.",
    "Keep it to what fits a phone's sheet without much scrolling.",
  ],
  donts: [
    "Don't open one from another.",
    "Don't open one unasked while somebody types.",
    "Don't take a payment in it when the page behind must stay readable: use a page.",
  ],
}
