import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "A message about this page that stays until its cause is gone: a low balance, a declined card.",
  instead: {
    toast: "It confirms what was just done and may go by itself.",
    "error-state": "The content itself could not be shown.",
    "empty-state": "There is nothing yet.",
  },
  dos: [
    "Say in the title what is so, below it what it means and what to do.",
    "Say what happened to the money: “Nothing was charged.”",
    "Offer the one action that helps, in the banner.",
    "Take error only for what failed: it is spoken at once.",
  ],
  donts: [
    "Don't show more than two at a time: the second is not read.",
    "Don't let a banner be closed while its cause remains.",
    "Don't put a field's error there: it stands at the field.",
  ],
}
