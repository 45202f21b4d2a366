import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "How far the reader is in a row of pages: the sign-up's six sections. In the motif of bulbs the steps are lamps.",
  instead: {
    steps: "The machine does the work, and the reader waits.",
    tabs: "The parts can be visited in any order.",
  },
  dos: [
    "Put place and name into the label: “Step 3 of 6: Your goal”.",
    "Use the bar (isBar) beyond about twelve parts.",
    "Stop it (isStopped) where nothing follows.",
  ],
  donts: [
    "Don't change the total on the way: the end seems to run off.",
    "Don't make lamps buttons: the way back is the arrow beside them.",
  ],
}
