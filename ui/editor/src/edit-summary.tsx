import type { PlanChange } from "@domain/campaigns"
import { Card } from "@ui/kit/card"
import { NavButton } from "@ui/shared/frame"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { EditEffects } from "./edit-effects.tsx"
import { SummaryMoney, type SummaryMoneyProps } from "./summary-money.tsx"
import styles from "./editor.module.css"

export interface EditSummaryProps {
  readonly changes: ReadonlyArray<PlanChange>
  /** Whether the review is open, to which the summary leads otherwise. */
  readonly isReview: boolean
  /** How many fields differ, the terms' among them. */
  readonly count: number
}

const review = { search: "?step=review" }

/** How much differs, what follows from it, and the money: beside the steps where there is room. */
export const EditSummary = ({ changes, isReview, count, ...money }: EditSummaryProps & SummaryMoneyProps) => {
  const { t } = useTranslation(["editor"])
  const id = useId()
  return (
    <aside className={styles["aside"]} aria-labelledby={id}>
      <Card padding="small">
        <div className={styles["summary"]}>
          <h2 id={id}>{t("editor:summary")}</h2>
          <p role="status" className={styles["count"]}>
            {count === 0 ? t("editor:empty.title") : t("editor:count", { count })}
          </p>
          <EditEffects changes={changes} />
          <SummaryMoney {...money} />
          {isReview || count === 0 ? null : (
            <NavButton to={review} isWide>
              {t("editor:review")}
            </NavButton>
          )}
        </div>
      </Card>
    </aside>
  )
}

/** The summary on phones: a bar below the steps with the count and the way to the review. */
export const EditBar = ({ count, isReview }: EditSummaryProps) => {
  const { t } = useTranslation(["editor"])
  if (isReview || count === 0) return null
  return (
    <div className={styles["bar"]} role="region" aria-label={t("editor:summary")}>
      <p className={styles["count"]}>{t("editor:count", { count })}</p>
      <NavButton to={review} size="small">
        {t("editor:review")}
      </NavButton>
    </div>
  )
}
