import type { CommissionLine } from "@application/wallet/contract"
import { type Status, StatusBadge } from "@ui/kit/badge"
import { List, ListFacts, ListRow } from "@ui/shared/list"
import { useFormat } from "@ui/shared/use-format"
import { Coins } from "lucide-react"
import { useTranslation } from "react-i18next"

const badges = {
  waiting: "waiting",
  held: "waiting",
  due: "running",
  approved: "running",
  paid: "done",
  reversed: "done",
  owed: "waiting",
} as const satisfies Record<CommissionLine["standing"], Status>

/** The campaigns by which somebody earned in a month, and where each commission stands. */
export const CommissionLines = ({ lines }: { readonly lines: ReadonlyArray<CommissionLine> }) => {
  const { t } = useTranslation("commissions")
  const format = useFormat()
  const nameOf = ({ client, code }: CommissionLine) =>
    client ?? (code === undefined ? t("commissions:line.client") : t("commissions:line.code", { code }))
  return (
    <List
      caption={t("commissions:own.month")}
      reading={{ rows: lines, total: lines.length }}
      keyOf={({ id }) => id}
      empty={{ icon: <Coins />, title: t("commissions:line.none"), text: t("commissions:line.noneText") }}
      row={(line) => (
        <ListRow
          name={
            <>
              <bdi>{nameOf(line)}</bdi>
              <StatusBadge status={badges[line.standing]}>{t(`commissions:standing.${line.standing}`)}</StatusBadge>
            </>
          }
        >
          <ListFacts
            facts={[
              t("commissions:line.earned", { amount: format.money(line.earned, line.currency, "always") }),
              ...(line.reversed === 0
                ? []
                : [t("commissions:line.reversed", { amount: format.money(line.reversed, line.currency, "always") })]),
              t(`commissions:as.${line.kind}`),
              t("commissions:line.campaign", { number: String(line.campaignId) }),
              ...(line.standing === "waiting" ? [t("commissions:line.dueOn", { day: format.day(line.dueOn) })] : []),
            ]}
          />
        </ListRow>
      )}
    />
  )
}
