import { adLanguageOf, calledPhone, suggestedSearchAssets } from "@domain/campaigns"
import { contentHash, editCopy, type SearchAd, withSearchAssets } from "@domain/creatives"
import { MoreBeside } from "@ui/ads/more-beside"
import { RotatingSearchPreview } from "@ui/ads/rotating-search-preview"
import { SearchAdFields } from "@ui/ads/search-ad-fields"
import { wholeAd } from "@ui/ads/use-asked-fields"
import { searchAdOf, withCreative, withFinalUrl } from "@ui/journey/draft-creative"
import type { PlanEditing } from "@ui/journey/plan-editing"
import { checkBeside, checkSearchAd, isBesideSound } from "@ui/journey/search-checks"
import type { CampaignPlan } from "@domain/campaigns"
import { useTranslation } from "react-i18next"
import { EditPart } from "./edit-part.tsx"
import styles from "./editor.module.css"

export interface SearchAdPartProps {
  readonly editing: Pick<PlanEditing, "details" | "change">
  readonly contact: CampaignPlan["contact"]
}

/** The search ad's lines, with the ad as it may look. */
export const SearchAdPart = ({ editing: { details, change }, contact }: SearchAdPartProps) => {
  const { t } = useTranslation(["editor"])
  const language = adLanguageOf(details)
  const written = searchAdOf(details)
  const ad = withFinalUrl(written, details)
  const isForCalls = details.creative.objective === "Calls"
  const phone = calledPhone({ ...details, contact })
  const edit = (changes: Parameters<typeof editCopy<SearchAd>>[1]) =>
    change(withCreative(details, { searchAd: editCopy<SearchAd>(written, changes) }))
  const complete = withSearchAssets(written, suggestedSearchAssets(details, { phone }))
  const hasProposals = contentHash(complete) !== contentHash(written)
  const checks = checkBeside(ad, details.business.name)
  return (
    <EditPart id="edit-Search" title={t("editor:ads.Search")}>
      <div className={styles["beside"]}>
        <SearchAdFields
          ad={ad}
          checks={checkSearchAd(ad, details.business.name)}
          language={language}
          showsErrors
          asked={wholeAd}
          level={3}
          onEdit={edit}
        />
        <div className={styles["preview"]}>
          <RotatingSearchPreview
            ad={ad}
            businessName={details.business.name ?? ""}
            language={language}
            phone={isForCalls || ad.showsPhone === true ? phone : undefined}
          />
        </div>
      </div>
      <MoreBeside
        ad={ad}
        checks={checks}
        language={language}
        opens={ad.finalUrl ?? ""}
        phone={phone}
        isForCalls={isForCalls}
        showsErrors={!isBesideSound(checks)}
        level={3}
        onEdit={edit}
        {...(hasProposals && { onPropose: () => edit(complete) })}
      />
    </EditPart>
  )
}
