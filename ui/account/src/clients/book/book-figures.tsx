import type { GetBookFigures } from "@application/insights/contract"
import type { OutputOf } from "@application/kernel"
import { changeOf, type ClientHealth } from "@domain/insights"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { Stat, type Trend } from "@ui/kit/stat"
import panel from "@ui/shared/panel.module.css"
import type { Format } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "./book.module.css"

type Figures = OutputOf<typeof GetBookFigures>

export interface BookFiguresProps {
  readonly figures: Figures
  readonly format: Format
  /** The health that the list is narrowed to. */
  readonly health: ClientHealth | undefined
  readonly onHealth: (health: ClientHealth | undefined) => void
}

/** The sums over all clients by currency, and how many stand how, each with the way to its clients. */
export const BookFigures = ({ figures: { figures, standings }, format, health, onHealth }: BookFiguresProps) => {
  const { t } = useTranslation(["clients", "app"])
  const trendOf = (now: number, before: number): { readonly trend?: Trend } => {
    const change = changeOf(now, before)
    if (change === undefined) return {}
    const direction = Math.abs(change) < 0.005 ? "level" : change > 0 ? "up" : "down"
    const percent = format.percent(Math.abs(change))
    return { trend: { direction, meaning: "neutral", text: t(`app:dashboard.trend.${direction}`, { percent }) } }
  }
  return (
    <Panel title={t("clients:figures.title")}>
      <div className={panel["stack"]}>
        <ul className={styles["standings"]} aria-label={t("clients:figures.standings")}>
          {standings
            .filter(({ clients, health: one }) => clients > 0 || one === health)
            .map(({ health: one, clients }) => (
              <li key={one}>
                <Button
                  kind={one === health ? "primary" : "secondary"}
                  size="small"
                  onPress={() => onHealth(one === health ? undefined : one)}
                >
                  {t(one === health ? "clients:figures.chosen" : "clients:figures.standing", {
                    health: t(`clients:health.${one}`),
                    clients: format.number(clients),
                  })}
                </Button>
              </li>
            ))}
        </ul>
        <div>
          {figures.map(({ currency, clients, spend, formerSpend, available, running, unanswered, oldestAt }) => (
            <div key={currency} className={styles["figures"]}>
              <Stat label={t("clients:figures.clients", { currency })} value={format.number(clients)} />
              <Stat
                label={t("clients:figures.spend")}
                value={format.headline(spend, currency)}
                {...trendOf(spend, formerSpend)}
              />
              <Stat label={t("clients:figures.available")} value={format.headline(available, currency)} />
              <Stat label={t("clients:figures.running")} value={format.number(running)} />
              <Stat
                label={t("clients:figures.unanswered")}
                value={format.number(unanswered)}
                {...(oldestAt !== undefined && {
                  chart: <p className={panel["quiet"]}>{t("clients:list.oldest", { ago: format.ago(oldestAt) })}</p>,
                })}
              />
            </div>
          ))}
        </div>
      </div>
    </Panel>
  )
}
