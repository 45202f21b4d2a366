import type { AgencyReport } from "@domain/insights"
import { useFormat } from "@ui/shared/use-format"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { PrintButton } from "../document/print-button.tsx"
import styles from "./agency.module.css"

export interface AgencyCoverProps {
  readonly report: AgencyReport
  readonly actions: ReactNode
}

/** The cover of a report over many clients: whose it is, about which days, by and for whom, and a note in own words. */
export const AgencyCover = ({ report, actions }: AgencyCoverProps) => {
  const { t } = useTranslation(["agencyReports", "reports"])
  const format = useFormat()
  const { cover, look, days, publishedAt, pages } = report
  const { title, agency, preparedBy, preparedFor, note } = cover
  const people = [
    { label: t("agencyReports:document.preparedFor"), name: preparedFor },
    { label: t("agencyReports:document.preparedBy"), name: preparedBy },
  ].filter(({ name }) => name !== undefined)
  return (
    <header
      className={styles["cover"]}
      {...(look?.accent !== undefined && { style: { borderBlockStartColor: look.accent } })}
    >
      <div className={styles["coverWords"]}>
        {look?.logo === undefined ? null : (
          <img className={styles["logo"]} src={look.logo} alt={t("agencyReports:look.own", { agency: cover.agency })} />
        )}
        <p className={styles["agency"]}>
          <bdi>{agency}</bdi>
        </p>
        <h1 className={styles["title"]}>
          <bdi>{title}</bdi>
        </h1>
        <p className={styles["period"]}>
          <bdi>{format.days(days.from, days.to)}</bdi>
          {" · "}
          {t("agencyReports:document.clients", { count: pages.length, value: format.number(pages.length) })}
        </p>
        {people.length === 0 ? null : (
          <dl className={styles["people"]}>
            {people.map(({ label, name }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <bdi>{name}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        )}
        {note === undefined ? null : (
          <p className={styles["note"]} dir="auto">
            {note}
          </p>
        )}
        <p className={styles["quiet"]}>{t("reports:document.asOf", { moment: format.moment(publishedAt) })}</p>
      </div>
      <div className={styles["acts"]}>
        {actions}
        <PrintButton />
      </div>
    </header>
  )
}
