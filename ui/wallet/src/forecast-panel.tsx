import type { SpendForecast } from "@domain/wallet"
import { Panel } from "@ui/kit/panel"
import { useTranslation } from "react-i18next"
import styles from "./forecast-panel.module.css"

export interface ForecastProps {
  readonly forecast: SpendForecast
  readonly money: (amount: number) => string
}

/** The expected daily spend and how many days the money lasts; nothing while no campaign runs. */
export const ForecastPanel = ({ forecast: { dailySpend, daysLeft }, money }: ForecastProps) => {
  const { t } = useTranslation(["app", "common"])
  if (daysLeft === undefined) return null
  return (
    <Panel title={t("app:wallet.forecast.title")} description={t("app:wallet.forecast.text")}>
      <dl className={styles["figures"]}>
        <div>
          <dt>{t("app:wallet.forecast.daily")}</dt>
          <dd>
            <bdi dir="ltr">{money(dailySpend)}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t("app:wallet.forecast.lasts")}</dt>
          <dd>{t("common:unit.days", { count: daysLeft })}</dd>
        </div>
      </dl>
    </Panel>
  )
}
