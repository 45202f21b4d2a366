import { acceptCopy } from "@domain/creatives"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { ErrorState } from "@ui/kit/error-state"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import { PencilLine } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { checkAd, destinationOf, isSound } from "./ad-checks.ts"
import { adCopyOf, adLanguageOf, leadFormOf, withCreative, withDestination } from "./draft-creative.ts"
import { type Journey, journeyPage } from "../parts/journey-page.tsx"
import { SocialPreviews } from "./social-previews.tsx"
import { SuggestionList, wordsOf } from "./suggestion-list.tsx"
import { useContent } from "./use-content.ts"
import { useDraftCopy } from "./use-draft-copy.ts"
import { LaunchPageFrame } from "@ui/shared/launch"

/** The social ad as it will look, with texts to choose from; only what is accepted here is published. Spec: screens, ad preview. */
const AdPreview = ({ journey }: { readonly journey: Journey }) => {
  const { t } = useTranslation(["creatives", "common"])
  const { details, change, next } = journey
  const { state, retry } = useDraftCopy(details)
  const content = useContent(details)
  const [isRefused, setRefused] = useState(false)
  const copy = withDestination(adCopyOf(details), details)
  const isForm = destinationOf(details) === "leadForm"
  const drafts = state.status === "loaded" ? state.drafts.social : []
  const isAmong = drafts.some((draft) => wordsOf(draft) === wordsOf(copy))
  const edit = () => void next({ edit: true })

  const accept = () => {
    if (!isSound(checkAd(copy, details))) return setRefused(true)
    const adDetail = acceptCopy(copy)
    change(withCreative(details, { adDetail, ...(isForm && { leadForm: leadFormOf(details) }) }))
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
      {state.status === "loading" ? (
        <LoadingRegion label={t("creatives:ad.drafting")}>
          <Skeleton shape="box" height="9rem" lines={3} />
        </LoadingRegion>
      ) : null}
      {state.status === "failed" ? (
        <ErrorState
          level={2}
          title={t("creatives:ad.draftingFailed")}
          retryLabel={t("common:action.retry")}
          retryingLabel={t("common:state.loading")}
          onRetry={retry}
        >
          {t("creatives:ad.draftingFailedHelp")}
        </ErrorState>
      ) : null}
      {state.status === "loaded" ? (
        <SuggestionList
          language={adLanguageOf(details)}
          copies={isAmong ? drafts : [copy, ...drafts]}
          selected={copy}
          onSelect={(chosen) => {
            setRefused(false)
            change(withCreative(details, { adDetail: withDestination(chosen, details) }))
          }}
        />
      ) : null}
    </LaunchPageFrame>
  )
}

export default journeyPage("adPreview", AdPreview)
