import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "A count or a measure with its unit: a radius in km, days, a number of places.",
  instead: {
    "money-field": "It is money: minor units and a currency belong to it.",
    slider: "The exact number matters less than more or less.",
    "text-field": "It is a number that nobody counts with: a PIN code, a GSTIN.",
  },
  dos: [
    "Set minValue, maxValue and step, and say them in the hint.",
    "Name the unit at the end of the box; miles in the United Kingdom.",
    "Keep the steppers for small ranges: thumbs find them.",
  ],
  donts: [
    "Don't call half a number wrong while it is typed.",
    "Don't round silently: leaving the box shows what is taken.",
  ],
}
