import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "Things of one kind to compare: campaigns, invoices, leads. On phones each row is a card.",
  instead: {
    "key-value-list": "There is one thing with its facts.",
    "price-breakdown-table": "Rows add up to a sum.",
    stat: "One number is what matters.",
  },
  dos: [
    "Let the first column name the row, and link it (rowHref).",
    "Mark numbers isNumber: they align to the end in tabular figures.",
    "Choose for phones: main beside the name, bare below, secondary left out.",
    "Give empty, with the next step.",
    "Give groupOf where rows belong together, such as a day's; its heading says once what its rows share.",
    "Give selection while people choose rows, and only then.",
  ],
  donts: [
    "Don't let it scroll sideways on a phone.",
    "Don't sort in the browser what comes page by page.",
    "Don't put more than one button into a row: use a menu.",
  ],
}
