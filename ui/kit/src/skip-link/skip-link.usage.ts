import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "The first link of a page, for keyboards: past header and navigation to the content. The layouts have it already.",
  instead: {
    breadcrumbs: "It is about the place in the product.",
    "visually-hidden": "The words never need to be seen.",
  },
  dos: [
    "Point it at main with tabIndex -1, so that focus arrives.",
    "Use it once, as the first thing that takes focus.",
  ],
  donts: [
    "Don't hide it from focus: it appears when reached.",
    "Don't use it for places far down a page: headings lead there.",
  ],
}
