import { afterChunkFailure, retryParameter } from "@domain/launch"

/**
 * A page chunk that cannot be loaded (a new release replaced it) reloads the page once with `retry=true`; the second time
 * the caller shows the failure. Spec: states, "Chunk load failure reloads the page once".
 */
export const reloadOnce = (location: Location = globalThis.location): boolean => {
  const url = new URL(location.href)
  if (afterChunkFailure(url.searchParams.get(retryParameter.name)) === "showFailure") return false
  url.searchParams.set(retryParameter.name, retryParameter.value)
  location.replace(url.href)
  return true
}
