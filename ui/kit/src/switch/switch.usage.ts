import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "A setting that takes effect at once: alerts, automatic top-up.",
  instead: {
    checkbox: "It counts only when a form is sent.",
    "radio-cards": "The two sides need their own words.",
    "confirm-dialog": "Switching it off loses something: ask first.",
  },
  dos: [
    "Name what is on: “Balance alerts”.",
    "Say in the hint what happens, and how often.",
    "Turn it back and say so when the change could not be saved.",
  ],
  donts: [
    "Don't put “on” and “off” into the words.",
    "Don't use it inside a form with a save button.",
    "Don't start one that spends money: ask for the limit first.",
  ],
}
