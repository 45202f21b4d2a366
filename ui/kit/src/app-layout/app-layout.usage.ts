import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "The frame of every page after sign-in: navigation, header, content. A sidebar from 960 px, a drawer below.",
  instead: {
    "wizard-layout": "One question is asked at a time, as in the sign-up.",
    tabs: "Views of one page change, not the page.",
  },
  dos: [
    "Take the entries from the domain's side menu: it knows category and state.",
    "Mark the current page.",
    "Keep the balance in sidebarFoot, where it is always seen.",
  ],
  donts: [
    "Don't nest navigation in it.",
    "Don't put a page's own actions into the header.",
    "Don't hide the user's menu in the drawer.",
  ],
}
