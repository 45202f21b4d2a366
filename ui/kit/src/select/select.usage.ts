import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "One choice among about four to fifteen known answers, where the chosen one is enough to see.",
  instead: {
    "radio-cards": "The choice matters and deserves a description or picture.",
    "combo-box": "There are more than about fifteen answers, or people search by typing.",
    switch: "There are two answers: on or off.",
    menu: "The choice does something at once.",
  },
  dos: [
    "Order choices as people think of them: by size, by age, by name.",
    "Begin with nothing chosen if a wrong guess costs money.",
    "Use the detail line for what helps to decide.",
  ],
  donts: [
    "Don't use it for yes and no.",
    "Don't change other fields' answers without a word.",
    "Don't put “Choose one” among the choices: that is the placeholder.",
  ],
}
