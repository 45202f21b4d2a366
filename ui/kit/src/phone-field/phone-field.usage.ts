import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "A telephone number with its country: of a person, or where an ad's calls arrive.",
  instead: {
    "text-field": "It is another kind of number, such as a GSTIN.",
    "otp-field": "It is the code that was sent there.",
  },
  dos: [
    "Begin with the country of the business, not of the browser.",
    "Say what the number is used for: “We send a code to it.”",
    "Keep spaces as they were typed; they help to check it.",
  ],
  donts: [
    "Don't ask for the plus sign and country code in the number.",
    "Don't split the number into boxes.",
    "Don't show it right to left.",
  ],
}
