import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "Three or more actions on one thing, of which none is the main one: pause, copy and delete a campaign.",
  instead: {
    select: "One value is chosen for a form, not an action done.",
    button: "There are one or two actions: show them.",
    tabs: "The choice changes which view of a subject is shown.",
  },
  dos: [
    "Put what destroys last, marked isDangerous, and ask with a confirm dialog.",
    "Start each entry with a verb.",
    "Put what is done with the choices of a menu below its line, as further actions.",
    "Align it to the end of the row it belongs to, so that it opens into the page in both directions.",
  ],
  donts: [
    "Don't hide the main action of a page in it.",
    "Don't nest menus: thumbs lose their way.",
    "Don't leave out an entry that is only impossible now: disable it, and say why elsewhere.",
  ],
}
