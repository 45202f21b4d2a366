import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "A person or business by picture, else by initials: in the header, in lists of people, in previews of ads.",
  instead: {
    logo: "It is the portal's own sign.",
    badge: "It says a state, not who.",
  },
  dos: ["Set isDecorative where the name stands beside it.", "Use small in rows, large on the page about that person."],
  donts: [
    "Don't use it for the portal.",
    "Don't take initials as a name: two people may share them.",
    "Don't put a state into its colour.",
  ],
}
