import { RemoveAgencyReport, UnshareAgencyReport } from "@application/insights/contract"
import type { AgencyReportListed } from "@domain/insights"
import { failureIn, useCommand } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Card } from "@ui/kit/card"
import { toastSuccess } from "@ui/shared/app-toasts"
import { usePolling } from "@ui/shared/feeds"
import { FailureNotice, NavButton } from "@ui/shared/frame"
import { List, useList } from "@ui/shared/list"
import { OuterFrame } from "@ui/shared/outer-frame"
import { PageHead } from "@ui/shared/page-head"
import { useFormat } from "@ui/shared/use-format"
import { useProfilesFor } from "@ui/shared/use-may"
import { useSearchChange } from "@ui/shared/use-search-change"
import { FileText, Plus } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { AskReportDialog } from "../library/ask-report-dialog.tsx"
import type { ReportAct } from "../library/report-acts.tsx"
import { useAgencyColumns } from "./agency-columns.tsx"
import { NewAgencyDialog } from "./new-agency-dialog.tsx"
import { OpenedAgencyReport } from "./opened-agency-report.tsx"
import { agencyAddress, useAgencyList, useOpenedAgency } from "./read-agency-reports.ts"
import { RegularAgencyReports } from "./regular-agency-reports.tsx"
import { ShareAgencyDialog } from "./share-agency-dialog.tsx"

/** The caller's reports over many clients, and the report that the address opens. Ours. */
export default function AgencyReports() {
  const { t } = useTranslation(["agencyReports", "reports", "reportMails", "common"])
  const format = useFormat()
  const [search, changeSearch] = useSearchChange()
  const list = useList(agencyAddress)
  const reportId = search.get("reportId")
  const { refresh: refreshList, ...reading } = useAgencyList(list.page, reportId === null)
  const opened = useOpenedAgency(reportId)
  const rows = reading.rows ?? []
  usePolling(
    reportId === null &&
      rows.some(({ making }) => making !== undefined && making.done + making.failed.length < making.total),
    refreshList,
  )
  const refresh = reportId === null ? refreshList : opened.refresh
  const isReporter = useProfilesFor("publishReports").length > 0
  const [asked, ask] = useState<{ readonly act: Exclude<ReportAct, "open">; readonly report: AgencyReportListed }>()
  /** Clients that were chosen in the book, for whom a report is asked for at once. */
  const [chosen] = useState(() => search.get("for")?.split("-") ?? [])
  const [isNew, setNew] = useState(chosen.length > 0)
  const [unsharing, unshare, resetUnshare] = useCommand(UnshareAgencyReport, { revalidate: false })
  const [removing, remove, resetRemove] = useCommand(RemoveAgencyReport, { revalidate: false })
  const open = (reportId: number) => changeSearch({ reportId: String(reportId), client: undefined })
  const act = (name: ReportAct, report: AgencyReportListed) => {
    resetUnshare()
    resetRemove()
    if (name === "open") open(report.id)
    else ask({ act: name, report })
  }
  const confirm = async () => {
    if (asked === undefined) return
    const { act: name, report } = asked
    const outcome = name === "delete" ? await remove({ reportId: report.id }) : await unshare({ reportId: report.id })
    ask(undefined)
    if (outcome?.status !== "succeeded") return
    toastSuccess(t(name === "delete" ? "reports:deleted" : "reports:unshared", { name: report.name }))
    if (name === "unshare" || reportId === null) refresh()
    else changeSearch({ reportId: undefined, client: undefined }, { replace: true })
  }
  const columns = useAgencyColumns({ format, onAct: act })
  const notice = <FailureNotice failure={failureIn(unsharing) ?? failureIn(removing)} />
  const newReport = isReporter ? (
    <Button icon={<Plus aria-hidden />} onPress={() => setNew(true)}>
      {t("agencyReports:new.title")}
    </Button>
  ) : undefined
  return (
    <OuterFrame>
      {reportId === null ? (
        <>
          <PageHead
            title={t("agencyReports:title")}
            lead={t("agencyReports:lead")}
            actions={
              <>
                <NavButton kind="secondary" size="small" to="/profileSelection">
                  {t("agencyReports:businesses")}
                </NavButton>
                {rows.length > 0 ? newReport : null}
              </>
            }
          />
          {notice}
          <List
            caption={t("agencyReports:title")}
            list={list}
            reading={reading}
            keyOf={({ id }) => id}
            columns={columns}
            rowHref={({ id }) => `/clients/reports?reportId=${id}`}
            onRowOpen={({ id }) => open(id)}
            shown={t("agencyReports:list.shown", { count: rows.length, value: format.number(rows.length) })}
            level={2}
            notRead={t("agencyReports:list.notLoaded")}
            empty={{
              isAlone: true,
              icon: <FileText />,
              title: t("agencyReports:empty.title"),
              text: t(isReporter ? "agencyReports:empty.text" : "agencyReports:empty.nobody"),
              ...(newReport !== undefined && { action: newReport }),
            }}
            frame={(_filters, reports) => <Card>{reports}</Card>}
          />
          {isReporter ? <RegularAgencyReports /> : null}
        </>
      ) : (
        <OpenedAgencyReport reading={opened} notice={notice} onAct={act} />
      )}
      {isNew ? (
        <NewAgencyDialog
          clients={chosen}
          onClose={() => setNew(false)}
          onOpen={(reportId) => {
            setNew(false)
            open(reportId)
          }}
        />
      ) : null}
      {asked?.act === "share" ? (
        <ShareAgencyDialog report={asked.report} onShared={refresh} onClose={() => ask(undefined)} />
      ) : null}
      <AskReportDialog
        asked={asked}
        deleteText={t("agencyReports:ask.delete.text")}
        isPending={unsharing.status === "pending" || removing.status === "pending"}
        onConfirm={() => void confirm()}
        onCancel={() => ask(undefined)}
      />
    </OuterFrame>
  )
}
