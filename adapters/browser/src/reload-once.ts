import { afterChunkFailure, chunkLoad } from "@domain/errors"

/**
 * A page chunk that cannot be loaded (a new release replaced it) reloads the page once with `retry=true`; the second time
 * the caller shows the failure. The history's entry stays, with what the page keeps there of the typing: pages are told that
 * they are left before the reload begins, since what they write while it is under way is lost. Spec: states, "Chunk load
 * failure reloads the page once".
 */
export const reloadOnce = (
  window: Pick<Window, "location" | "history" | "dispatchEvent"> = globalThis.window,
): boolean => {
  const { location, history } = window
  const url = new URL(location.href)
  if (afterChunkFailure(url.searchParams.get(chunkLoad.retryParameter)) === "showFailure") return false
  url.searchParams.set(chunkLoad.retryParameter, chunkLoad.retriedValue)
  window.dispatchEvent(new Event("pagehide"))
  history.replaceState(history.state, "", url.href)
  location.reload()
  return true
}
