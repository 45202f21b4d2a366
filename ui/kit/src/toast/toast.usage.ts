import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "A short message that something was done or went wrong, and that needs no answer: “Payment received”.",
  instead: {
    banner: "It must stay, or something must be done.",
    dialog: "It must be answered before going on.",
  },
  dos: [
    "Put what happened into the title, the amount into the detail.",
    "Take the group payment for money: the newest replaces the one before.",
    "Let errors stay until they are closed; the others go after six seconds.",
    "Give it one action at most, the undo of what was done; it then stays for twelve seconds.",
  ],
  donts: [
    "Don't put the only copy of a receipt number there.",
    "Don't put links in it: it goes before it is read.",
    "Don't confirm what can be seen: a saved switch needs no toast.",
  ],
}
