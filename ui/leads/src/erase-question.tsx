import type { removedOfErasedLeads } from "@domain/insights"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { FailureNotice } from "@ui/shared/frame"
import { useTranslation } from "react-i18next"
import styles from "./leads.module.css"

/** What stays of an erased lead, each with its reason. */
const stays = ["figures", "number", "log", "elsewhere"] as const

export interface EraseQuestionProps {
  readonly name: string
  /** The fields that the lead has and that go. */
  readonly removed: ReadonlyArray<(typeof removedOfErasedLeads)[number]>
  /** Whether other leads of the person were merged with this lead. */
  readonly isMerged: boolean
  readonly isPending: boolean
  readonly failure: unknown
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** The question before a person is erased: what goes, what stays, and why. */
export const EraseQuestion = (props: EraseQuestionProps) => {
  const { name, removed, isMerged, isPending, failure, onConfirm, onCancel } = props
  const { t } = useTranslation(["common", "leadFiles"])
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={t("leadFiles:erase.title", { name })}
      confirmLabel={t("leadFiles:erase.confirm")}
      cancelLabel={t("common:action.cancel")}
      pendingLabel={t("leadFiles:erase.pending")}
      isPending={isPending}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {/* Nothing in it takes the focus, and it is scrolled by keyboard too. */}
      <div className={styles["detail"]} tabIndex={0} role="group" aria-label={t("leadFiles:erase.title", { name })}>
        <FailureNotice failure={failure} />
        <section className={styles["part"]}>
          <h3 className={styles["partTitle"]}>{t("leadFiles:erase.goes")}</h3>
          <ul className={styles["plainList"]}>
            {removed.map((field) => (
              <li key={field}>{t(`leadFiles:erase.field.${field}`)}</li>
            ))}
            {isMerged ? <li>{t("leadFiles:erase.merged")}</li> : null}
            <li>{t("leadFiles:erase.notices")}</li>
          </ul>
        </section>
        <section className={styles["part"]}>
          <h3 className={styles["partTitle"]}>{t("leadFiles:erase.stays")}</h3>
          <ul className={styles["plainList"]}>
            {stays.map((part) => (
              <li key={part}>{t(`leadFiles:erase.stay.${part}`)}</li>
            ))}
          </ul>
        </section>
        <p>{t("leadFiles:erase.noWayBack")}</p>
      </div>
    </ConfirmDialog>
  )
}
