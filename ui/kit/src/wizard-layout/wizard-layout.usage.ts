import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "One question per screen: sign-up, creating a campaign, paying.",
  instead: {
    "app-layout": "The reader looks around rather than answers.",
    dialog: "It is one small thing on a page.",
  },
  dos: [
    "Ask in the title, say why in the lead.",
    "Keep one main button; it sticks to the bottom on phones.",
    "Show what the answers change as the preview, pinned on phones.",
    "Leave a way back beside the progress.",
  ],
  donts: [
    "Don't ask two things on a screen.",
    "Don't put help or prices only into the aside: phones show it last.",
    "Don't count pages that nobody sees: the lamps would jump.",
  ],
}
