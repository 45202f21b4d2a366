import { SearchInterests } from "@application/campaigns/contract"
import type { SessionId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { InterestBox, type InterestBoxProps, typingPause, useInterestText } from "./interest-box.tsx"

export interface InterestSearchProps extends Pick<InterestBoxProps, "onInterest"> {
  readonly sessionId: SessionId | undefined
}

/** Interests to search for a draft. */
export const InterestSearch = ({ sessionId, onInterest }: InterestSearchProps) => {
  const typed = useInterestText()
  const { query } = typed
  const { output = [], isLoading } = useRead(
    SearchInterests,
    query !== undefined && sessionId !== undefined ? { sessionId, searchQuery: query } : undefined,
    typingPause,
  )
  return <InterestBox typed={typed} found={output} isLoading={isLoading} onInterest={onInterest} />
}
