import type { ShownConnection } from "@application/conversions/contract"
import { KeyValueList } from "@ui/kit/key-value-list"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "./networks.module.css"

export interface NetworkFactsProps {
  readonly connection: ShownConnection
}

/** The figures of a connection's last seven days, and what the network says of them. */
export const NetworkFacts = ({ connection }: NetworkFactsProps) => {
  const { t } = useTranslation("conversionNetworks")
  const format = useFormat()
  const { recent, withheld, waiting, waitingLeads, lastSentAt, holdUntil, told, askedAt } = connection
  const counted = ({ count, isMore }: ShownConnection["withheld"]) =>
    isMore ? t("fact.atLeast", { amount: format.number(count) }) : format.number(count)
  const matched = told?.matched
  return (
    <>
      <KeyValueList
        items={[
          { label: t("fact.sent"), value: format.number(recent.sent) },
          { label: t("fact.refused"), value: format.number(recent.refused) },
          { label: t("fact.withheld"), value: counted(withheld) },
          { label: t("fact.waiting"), value: counted(waiting) },
          { label: t("fact.waitingLeads"), value: counted(waitingLeads) },
          {
            label: t("fact.last"),
            value: lastSentAt === undefined ? t("fact.never") : format.moment(lastSentAt),
          },
        ]}
      />
      {withheld.count === 0 ? null : <p className={styles["quiet"]}>{t("fact.withheldWhy")}</p>}
      {holdUntil === undefined ? null : (
        <p className={styles["quiet"]}>{t("fact.held", { when: format.moment(holdUntil) })}</p>
      )}
      {told === undefined || askedAt === undefined ? null : (
        <div className={styles["body"]}>
          <p>
            {t(`told.${told.status}`)}{" "}
            {matched === undefined ? null : t("told.matched", { percent: format.number(matched) })}{" "}
            <span className={styles["quiet"]}>{t("told.asked", { when: format.moment(askedAt) })}</span>
          </p>
          {told.problems.length === 0 ? null : (
            <ul>
              {told.problems.map((problem) => (
                <li key={problem} lang="en" dir="auto" className={styles["said"]}>
                  {problem}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </>
  )
}
