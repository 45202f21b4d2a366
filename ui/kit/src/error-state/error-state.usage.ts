import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "Content that could not be fetched, with the way to try again.",
  instead: {
    banner: "The page is there, and one action failed.",
    "empty-state": "The answer came, and it is empty.",
    toast: "A small action failed, and the page is unharmed.",
  },
  dos: [
    "Say what did not load, and that nothing is lost if that is so.",
    "Keep the retry button, and show isRetrying while it runs.",
    "Offer another way (other) when trying again may not help, such as calling support.",
  ],
  donts: [
    "Don't show a code alone: the shop owner cannot act on it.",
    "Don't say “Oops”: money may be in flight.",
    "Don't retry by itself without an end.",
  ],
}
