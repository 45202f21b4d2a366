import { libraryOrders, linkStates, type PublishedReport, ReportOrigin } from "@domain/insights"
import { Button } from "@ui/kit/button"
import { Card } from "@ui/kit/card"
import { List, type ListReading, useList } from "@ui/shared/list"
import page from "@ui/shared/page.module.css"
import { PageHead } from "@ui/shared/page-head"
import type { Format } from "@ui/shared/use-format"
import { FileText, Plus, SearchX } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { reportsAddress, type ReportsReading } from "./read-reports.ts"
import { useReportColumns } from "./report-columns.tsx"
import type { ReportAct } from "./report-acts.tsx"

export interface ReportsViewProps {
  readonly reading: ReportsReading & ListReading<PublishedReport>
  readonly format: Format
  readonly mayPublish: boolean
  /** What is said of an act that failed. */
  readonly notice: ReactNode
  readonly hrefOf: (report: PublishedReport) => string
  readonly onOpen: (report: PublishedReport) => void
  readonly onNew: () => void
  readonly onAct: (act: ReportAct, report: PublishedReport) => void
}

/** The reports of a business, newest first. Spec: screens, publishedReports. */
export const ReportsView = (props: ReportsViewProps) => {
  const { reading, format, mayPublish, notice, hrefOf, onOpen, onNew, onAct } = props
  const { t } = useTranslation(["reports", "app", "common"])
  const list = useList(reportsAddress)
  const columns = useReportColumns({ format, mayPublish, onAct })
  const { unread, rows } = reading
  const title = t("app:frame.place.publishedReports")
  const newReport = mayPublish ? (
    <Button icon={<Plus aria-hidden />} onPress={onNew}>
      {t("reports:new.title")}
    </Button>
  ) : undefined
  return (
    <div className={page["page"]}>
      <PageHead
        title={title}
        lead={
          unread === 0
            ? t("reports:library.lead")
            : t("reports:library.unread", { count: unread, value: format.number(unread) })
        }
        {...(newReport !== undefined && (rows.length > 0 || list.isNarrowed) && { actions: newReport })}
      />
      {notice}
      <List
        caption={title}
        list={list}
        reading={reading}
        keyOf={({ id }) => id}
        columns={columns}
        rowHref={hrefOf}
        onRowOpen={onOpen}
        search={t("reports:library.search")}
        filters={[
          {
            name: "read",
            label: t("reports:read.label"),
            any: t("reports:read.any"),
            options: (["unread", "read"] as const).map((id) => ({ id, label: t(`reports:read.${id}`) })),
          },
          {
            name: "link",
            label: t("reports:field.link"),
            any: t("reports:link.any"),
            options: linkStates.map((id) => ({ id, label: t(`reports:link.state.${id}`) })),
          },
          {
            name: "origin",
            label: t("reports:origin.label"),
            any: t("reports:origin.any"),
            options: ReportOrigin.literals.map((id) => ({ id, label: t(`reports:origin.${id}`) })),
          },
        ]}
        orders={{
          label: t("reports:library.order"),
          options: libraryOrders.map((id) => ({ id, label: t(`reports:library.orders.${id}`) })),
        }}
        level={2}
        empty={{
          isAlone: true,
          icon: <FileText />,
          title: t("reports:library.empty.title"),
          text: t(mayPublish ? "reports:library.empty.text" : "reports:library.empty.reader"),
          ...(newReport !== undefined && { action: newReport }),
        }}
        noneFound={{
          icon: <SearchX />,
          title: t("reports:library.noneFound.title"),
          text: t("reports:library.noneFound.text"),
          clear: t("reports:library.noneFound.clear"),
        }}
        frame={(filters, reports) => (
          <>
            {filters}
            <Card>{reports}</Card>
          </>
        )}
      />
    </div>
  )
}
