import { LaunchPageFrame } from "@ui/shared/launch"
import { useTranslation } from "react-i18next"
import { useLocation } from "react-router"
import { pageOfAddress } from "@ui/business/stored-journey"
import { type Journey, journeyPage } from "@ui/journey/journey-page"
import { useWholeCreative } from "./use-whole-creative.ts"
import { WholeCreativePanels } from "./whole-creative-panels.tsx"
import { WholePreview } from "./whole-preview.tsx"

type Page = "creativeDetailsV2" | "subsequentCreativeDetailsV2"

/** The ads on one page: objective, offer, look and texts, as people will see them in each place. Spec: creativedetailsv2. */
const creativeDetails = (page: Page) => {
  const CreativeDetails = ({ journey }: { readonly journey: Journey }) => {
    const { t } = useTranslation("creatives")
    const whole = useWholeCreative(journey)
    return (
      <LaunchPageFrame
        page={page}
        isWide
        onContinue={() => whole.objectiveDetails.check(whole.objective) && whole.accept() && journey.next()}
        continueLabel={t("creatives:whole.accept")}
        preview={<WholePreview whole={whole} />}
      >
        <WholeCreativePanels journey={journey} whole={whole} />
      </LaunchPageFrame>
    )
  }
  return journeyPage(page, CreativeDetails)
}

const First = creativeDetails("creativeDetailsV2")
const Further = creativeDetails("subsequentCreativeDetailsV2")

/** The page of a first campaign, or of a further one. */
export default function CreativeDetailsV2() {
  const { pathname } = useLocation()
  return pageOfAddress(pathname)?.id === "subsequentCreativeDetailsV2" ? <Further /> : <First />
}
