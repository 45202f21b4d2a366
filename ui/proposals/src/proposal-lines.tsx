import type { ShownProposal } from "@application/proposals/contract"
import type { CurrencyCode } from "@domain/kernel"
import type { ProposalLine, ProposalValue } from "@domain/proposals"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "./proposals.module.css"

/** A value of a field as a person reads it. */
const useValueText = (currency: CurrencyCode | undefined) => {
  const { t } = useTranslation(["proposals"])
  const format = useFormat()
  return (field: ProposalLine["field"], value: ProposalValue | undefined): string => {
    if (value === undefined || (typeof value !== "number" && value.length === 0)) return t("proposals:value.none")
    if (field === "status" || field === "leadStatus")
      return t(`proposals:status.${String(value)}`, { defaultValue: String(value) })
    if (field === "endDate" && typeof value === "string") return format.day(value)
    if (typeof value === "number") return currency === undefined ? format.number(value) : format.money(value, currency)
    return typeof value === "string" ? value : value.join(" · ")
  }
}

/** When two values of a field hold: before and after a change that waits, one that is over, or another since the proposal. */
type Times = "waiting" | "over" | "since"

/** What differs, field by field: the former value, and the new one. */
export const ProposalLines = ({
  lines,
  currency,
  times,
}: {
  readonly lines: ReadonlyArray<ProposalLine>
  readonly currency: ShownProposal["currency"]
  readonly times: Times
}) => {
  const { t } = useTranslation(["proposals"])
  const textOf = useValueText(currency)
  return (
    <dl className={styles["differences"]}>
      {lines.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{t(`proposals:field.${field}`)}</dt>
          {field === "note" ? null : (
            <dd>
              <span className={styles["quiet"]}>{t(`proposals:value.before.${times}`)} </span>
              <bdi className={styles["before"]}>{textOf(field, before)}</bdi>
            </dd>
          )}
          <dd>
            <span className={styles["quiet"]}>{t(`proposals:value.after.${times}`)} </span>
            <bdi>{textOf(field, after)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
