import { LaunchPageFrame } from "@ui/shared/launch"
import { journeyPage } from "@ui/journey/journey-page"
import { KeywordFields } from "./keyword-fields.tsx"
import { useChannelSteps } from "@ui/journey/use-channel-steps"
import { useKeywords } from "./use-keywords.ts"
import { usePassBy } from "./use-pass-by.ts"

/** What people search for when the search ad appears: at least ten keywords. Spec: screens, googleKeywords. */
const GoogleKeywords = journeyPage("googleKeywords", ({ journey }) => {
  const { forward, back } = useChannelSteps("googleKeywords")
  const keywords = useKeywords(journey)
  usePassBy("googleKeywords", journey.details, forward)
  return (
    <LaunchPageFrame
      page="googleKeywords"
      {...back}
      onContinue={() => keywords.settle() && forward()}
      isContinueDisabled={keywords.isWaiting}
    >
      <KeywordFields keywords={keywords} />
    </LaunchPageFrame>
  )
})

export default GoogleKeywords
