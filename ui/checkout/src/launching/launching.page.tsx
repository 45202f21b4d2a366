import { Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { lazyPart } from "@ui/container"
import { LaunchPageFrame, useLaunchPage } from "@ui/shared/launch"
import { LaunchProgress } from "./launch-progress.tsx"
import { Banner } from "@ui/kit/banner"

/** It draws the ads, which a first launch does not. */
const ResubmitReview = lazyPart(async () => (await import("./resubmit-review.tsx")).ResubmitReview)

/** The launch as it happens; corrected ads are shown before they are sent again. Spec: screens, launching. */
const Launching = () => {
  const { t } = useTranslation("launch")
  const { details, isResubmission, refusedChannels } = useLaunchPage("launching")
  const [isSubmitted, setSubmitted] = useState(false)
  const { businessProfileId, campaignId } = details ?? {}
  if (isResubmission && !isSubmitted && details !== undefined)
    return (
      <Suspense fallback={null}>
        <ResubmitReview details={details} channels={refusedChannels} onSubmit={() => setSubmitted(true)} />
      </Suspense>
    )
  if (businessProfileId !== undefined && campaignId !== undefined)
    return <LaunchProgress key={campaignId} businessProfileId={businessProfileId} campaignId={campaignId} />
  return (
    <LaunchPageFrame page="launching">
      <Banner tone="warning">{t("launch:launching.noCampaign")}</Banner>
    </LaunchPageFrame>
  )
}

export default Launching
