import { SuggestKeywords } from "@application/campaigns/contract"
import { firstKeywords, takesKeywords } from "@domain/campaigns"
import { useRead } from "@ui/container"
import type { PlanEditing } from "@ui/journey/plan-editing"
import { useChannelChoice } from "@ui/journey/use-channel-choice"
import { useEffect, useEffectEvent } from "react"

/**
 * Answers what nobody was asked before the review: the recommended channels, and the best keywords where search is one of them.
 * Interests stay the network's choice. What somebody chose or emptied stays as it is.
 */
export const useDraftedTargeting = ({ details, change }: Pick<PlanEditing, "details" | "change">) => {
  const { recommended } = useChannelChoice(details)
  const { channels, keywords } = details.targeting
  const chooseChannels = useEffectEvent(() => change({ targeting: { channels: recommended } }))
  const lacksChannels = channels === undefined
  useEffect(() => {
    if (lacksChannels) chooseChannels()
  }, [lacksChannels])

  const lacksKeywords = takesKeywords(channels ?? []) && keywords === undefined
  const { output, failure, retry } = useRead(
    SuggestKeywords,
    lacksKeywords ? { sessionId: details.sessionId } : undefined,
  )
  useEffect(() => {
    if (lacksKeywords && output !== undefined) change({ targeting: { keywords: firstKeywords(output) } })
  }, [change, lacksKeywords, output])

  return { isWaiting: lacksKeywords && failure === undefined, failure: lacksKeywords ? failure : undefined, retry }
}
