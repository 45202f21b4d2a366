import { reloadOnce } from "@adapters/browser"

/**
 * Loads the page anew when a part of the program is no longer there, once; without a network that would lose the page.
 * Spec: states, chunk load failure.
 */
export const reloadForMissingPart = (): boolean => navigator.onLine && reloadOnce()
