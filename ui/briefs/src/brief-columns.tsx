import type { ShownBrief } from "@application/briefs/contract"
import type { Column } from "@ui/kit/data-table"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import { BriefStatusBadge } from "./brief-status-badge.tsx"
import styles from "./briefs.module.css"

/** What the list tells of a brief. */
export const useBriefColumns = (): ReadonlyArray<Column<ShownBrief>> => {
  const { t } = useTranslation(["common", "briefs"])
  const format = useFormat()
  const none = t("common:state.noData")
  return [
    {
      id: "name",
      label: t("briefs:field.name"),
      render: ({ name, markets = [] }) => (
        <span className={styles["named"]}>
          <bdi className={styles["name"]}>{name}</bdi>
          {markets.length === 0 ? null : <bdi className={styles["quiet"]}>{markets.join(", ")}</bdi>}
        </span>
      ),
    },
    {
      id: "status",
      label: t("briefs:field.status"),
      onPhones: "main",
      render: ({ status }) => <BriefStatusBadge status={status} />,
    },
    {
      id: "dates",
      label: t("briefs:field.dates"),
      render: ({ dates }) => format.days(dates.from, dates.to),
    },
    {
      id: "budget",
      label: t("briefs:field.budget"),
      isNumber: true,
      render: ({ budget, currency }) => format.money(budget, currency),
    },
    {
      id: "planned",
      label: t("briefs:field.planned"),
      isNumber: true,
      render: ({ planned, currency }) => (planned === undefined ? none : format.money(planned.budget, currency)),
    },
    {
      id: "approval",
      label: t("briefs:field.approval"),
      render: ({ approval, waitsForName }) =>
        approval === undefined
          ? none
          : approval.state === "waiting" && waitsForName !== undefined
            ? t("briefs:approval.waitsFor", { name: waitsForName })
            : t(`briefs:version.state.${approval.state}`),
    },
  ]
}
