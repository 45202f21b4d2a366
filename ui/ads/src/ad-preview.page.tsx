import { acceptedCards, adCopyOf, isCarouselSound, socialFormatOf } from "@domain/campaigns"
import { acceptCopy } from "@domain/creatives"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { PencilLine } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { checkAd, destinationOf, isSound } from "@ui/journey/ad-checks"
import { leadFormOf, withCreative, withDestination } from "@ui/journey/draft-creative"
import { AutomationChoice } from "@ui/journey/automation-choice"
import { type Journey, journeyPage } from "@ui/journey/journey-page"
import { SecondVersion } from "./second-version/second-version.tsx"
import { SocialPreviews } from "./social-previews.tsx"
import { TextSuggestions } from "./text-suggestions.tsx"
import { useContent } from "@ui/journey/use-content"
import { LaunchPageFrame } from "@ui/shared/launch"

/** The social ad as it will look, with texts to choose from; only what is accepted here is published. Spec: screens, ad preview. */
const AdPreview = ({ journey }: { readonly journey: Journey }) => {
  const { t } = useTranslation("creatives")
  const { details, change, next } = journey
  const content = useContent(details)
  const [isRefused, setRefused] = useState(false)
  const copy = withDestination(adCopyOf(details), details)
  const isForm = destinationOf(details) === "leadForm"
  const edit = () => void next({ edit: true })

  const accept = () => {
    if (!isSound(checkAd(copy, details)) || !isCarouselSound(details)) return setRefused(true)
    const adDetail = acceptCopy(copy)
    change(
      withCreative(details, {
        adDetail,
        ...acceptedCards(details.creative.creativeDetail),
        ...(isForm && { leadForm: leadFormOf(details) }),
      }),
    )
    return next()
  }

  return (
    <LaunchPageFrame
      page="adPreview"
      isWide
      onContinue={accept}
      continueLabel={t("creatives:ad.accept")}
      secondary={
        <Button kind="secondary" icon={<PencilLine aria-hidden />} onPress={edit}>
          {t("creatives:ad.edit")}
        </Button>
      }
      preview={<SocialPreviews details={details} copy={copy} content={content} hasLeadForm={isForm} />}
    >
      {isRefused ? (
        <Banner tone="error" title={t("creatives:ad.incomplete")}>
          {t("creatives:ad.incompleteHelp")}
        </Banner>
      ) : null}
      <TextSuggestions details={details} change={change} copy={copy} onChoose={() => setRefused(false)} />
      <AutomationChoice choice="ordersCards" details={details} change={change} />
      <AutomationChoice choice="adjustsLook" details={details} change={change} />
      {socialFormatOf(details) === "picture" ? <SecondVersion details={details} change={change} /> : null}
    </LaunchPageFrame>
  )
}

export default journeyPage("adPreview", AdPreview)
