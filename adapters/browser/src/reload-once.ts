import { afterChunkFailure, chunkLoad } from "@domain/errors"

type PageWindow = Pick<Window, "location" | "history" | "dispatchEvent"> & {
  readonly navigator: Pick<Navigator, "userActivation">
}

/** Pages that have shown the failure since they were loaded. */
const windowsWithFailure = new WeakSet<PageWindow>()

/**
 * Reloads the page once, with `retry=true`, when a chunk of a replaced release cannot be loaded; later only a press
 * reloads again. `pagehide` is sent first, so that form state is saved. Spec: states, "Chunk load failure reloads the
 * page once".
 */
export const reloadOnce = (window: PageWindow = globalThis.window): boolean => {
  const { location, history, navigator } = window
  const url = new URL(location.href)
  const isAskedAgain = windowsWithFailure.has(window) && navigator.userActivation?.isActive
  if (afterChunkFailure(url.searchParams.get(chunkLoad.retryParameter), isAskedAgain) === "showFailure") {
    windowsWithFailure.add(window)
    return false
  }
  url.searchParams.set(chunkLoad.retryParameter, chunkLoad.retriedValue)
  window.dispatchEvent(new Event("pagehide"))
  history.replaceState(history.state, "", url.href)
  location.reload()
  return true
}
