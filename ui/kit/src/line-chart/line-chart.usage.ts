import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "A course over time: leads, clicks, cost by day; two lines at most.",
  instead: {
    "bar-spark": "A few days beside a number are enough.",
    "data-table": "Exact values are compared.",
    stat: "Only the newest number matters.",
  },
  dos: [
    "Say the result in the label: “Leads rose over two weeks”.",
    "Leave a gap (null) where nothing was measured.",
    "Pass the page's direction: in Hebrew time runs from right to left.",
  ],
  donts: [
    "Don't draw more than two series.",
    "Don't cut the axis: it begins at 0.",
    "Don't explain the table away: it is the chart for keyboard and screen reader.",
  ],
}
