import type { OutputOf } from "@application/kernel"
import type { GetCommissions } from "@application/wallet/contract"
import { KeyValueList } from "@ui/kit/key-value-list"
import { Panel } from "@ui/kit/panel"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"

const parts = ["earned", "reversed", "held", "waiting", "due", "approved", "paid"] as const

/** What was earned in all, and where it stands, for the caller and each of their agencies. */
export const CommissionSums = ({ sums }: Pick<OutputOf<typeof GetCommissions>, "sums">) => {
  const { t } = useTranslation("commissions")
  const format = useFormat()
  if (sums.length === 0)
    return (
      <Panel title={t("commissions:sums.title")}>
        <p>{t("commissions:sums.none")}</p>
      </Panel>
    )
  return sums.map(({ payee, name, currency, sums: own }) => (
    <Panel
      key={`${payee} ${currency}`}
      title={name === undefined ? t("commissions:sums.title") : t("commissions:sums.of", { name })}
      {...(own.due < 0 && { description: t("commissions:sums.owed") })}
    >
      <KeyValueList
        items={parts
          .filter((part) => part === "earned" || part === "due" || own[part] !== 0)
          .map((part) => ({
            label: t(`commissions:sums.${part}`),
            value: format.money(own[part], currency, "always"),
          }))}
      />
    </Panel>
  ))
}
