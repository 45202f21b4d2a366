import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "Several short texts that people collect: keywords, towns, services. ChipList shows them, or suggestions to add.",
  instead: {
    "combo-box": "One answer is taken from a list.",
    "checkbox-group": "The answers are few and known.",
    "text-area": "It is prose.",
  },
  dos: [
    "Show how many are needed yet, in the foot.",
    "Offer suggestions as a ChipList below.",
    "Take pasted lists as they come: commas and lines divide.",
  ],
  donts: [
    "Don't ask before removing one: the way back is there.",
    "Don't sort them: the order is the writer's.",
    "Don't refuse a word that is there already: keep the first.",
  ],
}
