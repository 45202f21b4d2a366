import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "An action on this page: to pay, to launch, to save. The words say what happens, so that a shop owner knows it before the press.",
  instead: {
    "link-button": "The press leads to another page: browsers then offer to open it in a new tab.",
    "icon-button": "Space is short, the sign is known (close, back, more), and the action is small.",
    menu: "There are three or more actions of the same weight: keep the main one, put the rest into a menu.",
  },
  dos: [
    "Begin with a verb and name the thing: “Launch campaign”, “Pay ₹14,160.00”.",
    "Keep one primary button per screen; the others are secondary or quiet.",
    "Show isPending with a pendingLabel while money moves, so that nobody presses twice.",
    "Fill the line (isWide) on phones, where a thumb reaches the whole width.",
  ],
  donts: [
    "Don't write “OK”, “Submit” or “Yes”.",
    "Don't disable a button without saying nearby what is missing.",
    "Don't use danger for leaving a page: only for what cannot be taken back.",
    "Don't put an amount on a button that may change between reading and pressing.",
  ],
}
