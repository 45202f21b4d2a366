import { adLanguageOf, calledPhone } from "@domain/campaigns"
import { editCopy, type SearchAd } from "@domain/creatives"
import { RotatingSearchPreview } from "@ui/ads/rotating-search-preview"
import { SearchAdFields } from "@ui/ads/search-ad-fields"
import { wholeAd } from "@ui/ads/use-asked-fields"
import { searchAdOf, withCreative, withFinalUrl } from "@ui/journey/draft-creative"
import type { PlanEditing } from "@ui/journey/plan-editing"
import { checkSearchAd } from "@ui/journey/search-checks"
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
  const phone = details.creative.objective === "Calls" ? calledPhone({ ...details, contact }) : undefined
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
          onEdit={(changes) => change(withCreative(details, { searchAd: editCopy<SearchAd>(written, changes) }))}
        />
        <div className={styles["preview"]}>
          <RotatingSearchPreview ad={ad} businessName={details.business.name ?? ""} language={language} phone={phone} />
        </div>
      </div>
    </EditPart>
  )
}
