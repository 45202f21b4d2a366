import type { OutputOf } from "@application/kernel"
import type { GetCommissions } from "@application/wallet/contract"
import { Panel } from "@ui/kit/panel"
import { List, ListFacts, ListRow } from "@ui/shared/list"
import { useCommissionRule } from "@ui/shared/use-commission-rule"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"

/** The rules by which clients who come now are paid for. */
export const OwnTerms = ({ terms }: Pick<OutputOf<typeof GetCommissions>, "terms">) => {
  const { t } = useTranslation(["commissions", "common"])
  const format = useFormat()
  const words = useCommissionRule()
  return (
    <Panel title={t("commissions:own.terms")} description={t("commissions:own.termsLead")}>
      <List
        caption={t("commissions:own.terms")}
        reading={{ rows: terms, total: terms.length }}
        keyOf={({ region, kind }) => `${region} ${kind}`}
        empty={{ title: t("commissions:own.noTerms") }}
        row={({ region, kind, rule, currency, waitingDays, payoutFrom }) => (
          <ListRow
            name={t("commissions:own.termsOf", {
              earner: t(`commissions:earner.${kind}`),
              region: t(`common:region.${region}`),
            })}
          >
            <ListFacts facts={words(rule, currency)} />
            <ListFacts
              facts={[
                t("commissions:terms.waits", { count: waitingDays }),
                t("commissions:terms.payoutFrom", { amount: format.money(payoutFrom, currency) }),
              ]}
            />
          </ListRow>
        )}
      />
    </Panel>
  )
}
