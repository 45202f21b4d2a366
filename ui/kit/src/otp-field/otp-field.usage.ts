import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "A one-time code from a message, a mail or an authenticator: one input that looks like boxes.",
  instead: {
    "password-field": "It is remembered.",
    "number-field": "It is counted with.",
  },
  dos: [
    "Say where the code was sent, with a way to change the number.",
    "Go on by itself at the last digit (onComplete).",
    "Offer a new code, with the seconds until then.",
  ],
  donts: [
    "Don't split it into real boxes: pasting and the keyboard's own suggestion break.",
    "Don't turn the boxes around in Hebrew.",
    "Don't clear what was typed when the code was wrong: one digit may be.",
  ],
}
