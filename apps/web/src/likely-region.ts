import { likelyRegionOf } from "@adapters/http-client/likely-region"
import type { Region } from "@domain/kernel"

const idle = (): Promise<void> =>
  new Promise((done) => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(() => done(), { timeout: 2000 })
    else setTimeout(done, 200)
  })

let answer: Promise<Region | undefined> | undefined

/** The country of this visitor's address, asked once for as long as the page lives and not before it is at rest. */
export const likelyRegion = (): Promise<Region | undefined> => {
  answer ??= idle().then(() => likelyRegionOf(location.hostname))
  return answer
}
