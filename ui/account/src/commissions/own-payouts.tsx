import type { OutputOf } from "@application/kernel"
import type { GetCommissions } from "@application/wallet/contract"
import { Panel } from "@ui/kit/panel"
import { List, ListFacts, ListRow } from "@ui/shared/list"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"

/** Payouts to the caller and their agencies, the latest first. */
export const OwnPayouts = ({ payouts }: Pick<OutputOf<typeof GetCommissions>, "payouts">) => {
  const { t } = useTranslation("commissions")
  const format = useFormat()
  if (payouts.length === 0) return null
  return (
    <Panel title={t("commissions:payouts.title")}>
      <List
        caption={t("commissions:payouts.title")}
        reading={{ rows: payouts, total: payouts.length }}
        keyOf={({ id }) => id}
        row={(payout) => (
          <ListRow name={format.money(payout.amount, payout.currency, "always")}>
            <ListFacts
              facts={[
                payout.state === "paid" && payout.endedAt !== undefined
                  ? t("commissions:own.paidOn", { day: format.moment(payout.endedAt) })
                  : t("commissions:own.approvedOn", { day: format.moment(payout.approvedAt) }),
                ...(payout.reference === undefined
                  ? []
                  : [t("commissions:payouts.reference", { reference: payout.reference })]),
              ]}
            />
          </ListRow>
        )}
      />
    </Panel>
  )
}
