import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "One line of text: a name, an address of a website, a headline with its counter.",
  instead: {
    "text-area": "The answer takes more than a line.",
    select: "There are fewer than about ten possible answers.",
    "number-field": "It is counted or measured.",
    "money-field": "It is an amount of money.",
    "phone-field": "It is a telephone number.",
    "password-field": "It is a password.",
    "otp-field": "It is a code from a message.",
  },
  dos: [
    "Give every field a visible label; an example goes into the placeholder, a rule into the hint.",
    "Set inputDirection to ltr for addresses, e-mails and codes: they stay left to right in Hebrew.",
    "Set autoComplete and inputMode, so that the phone fills it and shows the right keys.",
    "Say in the error what to write instead.",
  ],
  donts: [
    "Don't use the placeholder as the label: it is gone while typing.",
    "Don't call an answer wrong before it was finished.",
    "Don't cut typing at maxLength without a counter (formatCount).",
  ],
}
