import { linkStateOf, type PublishedReport } from "@domain/insights"
import { IconButton } from "@ui/kit/icon-button"
import { Menu, type MenuAction } from "@ui/kit/menu"
import { presentTime } from "@ui/shared/frame"
import { EllipsisVertical } from "lucide-react"
import { useTranslation } from "react-i18next"

const reportActs = ["open", "share", "unshare", "delete"] as const
export type ReportAct = (typeof reportActs)[number]

/** What the menu needs of a report. */
export type ActedReport = Pick<PublishedReport, "name" | "sharedUntil" | "isProtected">

export interface ReportActsProps<Report extends ActedReport> {
  readonly report: Report
  readonly mayPublish: boolean
  readonly onAct: (act: ReportAct, report: Report) => void
  /** Whether the report is on the screen already. */
  readonly isOpened?: boolean
}

/** A menu with everything that its reader may do with a report. */
export const ReportActs = <Report extends ActedReport>({
  report,
  mayPublish,
  onAct,
  isOpened = false,
}: ReportActsProps<Report>) => {
  const { t } = useTranslation("reports")
  const state = linkStateOf(report, presentTime())
  const label = t("reports:acts.of", { name: report.name })
  const actions: ReadonlyArray<MenuAction> = [
    ...(isOpened ? [] : [{ id: "open", label: t("reports:acts.open") }]),
    ...(mayPublish
      ? [
          { id: "share", label: t(state === "None" ? "reports:acts.share" : "reports:acts.newLink") },
          ...(state === "None" ? [] : [{ id: "unshare", label: t("reports:acts.unshare") }]),
          { id: "delete", label: t("reports:acts.delete"), isDangerous: true },
        ]
      : []),
  ]
  return (
    <Menu
      label={label}
      trigger={
        <IconButton label={label}>
          <EllipsisVertical aria-hidden />
        </IconButton>
      }
      actions={actions}
      onAction={(id) => {
        const act = reportActs.find((one) => one === id)
        if (act !== undefined) onAct(act, report)
      }}
    />
  )
}
