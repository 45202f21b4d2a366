import { afterChunkFailure, chunkLoad } from "@domain/errors"

type PageWindow = Pick<Window, "location" | "history" | "dispatchEvent"> & {
  readonly navigator: Pick<Navigator, "userActivation">
}

/** Pages that showed the failure since they were loaded. */
const showing = new WeakSet<PageWindow>()

/**
 * A page chunk that cannot be loaded (a new release replaced it) reloads the page once with `retry=true`; the second time
 * the caller shows the failure, and when somebody then presses again it is reloaded anew: by itself it never is. The
 * history's entry stays, with what the page keeps there of the typing: pages are told that they are left before the reload
 * begins, since what they write while it is under way is lost. Spec: states, "Chunk load failure reloads the page once".
 */
export const reloadOnce = (window: PageWindow = globalThis.window): boolean => {
  const { location, history, navigator } = window
  const url = new URL(location.href)
  const isAskedAgain = showing.has(window) && navigator.userActivation?.isActive
  if (afterChunkFailure(url.searchParams.get(chunkLoad.retryParameter), isAskedAgain) === "showFailure") {
    showing.add(window)
    return false
  }
  url.searchParams.set(chunkLoad.retryParameter, chunkLoad.retriedValue)
  window.dispatchEvent(new Event("pagehide"))
  history.replaceState(history.state, "", url.href)
  location.reload()
  return true
}
