import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "Long work that the reader waits for, told part by part: reading a website, launching a campaign.",
  instead: {
    "progress-lamps": "The reader does the steps: pages of the sign-up.",
    spinner: "The wait is short, or its parts are unknown.",
  },
  dos: [
    "Name each step by its result: “Name and address found”.",
    "Show what was found as the detail, so that the wait has a use.",
    "Let a failed step say what happens next: “You can link it later.”",
  ],
  donts: [
    "Don't invent steps to fill the time.",
    "Don't turn a done step back into a running one.",
    "Don't use more than six or seven.",
  ],
}
