import { keepTyping } from "./kept-typing.ts"

type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">

/** When and on which page typing was parked, with its texts by name. */
interface Parked {
  readonly path: string
  readonly at: number
  readonly texts: Readonly<Record<string, string>>
}

const place = "parkedTyping"
/** How long parked typing counts, in milliseconds; a reload takes less. */
const freshFor = 60_000

const read = (shelf: Shelf): Parked | undefined => {
  try {
    return JSON.parse(shelf.getItem(place) ?? "null") ?? undefined
  } catch {
    return undefined
  }
}

/**
 * Keeps what was typed as its page is left: browsers drop a change of their history that is made so late. `path` is the page's
 * address, `now` in epoch milliseconds.
 */
export const parkTyping = (shelf: Shelf, path: string, name: string, json: string, now: number): void => {
  const before = read(shelf)
  const texts = before?.path === path && now - before.at < freshFor ? before.texts : {}
  const parked: Parked = { path, at: now, texts: { ...texts, [name]: json } }
  try {
    shelf.setItem(place, JSON.stringify(parked))
  } catch {
    // A full or forbidden storage leaves what the history holds.
  }
}

/** Takes back what was parked on a page a moment ago, as JSON by name; nothing of another page or a longer time ago. */
export const takeParked = (shelf: Shelf, path: string, now: number): Readonly<Record<string, string>> => {
  const parked = read(shelf)
  if (parked === undefined) return {}
  shelf.removeItem(place)
  return parked.path === path && now - parked.at < freshFor ? parked.texts : {}
}

/** Puts what was parked as this page was left into its entry of the browser's history; to be called before the page is drawn. */
export const restoreParked = ({ sessionStorage, location, history }: Window, now: number): void => {
  try {
    for (const [name, json] of Object.entries(takeParked(sessionStorage, location.pathname, now)))
      keepTyping(history, name, json)
  } catch {
    // A forbidden storage holds nothing.
  }
}
