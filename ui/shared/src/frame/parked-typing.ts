type Tab = Pick<Window, "sessionStorage" | "history" | "location">

const place = "parkedEntry"

/** Copies the entry of the history as its page is left: browsers drop a change of an entry that is made so late. */
export const parkEntry = ({ sessionStorage, history, location }: Tab): void => {
  try {
    sessionStorage.setItem(place, JSON.stringify([location.href, history.state]))
  } catch {
    // A full or forbidden storage leaves what the history holds.
  }
}

/** Puts the copy back where this very page was reloaded, before the page is drawn; any other page drops the copy. */
export const restoreEntry = ({ sessionStorage, history, location }: Tab, isReloaded: boolean): void => {
  try {
    const [address, state] = JSON.parse(sessionStorage.getItem(place) ?? "[]") as [string?, unknown?]
    sessionStorage.removeItem(place)
    if (isReloaded && address === location.href) history.replaceState(state, "")
  } catch {
    // A forbidden storage holds nothing.
  }
}
