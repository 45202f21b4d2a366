import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "One choice that shapes what follows, with a description or a picture each: goal, plan, kind of business. CheckboxCards take several.",
  instead: {
    select: "The choice is small, or there are more than about six.",
    "checkbox-group": "Several short answers need no description.",
    tabs: "It only changes the view.",
  },
  dos: [
    "Write the title as what the reader gets: “Get more calls”.",
    "Put a price or “Recommended” into the note.",
    "Put fields that belong to one choice into its detail.",
    "Use isCompact for single words, so that two stand side by side on a phone.",
  ],
  donts: [
    "Don't choose for the reader what costs more.",
    "Don't use three columns with long descriptions.",
    "Don't disable a card without saying why in its description.",
  ],
}
