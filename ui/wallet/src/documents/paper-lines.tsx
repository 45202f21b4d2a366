import type { DocumentLine } from "@domain/wallet"
import { DataTable } from "@ui/kit/data-table"
import { useTranslation } from "react-i18next"
import type { PaperProps } from "./shown-document.ts"
import styles from "./paper.module.css"

/** The lines of a document; discount and tax have columns where there are any. */
export const PaperLines = ({ document: { lines, taxes, currency }, format }: PaperProps) => {
  const { t } = useTranslation(["documents", "billing"])
  const money = (amount: number) => <bdi dir="ltr">{format.money(amount, currency, "always")}</bdi>
  const amountColumn = (id: "amount" | "discount" | "taxable" | "total", amountOf: (line: DocumentLine) => number) => ({
    id,
    label: t(`documents:${id}`),
    isNumber: true,
    render: (line: DocumentLine) => money(amountOf(line)),
  })
  const hasDiscount = lines.some(({ discount }) => discount !== 0)
  return (
    <DataTable
      caption={t("billing:page.lines")}
      rows={lines}
      rowKey={({ kind }) => kind}
      columns={[
        {
          id: "what",
          label: t("documents:description"),
          render: ({ kind, serviceCode }) => (
            <span className={styles["what"]}>
              <span>{t(`documents:line.${kind}`)}</span>
              {serviceCode === undefined ? null : (
                <span className={styles["label"]}>{t("documents:serviceCode", { code: serviceCode })}</span>
              )}
            </span>
          ),
        },
        amountColumn("amount", ({ amount }) => amount),
        ...(hasDiscount ? [amountColumn("discount", ({ discount }) => 0 - discount)] : []),
        ...(taxes.length === 0
          ? []
          : [
              amountColumn("taxable", ({ taxable }) => taxable),
              {
                id: "tax",
                label: t("documents:tax"),
                isNumber: true,
                render: (line: DocumentLine) => (
                  <span className={styles["taxes"]}>
                    {line.taxes.map(({ kind, ratePercent, amount }) => (
                      <span key={kind}>
                        {money(amount)}{" "}
                        <span className={styles["label"]}>
                          {t("documents:taxOf", { name: kind, rate: ratePercent })}
                        </span>
                      </span>
                    ))}
                  </span>
                ),
              },
              amountColumn("total", (line) => line.taxable + line.taxes.reduce((sum, { amount }) => sum + amount, 0)),
            ]),
      ]}
    />
  )
}
