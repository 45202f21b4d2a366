import { type Lead, standingMarks } from "@domain/insights"
import { Badge } from "@ui/kit/badge"
import { Combine, ShieldQuestionMark } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useMarkReason } from "./use-mark-reason.ts"
import styles from "./lead-marks.module.css"

/** Why a lead deserves a second look, in a line of the list: the first reason, and how many more there are. */
export const LeadMarkBadges = ({ lead }: { readonly lead: Pick<Lead, "marks"> }) => {
  const { t } = useTranslation(["leadMarks"])
  const reasonOf = useMarkReason()
  const marks = standingMarks(lead)
  const suspicious = marks.filter(({ kind }) => kind !== "Duplicate")
  const [first, ...others] = suspicious
  if (marks.length === 0) return null
  return (
    <span className={styles["badges"]}>
      {marks.length > suspicious.length ? (
        <Badge tone="info" icon={<Combine aria-hidden size={14} />}>
          {t("leadMarks:short.Duplicate")}
        </Badge>
      ) : null}
      {first === undefined ? null : (
        <span title={suspicious.map(reasonOf).join("\n")}>
          <Badge tone="warning" icon={<ShieldQuestionMark aria-hidden size={14} />}>
            {t(`leadMarks:short.${first.kind}`)}
            {others.length === 0 ? null : <span>{t("leadMarks:more", { count: others.length })}</span>}
          </Badge>
        </span>
      )}
    </span>
  )
}
