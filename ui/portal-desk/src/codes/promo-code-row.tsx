import type { PromoCodeRecord } from "@application/signup/contract"
import { type Status, StatusBadge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { ListFacts, ListRow } from "@ui/shared/list"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"

const badges = {
  upcoming: "waiting",
  current: "running",
  over: "done",
} as const satisfies Record<PromoCodeRecord["state"], Status>

export interface PromoCodeRowProps {
  readonly code: PromoCodeRecord
  readonly onEnd: () => void
}

/** A promo code with what it takes off, where, when and how often, and the way to end it. */
export const PromoCodeRow = ({ code, onEnd }: PromoCodeRowProps) => {
  const { t } = useTranslation(["account", "common"])
  const format = useFormat()
  const { discount, region, validFrom, validTo, state, uses, usesAtMost } = code
  const off =
    discount.kind === "flat"
      ? format.money(discount.amount, discount.currency)
      : format.percent(discount.percent / 100, Number.isInteger(discount.percent) ? 0 : 1)
  const facts = [
    t("account:portal.codes.off", { amount: off }),
    region === undefined ? t("account:portal.codes.everywhere") : t(`common:region.${region}`),
    format.days(validFrom, validTo),
    usesAtMost === undefined
      ? t("account:portal.codes.used", { count: uses, number: format.number(uses) })
      : t("account:portal.codes.usedOf", { uses: format.number(uses), most: format.number(usesAtMost) }),
  ]
  return (
    <ListRow
      name={
        <>
          <bdi>{code.code}</bdi>
          <StatusBadge status={badges[state]}>{t(`account:portal.codes.state.${state}`)}</StatusBadge>
        </>
      }
      acts={
        state === "over" ? undefined : (
          <Button
            size="small"
            kind="quiet"
            onPress={onEnd}
            aria-label={t("account:portal.codes.endTitle", { code: code.code })}
          >
            {t("account:portal.codes.end")}
          </Button>
        )
      }
    >
      <ListFacts facts={facts} />
    </ListRow>
  )
}
