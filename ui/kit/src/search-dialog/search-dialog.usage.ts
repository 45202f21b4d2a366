import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "A way to anywhere from anywhere: pages and things by name, or another business.",
  instead: {
    "combo-box": "The answer fills a field of a form.",
    menu: "There are a few actions, all worth seeing.",
  },
  dos: [
    "Show something useful before anything is typed.",
    "Say in the foot what is still on its way and what failed, with a way to try again.",
    "Name the kind of what was found in each group's title.",
  ],
  donts: [
    "Don't make it the only way to a page.",
    "Don't put actions that change something among the rows.",
    "Don't search less than people expect without saying so in the foot.",
  ],
}
