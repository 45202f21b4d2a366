import { adLanguageOf } from "@domain/campaigns"
import { editCopy, googleCount, type SearchAd, searchAdLimits } from "@domain/creatives"
import { website } from "@domain/validation"
import { TextField } from "@ui/kit/text-field"
import { Result } from "effect"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { CountedField } from "./counted-field.tsx"
import { searchAdOf, withCreative, withFinalUrl } from "@ui/journey/draft-creative"
import { focusFirstError } from "@ui/journey/focus-first-error"
import { FieldStack } from "./field-stack.tsx"
import { type Journey, journeyPage } from "@ui/journey/journey-page"
import { fieldText } from "@ui/journey/messages"
import { RotatingSearchPreview } from "./rotating-search-preview.tsx"
import { checkSearchAd, isSearchSound, tidySearchAd } from "@ui/journey/search-checks"
import { useAskedFields } from "./use-asked-fields.tsx"
import { SearchLines } from "./search-lines.tsx"
import { LaunchPageFrame } from "@ui/shared/launch"

/** At least as many lines to type into as the ad needs. */
const filledUp = (lines: ReadonlyArray<string>, least: number): ReadonlyArray<string> => [
  ...lines,
  ...Array.from({ length: Math.max(0, least - lines.length) }, () => ""),
]

/** The search ad's headlines, descriptions, paths and address. Spec: screens, googleAdsEdit. */
const GoogleAdsEdit = ({ journey }: { readonly journey: Journey }) => {
  const { details, change, next } = journey
  const { isAsked, isWhole, showAll } = useAskedFields(journey, "text", ["headline", "description", "landingPage"])
  const { t } = useTranslation(["creatives", "common", "failures"])
  const [showsErrors, setShowsErrors] = useState(false)
  const language = adLanguageOf(details)
  const ad = withFinalUrl(searchAdOf(details), details)
  const checks = checkSearchAd(ad)
  const { headline, description, path } = searchAdLimits
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
      <FieldStack>
        {isAsked("headline") ? (
          <SearchLines
            kind="headline"
            language={language}
            lines={filledUp(ad.headlines, headline.least)}
            problems={checks.headlines}
            countProblem={checks.counts.find(({ field }) => field === "headline")}
            showsErrors={showsErrors}
            onChange={(headlines) => edit({ headlines })}
          />
        ) : null}
        {isAsked("description") ? (
          <SearchLines
            kind="description"
            language={language}
            lines={filledUp(ad.descriptions, description.least)}
            problems={checks.descriptions}
            countProblem={checks.counts.find(({ field }) => field === "description")}
            showsErrors={showsErrors}
            onChange={(descriptions) => edit({ descriptions })}
          />
        ) : null}
        {(isWhole ? (["path1", "path2"] as const) : []).map((name) => (
          <CountedField
            key={name}
            label={t(`creatives:search.${name}`)}
            value={ad[name] ?? ""}
            most={path.length}
            count={googleCount}
            problems={checks[name]}
            showsErrors={showsErrors}
            isOptional
            onChange={(text) => edit({ [name]: text })}
          />
        ))}
        {isAsked("landingPage") ? (
          <TextField
            label={t("creatives:search.finalUrl")}
            hint={t("creatives:field.websiteHint")}
            value={ad.finalUrl ?? ""}
            inputDirection="ltr"
            type="url"
            maxLength={2048}
            onChange={(finalUrl) => edit({ finalUrl })}
            {...(showsErrors && checks.finalUrl !== undefined && { error: fieldText(t, checks.finalUrl) })}
          />
        ) : null}
        {showAll}
      </FieldStack>
    </LaunchPageFrame>
  )
}

export default journeyPage("googleAdsEdit", GoogleAdsEdit)
