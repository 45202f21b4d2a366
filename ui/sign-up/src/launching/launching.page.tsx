import { useTranslation } from "react-i18next"
import { LaunchPageFrame, useLaunchPage } from "@ui/shared/launch"
import { LaunchProgress } from "./launch-progress.tsx"
import { Banner } from "@ui/kit/banner"

/** The launch as it happens. Spec: screens, launching. */
const Launching = () => {
  const { t } = useTranslation("launch")
  const { details } = useLaunchPage("launching")
  const { businessProfileId, campaignId } = details ?? {}
  if (businessProfileId !== undefined && campaignId !== undefined)
    return <LaunchProgress key={campaignId} businessProfileId={businessProfileId} campaignId={campaignId} />
  return (
    <LaunchPageFrame page="launching">
      <Banner tone="warning">{t("launch:launching.noCampaign")}</Banner>
    </LaunchPageFrame>
  )
}

export default Launching
