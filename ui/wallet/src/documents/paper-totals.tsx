import { useTranslation } from "react-i18next"
import type { PaperProps } from "./shown-document.ts"
import styles from "./paper.module.css"

/** What the lines of a document sum to: before tax, each tax, and in all. */
export const PaperTotals = ({ document: { taxable, taxes, total, currency }, format }: PaperProps) => {
  const { t } = useTranslation(["documents"])
  const sums = [
    ...(taxes.length === 0 ? [] : [{ label: t("documents:beforeTax"), amount: taxable }]),
    ...taxes.map(({ kind, ratePercent, amount }) => ({
      label: t("documents:taxOf", { name: kind, rate: ratePercent }),
      amount,
    })),
    { label: t("documents:total"), amount: total },
  ]
  return (
    <dl className={styles["totals"]}>
      {sums.map(({ label, amount }) => (
        <div key={label} className={styles["sum"]}>
          <dt>{label}</dt>
          <dd>
            <bdi dir="ltr">{format.money(amount, currency, "always")}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
