import { type LinkState, linkStateOf, type PublishedReport } from "@domain/insights"
import { StatusBadge } from "@ui/kit/badge"
import { presentTime } from "@ui/shared/frame"
import type { Format } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "./library.module.css"

const looks = { None: "draft", Open: "running", Protected: "running", Ended: "stopped" } as const satisfies Record<
  LinkState,
  string
>

export interface LinkBadgeProps {
  readonly report: Pick<PublishedReport, "sharedUntil" | "isProtected" | "views" | "lastViewedAt">
  readonly format: Format
}

/** How a report's link stands, until when it works, and how often it was looked at. */
export const LinkBadge = ({ report, format }: LinkBadgeProps) => {
  const { t } = useTranslation("reports")
  const { sharedUntil, views, lastViewedAt } = report
  const state = linkStateOf(report, presentTime())
  return (
    <span className={styles["link"]}>
      <StatusBadge status={looks[state]}>{t(`reports:link.state.${state}`)}</StatusBadge>
      {sharedUntil === undefined || state === "Ended" ? null : (
        <span className={styles["quiet"]}>{t("reports:link.until", { day: format.dayOf(sharedUntil - 1) })}</span>
      )}
      {state === "None" && views === 0 ? null : (
        <span className={styles["quiet"]}>
          {t("reports:link.views", { count: views, value: format.number(views) })}
          {lastViewedAt === undefined ? null : `, ${t("reports:link.last", { ago: format.ago(lastViewedAt) })}`}
        </span>
      )}
    </span>
  )
}
