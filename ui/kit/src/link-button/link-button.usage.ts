import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "A way to another page that deserves the weight of a button: “Get started” on the home page.",
  instead: {
    button: "Something happens on this page or is sent.",
    breadcrumbs: "It leads back up to where the reader came from.",
  },
  dos: ["Name where it leads: “See an example”.", "Keep the kinds of Button: one primary per screen."],
  donts: [
    "Don't run an action by it: links may be opened twice, in two tabs.",
    "Don't use it inside a sentence: a plain link reads better.",
  ],
}
