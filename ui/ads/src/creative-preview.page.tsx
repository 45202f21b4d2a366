import { Button } from "@ui/kit/button"
import { PencilLine } from "lucide-react"
import { useTranslation } from "react-i18next"
import { type Journey, journeyPage } from "@ui/journey/journey-page"
import { PictureCredit } from "./picture-credit.tsx"
import { SizePreview } from "./size-preview.tsx"
import { useContent } from "@ui/journey/use-content"
import { LaunchPageFrame } from "@ui/shared/launch"

/** The creative as it will be rendered, in each size; accepted or edited. Spec: screens, imageCreativesCreative/preview. */
const CreativePreview = ({ journey: { details, next } }: { readonly journey: Journey }) => {
  const { t } = useTranslation(["creatives"])
  return (
    <LaunchPageFrame
      page="creativePreview"
      isWide
      onContinue={() => next()}
      continueLabel={t("creatives:preview.accept")}
      secondary={
        <Button kind="secondary" icon={<PencilLine aria-hidden />} onPress={() => void next({ edit: true })}>
          {t("creatives:preview.edit")}
        </Button>
      }
    >
      <SizePreview content={useContent(details)} />
      <PictureCredit picture={details.creative.creativeDetail?.picture} />
    </LaunchPageFrame>
  )
}

export default journeyPage("creativePreview", CreativePreview)
