import { type CampaignChannel, isSpecialDraft } from "@domain/campaigns"
import type { PlanEditing } from "@ui/journey/plan-editing"
import styles from "@ui/journey/layout.module.css"
import { useTranslation } from "react-i18next"
import { ListChoice } from "./saved/list-choice.tsx"

export interface ListFieldsProps {
  readonly editing: PlanEditing
  /** The channels that a launched campaign runs on; the draft's where absent. */
  readonly channels?: ReadonlyArray<CampaignChannel>
}

/** The customer lists of a draft; ads that may leave nobody out say so. Nothing before there is a business. */
export const ListFields = ({ editing: { details, change }, channels }: ListFieldsProps) => {
  const { t } = useTranslation("audiences")
  const { businessProfileId, targeting } = details
  if (businessProfileId === undefined) return null
  return (
    <div className={styles["tight"]}>
      {isSpecialDraft(details) ? <p className={styles["soft"]}>{t("audiences:lists.special")}</p> : null}
      <ListChoice
        businessProfileId={businessProfileId}
        included={targeting.includedLists ?? []}
        excluded={targeting.excludedLists ?? []}
        channels={channels ?? targeting.channels ?? []}
        onChange={({ included, excluded }) =>
          change({
            targeting: {
              includedLists: included.length > 0 ? included : null,
              excludedLists: excluded.length > 0 ? excluded : null,
            },
          })
        }
      />
    </div>
  )
}
