import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "A yes or no that counts when the form is sent: consent, “all stores”.",
  instead: {
    switch: "It takes effect at once.",
    "checkbox-group": "There are several under one question.",
    "radio-cards": "There are two answers of equal weight.",
  },
  dos: [
    "Write what is agreed to, as a full sentence in the first person for consent.",
    "Leave consent unchecked.",
    "Link to the terms in the words around it.",
  ],
  donts: [
    "Don't write it as a negation: “Don't send me…”.",
    "Don't add what costs money by a box that is already ticked.",
    "Don't make only the square pressable: the words are part of it.",
  ],
}
