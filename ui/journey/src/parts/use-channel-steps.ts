import { pageBefore } from "@application/signup/flows"
import { type PageId, targetingTurns } from "@domain/launch"
import { useCallback } from "react"
import { useLaunchPage } from "@ui/shared/launch"

/** The ways on and back among the pages after the payment, past pages that the chosen channels leave out. */
export const useChannelSteps = (page: PageId) => {
  const { flow, go, details, isResubmission, refusedChannels, reopened } = useLaunchPage(page)

  const forward = useCallback(
    async (options: { readonly replace?: boolean } = {}): Promise<boolean> => {
      const { result, next } = await flow.advance(page, targetingTurns(flow.state().details?.targeting.channels ?? []))
      if (result.status !== "succeeded") return false
      if (next !== undefined) await go(next.id, options)
      return true
    },
    [flow, go, page],
  )

  const facts = targetingTurns(details?.targeting.channels ?? [])
  const before = pageBefore({ details, isResubmission, refusedChannels, reopened }, page, facts)?.id
  const backward = useCallback(() => {
    void flow.flush()
    if (before !== undefined) void go(before)
  }, [before, flow, go])

  return { forward, back: before === undefined ? {} : { onBack: backward } }
}
