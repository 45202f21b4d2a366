import { isSpecialDraft } from "@domain/campaigns"
import type { PlanEditing } from "@ui/journey/plan-editing"
import styles from "@ui/journey/layout.module.css"
import { useTranslation } from "react-i18next"
import { ListChoice } from "./saved/list-choice.tsx"

/** The customer lists of a draft; ads that may leave nobody out say so. Nothing before there is a business. */
export const ListFields = ({ editing: { details, change } }: { readonly editing: PlanEditing }) => {
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
