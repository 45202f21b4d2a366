import { type CampaignChannel, showsBanner, showsPicture, takesKeywords } from "@domain/campaigns"
import { AudienceSize } from "@ui/audience/audience-size"
import { SavedAudienceChoice } from "@ui/audience/saved-audience-choice"
import { InterestFields } from "@ui/audience/interest-fields"
import { ListFields } from "@ui/audience/list-fields"
import { KeywordFields } from "@ui/audience/keyword-fields"
import { useKeywords } from "@ui/audience/use-keywords"
import { useWhere } from "@ui/audience/use-where"
import { useWho } from "@ui/audience/use-who"
import { WhereFields } from "@ui/audience/where-fields"
import { WhoFields } from "@ui/audience/who-fields"
import { PlacementFields } from "@ui/journey/placement-fields"
import type { PlanEditing } from "@ui/journey/plan-editing"
import { useTranslation } from "react-i18next"
import { EditPart } from "./edit-part.tsx"
import styles from "./editor.module.css"

export interface AudienceStepProps {
  readonly editing: PlanEditing
  readonly channels: ReadonlyArray<CampaignChannel>
}

/** Who sees the ads and where, with the interests and keywords of the campaign's channels. */
export const AudienceStep = ({ editing, channels }: AudienceStepProps) => {
  const { t } = useTranslation(["editor", "launch", "audiences"])
  const hasKeywords = takesKeywords(channels)
  const who = useWho(editing)
  const where = useWhere(editing)
  const keywords = useKeywords(editing, hasKeywords)
  return (
    <div className={styles["stack"]}>
      <SavedAudienceChoice editing={editing} />
      <EditPart id="edit-who" title={t("launch:title.ageGenderTarget")}>
        <WhoFields who={who} isLaunched />
      </EditPart>
      <EditPart id="edit-places" title={t("launch:title.locationTargeting")}>
        <WhereFields where={where} />
        <AudienceSize details={editing.details} />
      </EditPart>
      <EditPart id="edit-lists" title={t("audiences:lists.title")} description={t("audiences:lists.help")}>
        <ListFields editing={editing} channels={channels} />
      </EditPart>
      {showsPicture(channels) ? (
        <EditPart id="edit-interests" title={t("launch:title.fbInterests")} description={t("launch:help.fbInterests")}>
          <InterestFields details={editing.details} change={editing.change} />
        </EditPart>
      ) : null}
      {showsBanner(channels) ? (
        <EditPart id="edit-placements" title={t("launch:placements.title")} description={t("launch:placements.help")}>
          <PlacementFields details={editing.details} change={editing.change} />
        </EditPart>
      ) : null}
      {hasKeywords ? (
        <EditPart
          id="edit-keywords"
          title={t("launch:title.googleKeywords")}
          description={t("launch:help.googleKeywords")}
        >
          <KeywordFields keywords={keywords} />
        </EditPart>
      ) : null}
    </div>
  )
}
