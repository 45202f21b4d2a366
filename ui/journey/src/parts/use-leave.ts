import type { PageId } from "@domain/launch"
import { useCallback, useRef } from "react"
import { useLaunchPage } from "@ui/shared/launch"

/**
 * The way on from a page that moves on by itself: saves once however often it is asked, and leaves no trace in the history,
 * so that the browser's back does not come here to be sent forward again. Resolves to false when the save did not succeed.
 */
export const useLeave = (page: PageId) => {
  const { flow, go } = useLaunchPage(page)
  const leaving = useRef(false)
  return useCallback(async (): Promise<boolean> => {
    if (leaving.current) return true
    leaving.current = true
    const { result, next } = await flow.advance(page)
    if (result.status !== "succeeded" || next === undefined) {
      leaving.current = false
      return false
    }
    await go(next.id, { replace: true })
    return true
  }, [flow, go, page])
}
