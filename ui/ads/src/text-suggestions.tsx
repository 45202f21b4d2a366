import { adLanguageOf } from "@domain/campaigns"
import type { AdCopy } from "@domain/creatives"
import { ErrorState } from "@ui/kit/error-state"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import { useTranslation } from "react-i18next"
import type { Journey } from "@ui/journey/journey-page"
import { withCreative, withDestination } from "@ui/journey/draft-creative"
import { SuggestionList, wordsOf } from "./suggestion-list.tsx"
import { AdLanguageField } from "@ui/journey/ad-language-field"
import { FieldStack } from "./field-stack.tsx"
import { useDraftCopy } from "./use-draft-copy.ts"

export interface TextSuggestionsProps extends Pick<Journey, "details" | "change"> {
  /** The texts that stand in the ad. */
  readonly copy: AdCopy
  readonly onChoose?: () => void
}

/** Texts for the social ad to choose from, the draft's own first, while they are drafted, or where they could not be. */
const Suggestions = ({ details, change, copy, onChoose }: TextSuggestionsProps) => {
  const { t } = useTranslation(["creatives", "common"])
  const { state, retry } = useDraftCopy(details)
  if (state.status === "loading")
    return (
      <LoadingRegion label={t("creatives:ad.drafting")}>
        <Skeleton shape="box" height="9rem" lines={3} />
      </LoadingRegion>
    )
  if (state.status === "failed")
    return (
      <ErrorState
        level={2}
        title={t("creatives:ad.draftingFailed")}
        retryLabel={t("common:action.retry")}
        retryingLabel={t("common:state.loading")}
        onRetry={retry}
      >
        {t("creatives:ad.draftingFailedHelp")}
      </ErrorState>
    )
  const drafts = state.drafts.social
  const isAmong = drafts.some((draft) => wordsOf(draft) === wordsOf(copy))
  return (
    <SuggestionList
      language={adLanguageOf(details)}
      copies={isAmong ? drafts : [copy, ...drafts]}
      selected={copy}
      onSelect={(chosen) => {
        onChoose?.()
        change(withCreative(details, { adDetail: withDestination(chosen, details) }))
      }}
    />
  )
}

/** The ads' language, and texts for the social ad in it to choose from. */
export const TextSuggestions = (props: TextSuggestionsProps) => (
  <FieldStack>
    <AdLanguageField details={props.details} change={props.change} />
    <Suggestions {...props} />
  </FieldStack>
)
