import { reloadOnce } from "@adapters/browser"

/**
 * Reloads the page once when a chunk of the program is missing; without a network that would lose the page.
 * Spec: states, chunk load failure.
 */
export const reloadForMissingPart = (): boolean => navigator.onLine && reloadOnce()
