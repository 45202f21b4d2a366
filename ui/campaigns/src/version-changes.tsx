import type { Campaign, PlanChange } from "@domain/campaigns"
import { type CallToAction, callToActionLabel } from "@domain/creatives"
import { ChangeDifference } from "@ui/shared/changes"
import { usePortal } from "@ui/shared/frame"
import { useTranslation } from "react-i18next"
import styles from "./campaigns.module.css"

export interface VersionChangesProps {
  readonly changes: ReadonlyArray<PlanChange>
  readonly campaign: Pick<Campaign, "region">
}

/** What a version shows otherwise than the version before, field by field, folded until it is asked for. */
export const VersionChanges = ({ changes, campaign: { region } }: VersionChangesProps) => {
  const { t } = useTranslation(["app", "editor"])
  const { language } = usePortal()
  if (changes.length === 0) return null
  const words = { region, button: (action: string) => callToActionLabel(action as CallToAction, language) }
  return (
    <details>
      <summary>{t("editor:count", { count: changes.length })}</summary>
      <ul className={styles["versions"]}>
        {changes.map((change) => (
          <li key={`${change.channel} ${change.field}`} className={styles["paragraphs"]}>
            <strong>
              {t("editor:conflict.field", {
                field: t(`editor:field.${change.field}`),
                channel: t(`app:campaigns.channel.${change.channel}`),
              })}
            </strong>
            <ChangeDifference
              change={change}
              words={words}
              labels={{ before: t("app:campaigns.versions.before"), after: t("app:campaigns.versions.after") }}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}
