import type { Region } from "@domain/kernel"

const idle = (): Promise<void> =>
  new Promise((done) => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(() => done(), { timeout: 2000 })
    else setTimeout(done, 200)
  })

let answer: Promise<Region | undefined> | undefined

/**
 * The country of this visitor's address, asked once for as long as the page lives and not before it is at rest. What asks
 * is the part of the program that the next page needs anyway.
 */
export const likelyRegion = (): Promise<Region | undefined> => {
  answer ??= idle()
    .then(() => import("./ask-region.ts"))
    .then(({ askRegion }) => askRegion())
    .catch(() => undefined)
  return answer
}
