import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "What customers will see, as the networks draw it: feed, story, search result, banner.",
  instead: {
    card: "It is the product's own content.",
    "file-drop": "The picture itself is chosen.",
  },
  dos: [
    "Show it beside the fields, and let it follow each key.",
    "Set language to the ad's: direction and spelling follow the text.",
    "Say once that networks may draw it a little differently.",
  ],
  donts: [
    "Don't colour it by the portal's theme: it is the network's page.",
    "Don't make its button work.",
    "Don't cut texts other than the network does.",
  ],
}
