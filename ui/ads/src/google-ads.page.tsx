import { withoutSearchAd, withSearchAd, adLanguageOf } from "@domain/campaigns"
import { acceptCopy, editCopy, type SearchAd, tidySearchAssets } from "@domain/creatives"
import { publicContact } from "@domain/signup"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { ErrorState } from "@ui/kit/error-state"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import { PencilLine } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { MoreBeside } from "./beside/more-beside.tsx"
import { CopyOriginNote } from "./copy-origin-note.tsx"
import { searchAdWithAssets, withCreative } from "@ui/journey/draft-creative"
import { type Journey, journeyPage } from "@ui/journey/journey-page"
import { RotatingSearchPreview } from "./rotating-search-preview.tsx"
import { SearchStage } from "./search-stage.tsx"
import { checkBeside, checkSearchAd, isBesideSound, isSearchSound, tidySearchAd } from "@ui/journey/search-checks"
import { AdLanguageField } from "@ui/journey/ad-language-field"
import { useDraftCopy } from "./use-draft-copy.ts"
import { LaunchPageFrame } from "@ui/shared/launch"

/** The search ad as it may look; only what is accepted here is published. Spec: screens, googleAds. */
const GoogleAds = ({ journey: { details, change, next, isResubmission } }: { readonly journey: Journey }) => {
  const { t } = useTranslation(["creatives", "common"])
  const { state, retry } = useDraftCopy(details)
  const [refused, setRefused] = useState<"ad" | "beside">()
  const savedAd = details.creative.creativeDetail?.searchAd
  const base = savedAd ?? (state.status === "loaded" ? state.drafts.search : undefined)
  const ad: SearchAd | undefined = base === undefined ? undefined : searchAdWithAssets(base, details)
  const { phone } = publicContact(details)
  const isForCalls = details.creative.objective === "Calls"

  const accept = () => {
    if (ad === undefined) return
    const tidy = editCopy(ad, { ...tidySearchAd(ad), ...tidySearchAssets(ad) })
    if (!isBesideSound(checkBeside(tidy, details.business.name))) return setRefused("beside")
    if (!isSearchSound(checkSearchAd(tidy, details.business.name))) return setRefused("ad")
    const channels = isResubmission ? undefined : withSearchAd(details.targeting.channels)
    change({
      ...withCreative(details, { searchAd: acceptCopy(tidy) }),
      ...(channels !== undefined && { targeting: { channels } }),
    })
    return next()
  }

  const leaveOut = () => {
    change({ targeting: { channels: withoutSearchAd(details.targeting.channels) } })
    void next()
  }
  // A refused campaign keeps the channels that it was launched on, so its search ad cannot be left out.
  const skip = isResubmission ? null : (
    <Button kind="quiet" size="small" flush="start" onPress={leaveOut}>
      {t("creatives:search.skip")}
    </Button>
  )
  return (
    <LaunchPageFrame
      page="googleAds"
      onContinue={accept}
      continueLabel={t("creatives:search.accept")}
      isContinueDisabled={ad === undefined}
      secondary={
        <Button kind="secondary" icon={<PencilLine aria-hidden />} onPress={() => void next({ edit: true })}>
          {t("creatives:ad.edit")}
        </Button>
      }
    >
      {refused === undefined ? null : (
        <Banner tone="error" title={t("creatives:ad.incomplete")}>
          {t(refused === "ad" ? "creatives:ad.incompleteHelp" : "creatives:assets.refused")}
        </Banner>
      )}
      <AdLanguageField details={details} change={change} />
      {ad !== undefined ? (
        <SearchStage>
          <CopyOriginNote origin={ad.origin} />
          <RotatingSearchPreview
            ad={ad}
            businessName={details.business.name ?? ""}
            language={adLanguageOf(details)}
            phone={isForCalls ? details.business.phone : ad.showsPhone === true ? phone : undefined}
          />
          <MoreBeside
            ad={ad}
            checks={checkBeside(ad, details.business.name)}
            language={adLanguageOf(details)}
            opens={ad.finalUrl ?? ""}
            phone={phone}
            isForCalls={isForCalls}
            showsErrors={refused === "beside"}
            onEdit={(assets) => change(withCreative(details, { searchAd: editCopy(ad, assets) }))}
          />
          {skip}
        </SearchStage>
      ) : state.status === "failed" ? (
        <SearchStage>
          <ErrorState
            level={2}
            title={t("creatives:ad.draftingFailed")}
            retryLabel={t("common:action.retry")}
            retryingLabel={t("common:state.loading")}
            onRetry={retry}
          >
            {t("creatives:search.draftingFailedHelp")}
          </ErrorState>
          {skip}
        </SearchStage>
      ) : (
        <LoadingRegion label={t("creatives:ad.drafting")}>
          <Skeleton shape="box" height="13rem" />
        </LoadingRegion>
      )}
    </LaunchPageFrame>
  )
}

export default journeyPage("googleAds", GoogleAds)
