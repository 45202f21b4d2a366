import { LaunchPageFrame } from "@ui/shared/launch"
import { useTranslation } from "react-i18next"
import { journeyPage } from "@ui/journey/journey-page"
import { InterestFields } from "./interest-fields.tsx"
import { useChannelSteps } from "@ui/journey/use-channel-steps"
import { usePassBy } from "./use-pass-by.ts"

/** Interests of the people who see the social ads; optional. Spec: screens, fbInterests. */
const FbInterests = journeyPage("fbInterests", ({ journey: { details, change } }) => {
  const { t } = useTranslation("launch")
  const { forward, back } = useChannelSteps("fbInterests")
  usePassBy("fbInterests", details, forward)
  return (
    <LaunchPageFrame
      page="fbInterests"
      {...back}
      onContinue={() => forward()}
      {...((details.targeting.interests ?? []).length === 0 && { continueLabel: t("launch:interests.without") })}
    >
      <InterestFields details={details} change={change} />
    </LaunchPageFrame>
  )
})

export default FbInterests
