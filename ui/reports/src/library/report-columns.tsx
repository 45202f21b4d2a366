import type { PublishedReport } from "@domain/insights"
import type { Column } from "@ui/kit/data-table"
import { VisuallyHidden } from "@ui/kit/visually-hidden"
import { useTranslation } from "react-i18next"
import { type FrozenColumnsOptions, useFrozenColumns } from "./frozen-columns.tsx"
import styles from "./library.module.css"

/** Names of campaigns that a row shows; the others are counted. */
const mostNames = 2

/** What the library tells of a report; one that the user has not opened is lit. */
export const useReportColumns = ({
  format,
  mayPublish,
  onAct,
}: FrozenColumnsOptions<PublishedReport>): ReadonlyArray<Column<PublishedReport>> => {
  const { t } = useTranslation("reports")
  const frozen = useFrozenColumns<PublishedReport>({ format, mayPublish, onAct })
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
    ...frozen,
  ]
}
