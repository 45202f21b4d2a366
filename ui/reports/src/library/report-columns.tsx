import type { PublishedReport } from "@domain/insights"
import type { Column } from "@ui/kit/data-table"
import { VisuallyHidden } from "@ui/kit/visually-hidden"
import type { Format } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "./library.module.css"
import { LinkBadge } from "./link-badge.tsx"
import { ReportActs, type ReportActsProps } from "./report-acts.tsx"

/** Names of campaigns that a row shows; the others are counted. */
const mostNames = 2

export interface ReportColumnsOptions extends Pick<ReportActsProps<PublishedReport>, "mayPublish" | "onAct"> {
  readonly format: Format
}

/** What the library tells of a report; one that the user has not opened is lit. */
export const useReportColumns = ({
  format,
  mayPublish,
  onAct,
}: ReportColumnsOptions): ReadonlyArray<Column<PublishedReport>> => {
  const { t } = useTranslation("reports")
  const campaignsOf = (names: ReadonlyArray<string>) => {
    if (names.length === 0) return t("reports:field.noCampaigns")
    const others = names.length - mostNames
    const shown = names.slice(0, mostNames).join(", ")
    return others > 0 ? t("reports:field.campaignsMore", { shown, count: others, value: format.number(others) }) : shown
  }
  return [
    {
      id: "name",
      label: t("reports:field.name"),
      render: ({ name, isRead, campaigns, origin }) => (
        <span className={styles["report"]}>
          <span className={isRead ? styles["name"] : styles["unread"]}>
            {name}
            {isRead ? null : (
              <>
                <span className={styles["lamp"]} aria-hidden />
                <VisuallyHidden>, {t("reports:read.unread")}</VisuallyHidden>
              </>
            )}
          </span>
          <span className={styles["quiet"]}>
            {origin === "Own"
              ? campaignsOf(campaigns)
              : `${t(`reports:origin.one.${origin}`)} · ${campaignsOf(campaigns)}`}
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
        <span className={styles["acts"]}>
          <ReportActs report={report} mayPublish={mayPublish} onAct={onAct} />
        </span>
      ),
    },
  ]
}
