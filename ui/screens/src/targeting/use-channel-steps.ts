import type { PageId } from "@domain/launch"
import { useCallback } from "react"
import { useLaunchPage } from "../launch/index.ts"
import { isLeftOut, pageBefore } from "./channel-pages.ts"

/** The ways on and back among the pages after the payment, past those that the chosen channels leave out. */
export const useChannelSteps = (page: PageId) => {
  const { flow, go, details } = useLaunchPage(page)

  const forward = useCallback(
    async (options: { readonly replace?: boolean } = {}): Promise<boolean> => {
      let left: PageId = page
      for (;;) {
        const { result, next } = await flow.advance(left)
        if (result.status !== "done") return false
        if (next === undefined) return true
        if (!isLeftOut(next.id, flow.state().details?.channels ?? [])) {
          await go(next.id, options)
          return true
        }
        left = next.id
      }
    },
    [flow, go, page],
  )

  const before = pageBefore(details?.flavour ?? "default", page, details?.channels ?? [])
  const backward = useCallback(() => {
    void flow.flush()
    if (before !== undefined) void go(before)
  }, [before, flow, go])

  return { forward, back: before === undefined ? {} : { onBack: backward } }
}
