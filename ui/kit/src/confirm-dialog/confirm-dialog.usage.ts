import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "A question before what is hard to take back: deleting a draft, ending a campaign, sending money back.",
  instead: {
    dialog: "There is something to fill in.",
    toast: "The action can be undone: do it, and offer the way back.",
  },
  dos: [
    "Ask in the title, and name the thing: “Delete this draft?”",
    "Say what is lost, and what happens to the money, in one sentence.",
    "Repeat the verb on the button: “Delete draft”, beside “Keep it”.",
  ],
  donts: [
    "Don't answer with “Yes” and “No”.",
    "Don't ask about what costs nothing and can be undone.",
    "Don't colour an action red (isDangerous) that destroys nothing.",
  ],
}
