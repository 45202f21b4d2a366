import { afterChunkFailure, chunkLoad } from "@domain/errors"

type PageWindow = Pick<Window, "location" | "history" | "addEventListener" | "dispatchEvent"> & {
  readonly navigator: Pick<Navigator, "userActivation">
}

/** Windows that have shown the failure since they were loaded, each with whether somebody has pressed since. */
const pressesSinceFailure = new WeakMap<PageWindow, boolean>()

/** One press often wants several chunks, so the press whose failure is shown does not count. */
const awaitPress = (window: PageWindow) => {
  pressesSinceFailure.set(window, false)
  const pressed = new AbortController()
  const note = () => {
    pressesSinceFailure.set(window, true)
    pressed.abort()
  }
  for (const event of ["pointerdown", "keydown", "click"])
    window.addEventListener(event, note, { capture: true, signal: pressed.signal })
}

/**
 * Reloads the page once, with `retry=true`, when a chunk of a replaced release cannot be loaded; later only a new press
 * reloads again. `pagehide` is sent first, so that form state is saved. Spec: states, "Chunk load failure reloads the
 * page once".
 */
export const reloadOnce = (window: PageWindow = globalThis.window): boolean => {
  const { location, history, navigator } = window
  const url = new URL(location.href)
  const isAskedAgain = pressesSinceFailure.get(window) === true && navigator.userActivation?.isActive
  if (afterChunkFailure(url.searchParams.get(chunkLoad.retryParameter), isAskedAgain) === "showFailure") {
    awaitPress(window)
    return false
  }
  url.searchParams.set(chunkLoad.retryParameter, chunkLoad.retriedValue)
  window.dispatchEvent(new Event("pagehide"))
  history.replaceState(history.state, "", url.href)
  location.reload()
  return true
}
