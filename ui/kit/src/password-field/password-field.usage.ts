import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "A password, chosen (with its rules) or typed at sign-in.",
  instead: {
    "otp-field": "It is a code from a message or an authenticator.",
    "text-field": "It is a key that is pasted and not remembered.",
  },
  dos: [
    "Set autoComplete to new-password or current-password: the keeper of passwords then helps.",
    "Show the rules while it is chosen, each ticked as it is met.",
    "Say why a password was refused that met all rules: “too easy to guess”.",
  ],
  donts: ["Don't ask to type it twice: the eye shows it.", "Don't forbid pasting.", "Don't list rules at sign-in."],
}
