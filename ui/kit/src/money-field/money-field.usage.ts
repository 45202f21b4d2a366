import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "An amount of money: budget, top-up, refund. It is typed in rupees or pounds and kept in whole minor units.",
  instead: {
    "number-field": "It is no money.",
    slider: "A budget is explored rather than known; give the slider this field as its box.",
    "price-breakdown-table": "The amount is only shown.",
  },
  dos: [
    "Take symbol and minorDigits from the account's currency.",
    "Say the least amount in the hint, before it is missed.",
    "Handle undefined: an emptied box is not zero.",
  ],
  donts: [
    "Don't calculate with fractions: onChange gives whole paise or pence.",
    "Don't add tax to what was typed without showing the sum.",
    "Don't move the symbol in Hebrew: the box stays left to right.",
  ],
}
