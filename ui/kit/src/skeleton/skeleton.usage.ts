import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "The shape of content that is on its way for more than a moment. LoadingRegion around it says what is loading.",
  instead: {
    spinner: "The wait is inside a small thing, such as a button or a field.",
    steps: "The wait is long, and its parts are known.",
  },
  dos: [
    "Draw about the shape that will come, so that nothing jumps.",
    "Put it in a LoadingRegion with one label for the whole part.",
  ],
  donts: [
    "Don't draw every row of a long table: three are enough.",
    "Don't show it for what is already on the device.",
    "Don't animate it otherwise: people who asked for less motion see it still.",
  ],
}
