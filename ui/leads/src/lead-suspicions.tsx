import { DismissLeadMark } from "@application/insights/contract"
import type { LeadMark } from "@domain/insights"
import { failureIn, useCommand } from "@ui/container"
import { Button } from "@ui/kit/button"
import { toastSuccess } from "@ui/shared/app-toasts"
import { FailureNotice } from "@ui/shared/frame"
import { useProfile } from "@ui/shared/use-profile"
import { ShieldQuestionMark } from "lucide-react"
import { useTranslation } from "react-i18next"
import type { LeadMarksProps } from "./lead-marks-props.ts"
import { useMarkReason } from "./use-mark-reason.ts"
import styles from "./lead-marks.module.css"

/** Each reason to look twice, with its evidence and one press that calls the lead real. */
export const LeadSuspicions = ({ lead, format, mayWork }: LeadMarksProps) => {
  const { t } = useTranslation(["common", "leadMarks"])
  const profile = useProfile()
  const reasonOf = useMarkReason()
  const [state, dismiss] = useCommand(DismissLeadMark)
  const marks = (lead.marks ?? []).filter(({ kind }) => kind !== "Duplicate")
  if (profile === undefined || marks.length === 0) return null
  const judge = async ({ kind, dismissed }: LeadMark) => {
    const isDismissed = dismissed === undefined
    const outcome = await dismiss({ businessProfileId: profile.id, leadId: lead.id, kind, isDismissed })
    if (outcome?.status === "succeeded" && isDismissed) toastSuccess(t("leadMarks:realNow"))
  }
  const standing = marks.filter(({ dismissed }) => dismissed === undefined)
  return (
    <section className={standing.length > 0 ? styles["warning"] : styles["section"]} aria-label={t("leadMarks:title")}>
      {standing.length === 0 ? null : (
        <>
          <h3 className={styles["title"]}>
            <ShieldQuestionMark aria-hidden size={18} />
            {t("leadMarks:title")}
          </h3>
          <p className={styles["quiet"]}>{t("leadMarks:advice")}</p>
        </>
      )}
      <FailureNotice failure={failureIn(state)} />
      <ul className={styles["list"]}>
        {marks.map((mark) => {
          const { kind, dismissed } = mark
          return (
            <li key={kind} className={styles["line"]}>
              <span className={dismissed === undefined ? styles["reason"] : styles["quiet"]}>
                {dismissed === undefined
                  ? reasonOf(mark)
                  : t("leadMarks:dismissed", {
                      mark: t(`leadMarks:short.${kind}`),
                      when: format.moment(dismissed.at),
                    })}
              </span>
              {mayWork ? (
                <Button
                  kind="secondary"
                  size="small"
                  isPending={state.status === "pending"}
                  pendingLabel={t("common:state.saving")}
                  onPress={() => void judge(mark)}
                >
                  {t(dismissed === undefined ? "leadMarks:real" : "leadMarks:again")}
                </Button>
              ) : null}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
