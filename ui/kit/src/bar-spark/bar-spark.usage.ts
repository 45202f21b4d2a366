import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "The last days as small bars beside a number. It draws nothing until three days have a value.",
  instead: {
    "line-chart": "People read values or compare two series.",
    stat: "There is only the number: the spark belongs inside it.",
  },
  dos: ["Say in the label what is counted, by which day.", "Give seven to fourteen points."],
  donts: ["Don't use it without the number beside it.", "Don't colour single bars: the last is emphasised already."],
}
