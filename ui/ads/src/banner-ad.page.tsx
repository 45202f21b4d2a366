import { adLanguageOf, bannerColourOf, bannerCopyOf, bannerName } from "@domain/campaigns"
import { acceptCopy, editCopy } from "@domain/creatives"
import { website } from "@domain/validation"
import { AdLanguageField } from "@ui/journey/ad-language-field"
import { checkBanner, isBannerSound } from "@ui/journey/banner-checks"
import { withCreative, withFinalUrl } from "@ui/journey/draft-creative"
import { focusFirstError } from "@ui/journey/focus-first-error"
import { type Journey, journeyPage } from "@ui/journey/journey-page"
import { tidySearchAd } from "@ui/journey/search-checks"
import { useChannelSteps } from "@ui/journey/use-channel-steps"
import { useContent } from "@ui/journey/use-content"
import { Banner } from "@ui/kit/banner"
import { BannerAd } from "@ui/shared/banner-ad"
import { LaunchPageFrame } from "@ui/shared/launch"
import { Result } from "effect"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { BannerParts } from "./banner-parts.tsx"
import { CopyOriginNote } from "./copy-origin-note.tsx"
import { FieldStack } from "./field-stack.tsx"
import { useAskedFields } from "./use-asked-fields.tsx"

/** The banner's words, picture and colour beside the banner as it may look; only what is accepted here is published. Ours. */
const BannerAdPage = ({ journey }: { readonly journey: Journey }) => {
  const { t } = useTranslation(["creatives"])
  const { details, change, next, isResubmission } = journey
  const { forward, back } = useChannelSteps("bannerAd")
  const asked = useAskedFields(journey, "banner", ["headline", "description", "landingPage"])
  const [showsErrors, setShowsErrors] = useState(false)
  const content = useContent(details)
  const ad = withFinalUrl(bannerCopyOf(details), details)
  const isSound = isBannerSound(checkBanner(ad, details.business.name))

  const accept = () => {
    if (!isSound) {
      setShowsErrors(true)
      return focusFirstError()
    }
    const finalUrl = Result.getOrUndefined(website(ad.finalUrl ?? ""))
    const tidy = editCopy(ad, { ...tidySearchAd(ad), ...(finalUrl !== undefined && { finalUrl }) })
    change(withCreative(details, { bannerAd: acceptCopy(tidy) }))
    return isResubmission ? next() : forward()
  }

  return (
    <LaunchPageFrame
      page="bannerAd"
      isWide
      {...(!isResubmission && back)}
      onContinue={accept}
      continueLabel={t("creatives:banner.accept")}
      preview={
        <BannerAd
          content={content}
          ad={ad}
          businessName={bannerName(details.business.name ?? "")}
          colour={bannerColourOf(details)}
        />
      }
    >
      <FieldStack>
        {showsErrors && !isSound ? (
          <Banner tone="error" title={t("creatives:ad.incomplete")}>
            {t("creatives:ad.incompleteHelp")}
          </Banner>
        ) : null}
        <AdLanguageField details={details} change={change} />
        <CopyOriginNote origin={ad.origin} />
        <BannerParts
          key={adLanguageOf(details)}
          editing={journey}
          showsErrors={showsErrors}
          asked={asked}
          hasPlacements={!isResubmission}
        />
      </FieldStack>
    </LaunchPageFrame>
  )
}

export default journeyPage("bannerAd", BannerAdPage)
