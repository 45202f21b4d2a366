import { adLanguageOf } from "@domain/campaigns"
import { editCopy, type SearchAd } from "@domain/creatives"
import { website } from "@domain/validation"
import { Result } from "effect"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { searchAdOf, withCreative, withFinalUrl } from "@ui/journey/draft-creative"
import { focusFirstError } from "@ui/journey/focus-first-error"
import { type Journey, journeyPage } from "@ui/journey/journey-page"
import { RotatingSearchPreview } from "./rotating-search-preview.tsx"
import { checkSearchAd, isSearchSound, tidySearchAd } from "@ui/journey/search-checks"
import { useAskedFields } from "./use-asked-fields.tsx"
import { SearchAdFields } from "./search-ad-fields.tsx"
import { LaunchPageFrame } from "@ui/shared/launch"

/** The search ad's headlines, descriptions, paths and address. Spec: screens, googleAdsEdit. */
const GoogleAdsEdit = ({ journey }: { readonly journey: Journey }) => {
  const { details, change, next } = journey
  const asked = useAskedFields(journey, "text", ["headline", "description", "landingPage"])
  const { t } = useTranslation(["common"])
  const [showsErrors, setShowsErrors] = useState(false)
  const language = adLanguageOf(details)
  const ad = withFinalUrl(searchAdOf(details), details)
  const checks = checkSearchAd(ad, details.business.name)
  const edit = (changes: Parameters<typeof editCopy<SearchAd>>[1]) =>
    change(withCreative(details, { searchAd: editCopy(ad, changes) }))

  const finish = () => {
    if (!isSearchSound(checks)) {
      setShowsErrors(true)
      return focusFirstError()
    }
    const finalUrl = Result.getOrUndefined(website(ad.finalUrl ?? ""))
    edit({ ...tidySearchAd(ad), ...(finalUrl !== undefined && { finalUrl }) })
    return next()
  }

  return (
    <LaunchPageFrame
      page="googleAdsEdit"
      isWide
      pinned="text"
      onContinue={finish}
      continueLabel={t("common:action.done")}
      preview={<RotatingSearchPreview ad={ad} businessName={details.business.name ?? ""} language={language} />}
    >
      <SearchAdFields
        ad={ad}
        checks={checks}
        language={language}
        showsErrors={showsErrors}
        asked={asked}
        onEdit={edit}
      />
    </LaunchPageFrame>
  )
}

export default journeyPage("googleAdsEdit", GoogleAdsEdit)
