import { isSkipped, type PageId, targetingTurns } from "@domain/launch"
import { useEffect } from "react"
import type { Journey } from "@ui/journey/journey-page"
import type { useChannelSteps } from "@ui/journey/use-channel-steps"

/** Leaves a page that the chosen channels leave out, without a trace in the history. */
export const usePassBy = (
  page: PageId,
  { flavour, targeting }: Journey["details"],
  forward: ReturnType<typeof useChannelSteps>["forward"],
) => {
  const { channels } = targeting
  const hasNothingToAsk = channels !== undefined && isSkipped(flavour, page, targetingTurns(channels))
  useEffect(() => {
    if (hasNothingToAsk) void forward({ replace: true })
  }, [forward, hasNothingToAsk])
}
