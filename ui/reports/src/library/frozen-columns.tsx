import type { PublishedReport } from "@domain/insights"
import type { Column } from "@ui/kit/data-table"
import type { Format } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "./library.module.css"
import { LinkBadge, type LinkBadgeProps } from "./link-badge.tsx"
import { type ActedReport, ReportActs, type ReportActsProps } from "./report-acts.tsx"

type Frozen = ActedReport & LinkBadgeProps["report"] & Pick<PublishedReport, "range" | "publishedAt">

export interface FrozenColumnsOptions<Report extends Frozen> extends Pick<
  ReportActsProps<Report>,
  "mayPublish" | "onAct"
> {
  readonly format: Format
}

/** What lists tell of every report that was made: its days, when it was made, its link and its menu. */
export const useFrozenColumns = <Report extends Frozen>({
  format,
  mayPublish,
  onAct,
}: FrozenColumnsOptions<Report>): ReadonlyArray<Column<Report>> => {
  const { t } = useTranslation("reports")
  return [
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
        <span className={styles["acts"]}>
          <ReportActs report={report} mayPublish={mayPublish} onAct={onAct} />
        </span>
      ),
    },
  ]
}
