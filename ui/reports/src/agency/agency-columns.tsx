import type { AgencyReportListed } from "@domain/insights"
import type { Column } from "@ui/kit/data-table"
import type { Format } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import { LinkBadge } from "../library/link-badge.tsx"
import library from "../library/library.module.css"
import { type ReportAct, ReportActs } from "../library/report-acts.tsx"

export interface AgencyColumnsOptions {
  readonly format: Format
  readonly onAct: (act: ReportAct, report: AgencyReportListed) => void
}

/** What the list tells of a report over many clients. */
export const useAgencyColumns = ({
  format,
  onAct,
}: AgencyColumnsOptions): ReadonlyArray<Column<AgencyReportListed>> => {
  const { t } = useTranslation(["agencyReports", "reports"])
  return [
    {
      id: "name",
      label: t("agencyReports:field.report"),
      render: ({ name, agency, clients }) => (
        <span className={library["report"]}>
          <span className={library["name"]}>{name}</span>
          <span className={library["quiet"]}>
            <bdi>{agency}</bdi>
            {" · "}
            {t("agencyReports:clientCount", { count: clients, value: format.number(clients) })}
          </span>
        </span>
      ),
    },
    {
      id: "period",
      label: t("reports:field.period"),
      onPhones: "bare",
      render: ({ range }) => <bdi>{format.days(range.from, range.to)}</bdi>,
    },
    {
      id: "published",
      label: t("reports:field.published"),
      render: ({ publishedAt }) => (
        <time dateTime={new Date(publishedAt).toISOString()} title={format.moment(publishedAt)}>
          {format.dayOf(publishedAt)}
        </time>
      ),
    },
    {
      id: "link",
      label: t("reports:field.link"),
      onPhones: "wide",
      render: (report) => <LinkBadge report={report} format={format} />,
    },
    {
      id: "acts",
      label: t("reports:field.acts"),
      onPhones: "corner",
      render: (report) => (
        <span className={library["acts"]}>
          <ReportActs report={report} mayPublish onAct={onAct} />
        </span>
      ),
    },
  ]
}
