import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "Where an ad is shown: a circle around a business with the towns inside. AreasMap shows several areas, also those left out.",
  instead: {
    slider: "It is the control for the radius, beside the map.",
    "key-value-list": "Only names of places are told.",
  },
  dos: [
    "Put it beside the field that changes the radius.",
    "Say the same in words: label, “A circle of 5 km around Bandra”.",
    "Format distances as the country says them: km, or miles in the United Kingdom.",
  ],
  donts: [
    "Don't make it the only way to choose: it cannot be typed into.",
    "Don't colour towns by meaning: they are for finding one's way.",
    "Don't mirror it in Hebrew: east stays on the right.",
  ],
}
