import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "A small action whose sign everybody knows, where words have no room: close, back, more, show.",
  instead: {
    button: "The action matters (pay, launch, save) or its sign could be read in two ways.",
    menu: "Several small actions belong to one thing: one “more” button opens them.",
  },
  dos: [
    "Give it a label that says the action and the thing: “Close message”.",
    "Frame it (isFramed) when it stands alone, so that it is seen as a button.",
    "Mark arrows with data-flip: “back” points to the right in Hebrew.",
  ],
  donts: [
    "Don't use it for anything that costs money.",
    "Don't take two like signs for different actions on one page.",
    "Don't explain it by a tooltip alone: phones have no pointer.",
  ],
}
