import { useEffect } from "react"

/** How often a reading of products is looked at. Spec: states, async jobs: polling every 3000 ms. */
const everyMilliseconds = 3_000

/** Reads again and again while something moves. */
export const usePolling = (isMoving: boolean, retry: () => void): void => {
  useEffect(() => {
    if (!isMoving) return undefined
    const timer = setInterval(retry, everyMilliseconds)
    return () => clearInterval(timer)
  }, [isMoving, retry])
}
