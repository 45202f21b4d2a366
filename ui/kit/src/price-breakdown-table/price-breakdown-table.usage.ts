import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "How a price comes about before it is paid: media, fee, reduction, tax, total, and what the wallet pays.",
  instead: {
    "key-value-list": "The facts do not add up.",
    "data-table": "It is a list of payments or invoices.",
  },
  dos: [
    "Show it before every payment, with the total in the button's words nearby.",
    "Format each amount with its currency and both decimals.",
    "Show a waived fee with its former amount (was).",
    "Use settlement where wallet and card share the sum.",
  ],
  donts: [
    "Don't hide tax in a rate: it is a row.",
    "Don't show a total that is not the sum of the rows, to the paisa.",
    "Don't turn amounts around in Hebrew: they are isolated left to right.",
  ],
}
