import type { SpendForecast } from "@domain/wallet"
import { Banner } from "@ui/kit/banner"
import { useTranslation } from "react-i18next"
import { NavButton } from "../frame/index.ts"

export interface LowBalanceNoticeProps {
  readonly forecast: SpendForecast
  readonly money: (amount: number) => string
  readonly mayPay: boolean
  /** The page that adds money. */
  readonly addHref: string
}

/** The warning of a wallet whose running campaigns will stop early, with the way to add what they lack. */
export const LowBalanceNotice = (props: LowBalanceNoticeProps) => {
  const { forecast, money, mayPay, addHref } = props
  const { isLow, missing, daysLeft = 0 } = forecast
  const { t } = useTranslation(["app", "common"])
  if (!isLow) return null
  return (
    <Banner
      tone="warning"
      title={t("app:wallet.low.title")}
      {...(mayPay && {
        action: (
          <NavButton to={`${addHref}?missing=${missing}`} size="small">
            {t("app:wallet.add")}
          </NavButton>
        ),
      })}
    >
      {t("app:wallet.low.text", { days: t("common:unit.days", { count: daysLeft }), missing: money(missing) })}
    </Banner>
  )
}
