type Tab = Pick<Window, "sessionStorage" | "history">

const place = "parkedEntry"

/** Copies the entry of the history as its page is left: browsers drop a change of an entry that is made so late. */
export const parkEntry = ({ sessionStorage, history }: Tab): void => {
  try {
    sessionStorage.setItem(place, JSON.stringify(history.state))
  } catch {
    // A full or forbidden storage leaves what the history holds.
  }
}

/** Puts the copy back where its page was reloaded, before the page is drawn; any other page drops the copy. */
export const restoreEntry = ({ sessionStorage, history }: Tab, isReloaded: boolean): void => {
  try {
    const entry = sessionStorage.getItem(place)
    sessionStorage.removeItem(place)
    if (entry !== null && isReloaded) history.replaceState(JSON.parse(entry), "")
  } catch {
    // A forbidden storage holds nothing.
  }
}
