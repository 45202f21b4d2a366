import { MarkBadLead } from "@application/insights/contract"
import { LeadBadReason } from "@domain/insights"
import { failureIn, useCommand } from "@ui/container"
import { RadioCards } from "@ui/kit/radio-cards"
import { toastSuccess } from "@ui/shared/app-toasts"
import { FailureNotice } from "@ui/shared/frame"
import { useProfile } from "@ui/shared/use-profile"
import { useTranslation } from "react-i18next"
import type { LeadMarksProps } from "./lead-marks-props.ts"
import styles from "./lead-marks.module.css"

/** Why a lead that is spam was bad; asked for as soon as it is. */
export const LeadBadReasons = ({ lead, mayWork }: LeadMarksProps) => {
  const { t } = useTranslation(["leadMarks"])
  const profile = useProfile()
  const [state, mark] = useCommand(MarkBadLead)
  if (profile === undefined || lead.status !== "Spam") return null
  if (!mayWork)
    return lead.badReason === undefined ? null : (
      <p className={styles["quiet"]}>{t(`leadMarks:bad.${lead.badReason}`)}</p>
    )
  const choose = async (reason: LeadBadReason) => {
    const outcome = await mark({ businessProfileId: profile.id, leadId: lead.id, reason })
    if (outcome?.status === "succeeded") toastSuccess(t("leadMarks:bad.saved"))
  }
  return (
    <section className={styles["section"]} aria-label={t("leadMarks:bad.title")}>
      <FailureNotice failure={failureIn(state)} />
      <RadioCards
        label={t("leadMarks:bad.title")}
        hint={t("leadMarks:bad.text")}
        columns={2}
        isCompact
        isDisabled={state.status === "pending"}
        value={lead.badReason ?? null}
        options={LeadBadReason.literals.map((id) => ({ id, title: t(`leadMarks:bad.${id}`) }))}
        onChange={(id) => {
          const reason = LeadBadReason.literals.find((it) => it === id)
          if (reason !== undefined && reason !== lead.badReason) void choose(reason)
        }}
      />
    </section>
  )
}
