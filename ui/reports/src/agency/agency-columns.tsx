import type { AgencyReportListed } from "@domain/insights"
import { StatusBadge } from "@ui/kit/badge"
import type { Column } from "@ui/kit/data-table"
import { useTranslation } from "react-i18next"
import { type FrozenColumnsOptions, useFrozenColumns } from "../library/frozen-columns.tsx"
import library from "../library/library.module.css"

type AgencyColumnsOptions = Omit<FrozenColumnsOptions<AgencyReportListed>, "mayPublish">

/** What the list tells of a report over many clients. */
export const useAgencyColumns = ({
  format,
  onAct,
}: AgencyColumnsOptions): ReadonlyArray<Column<AgencyReportListed>> => {
  const { t } = useTranslation("agencyReports")
  const frozen = useFrozenColumns<AgencyReportListed>({ format, mayPublish: true, onAct })
  return [
    {
      id: "name",
      label: t("agencyReports:field.report"),
      render: ({ name, agency, clients, making }) => (
        <span className={library["report"]}>
          <span className={library["name"]}>{name}</span>
          <span className={library["quiet"]}>
            <bdi>{agency}</bdi>
            {" · "}
            {t("agencyReports:clientCount", { count: clients, value: format.number(clients) })}
          </span>
          {making === undefined ? null : (
            <span>
              <StatusBadge status={making.failed.length > 0 ? "attention" : "waiting"}>
                {t(
                  making.failed.length > 0 ? "agencyReports:making.state.failed" : "agencyReports:making.state.moving",
                  {
                    done: format.number(making.done),
                    total: format.number(making.total),
                  },
                )}
              </StatusBadge>
            </span>
          )}
        </span>
      ),
    },
    ...frozen,
  ]
}
