import type { CampaignListItem } from "@application/campaigns/contract"
import type { TermChange } from "@domain/campaigns"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "../editor.module.css"

export interface TermChangesProps {
  readonly changes: ReadonlyArray<TermChange>
  readonly campaign: Pick<CampaignListItem, "budget">
  /** Words before each value. */
  readonly labels: { readonly before: string; readonly after: string }
}

/** How the daily amount and the last day differ. */
export const TermChanges = ({ changes, campaign: { budget }, labels }: TermChangesProps) => {
  const { t } = useTranslation(["editor"])
  const format = useFormat()
  const shown = (change: TermChange, side: "before" | "after") => {
    if (change.field === "endDate") return <bdi>{format.day(change[side])}</bdi>
    return <bdi dir="ltr">{format.money(change[side], budget?.currency ?? "INR")}</bdi>
  }
  return (
    <ul className={styles["changes"]}>
      {changes.map((change) => (
        <li key={change.field}>
          <h3 className={styles["name"]}>{t(`editor:terms.${change.field}`)}</h3>
          <dl className={styles["terms"]}>
            {(["before", "after"] as const).map((side) => (
              <div key={side}>
                <dt>{labels[side]}</dt>
                <dd>{shown(change, side)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
