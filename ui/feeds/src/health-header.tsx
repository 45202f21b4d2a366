import type { Feed, ListedReading } from "@application/businesses/contract"
import { feedHealth, shownSummary } from "@domain/businesses"
import { Card } from "@ui/kit/card"
import { Stat } from "@ui/kit/stat"
import { Term } from "@ui/kit/term"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "./feeds.module.css"
import { type FeedTimings, isRead } from "./read-feeds.ts"
import { useNextReading } from "./use-next-reading.ts"

export interface HealthHeaderProps {
  readonly feed: Feed
  readonly schedules: FeedTimings
  /** Past readings, newest first, once they are read. */
  readonly readings: ReadonlyArray<ListedReading> | undefined
}

/** How a feed does: its products by state, their number against the reading before, and when it was and is read. */
export const HealthHeader = ({ feed, schedules, readings }: HealthHeaderProps) => {
  const { t } = useTranslation(["feeds", "common"])
  const format = useFormat()
  const nextReading = useNextReading()
  const { job } = feed
  const shown = shownSummary(job)
  const health = feedHealth(shown, isRead(feed) ? job?.summary : undefined)
  const number = (value: number | undefined) =>
    shown === undefined || value === undefined ? t("common:state.noData") : format.number(value)
  const [latest, before] = (readings ?? []).filter(({ failure }) => failure === undefined)
  const change = () => {
    if (latest === undefined || shown === undefined) return undefined
    if (before === undefined) return t("feeds:health.first")
    const difference = latest.items - before.items
    const count = Math.abs(difference)
    if (count === 0) return t("feeds:health.same")
    return t(difference > 0 ? "feeds:health.more" : "feeds:health.fewer", { count, value: format.number(count) })
  }
  const lastAt = job?.status === "Done" ? job.updatedAt : job?.shown?.readAt
  const states = ["active", "warned", "blocked"] as const
  return (
    <section aria-label={t("feeds:health.label")}>
      <Card>
        <div className={styles["stack"]}>
          <div className={styles["stats"]}>
            {states.map((name) => (
              <Stat
                key={name}
                label={<Term meaning={t(`feeds:health.${name}Help`)}>{t(`feeds:health.${name}`)}</Term>}
                value={number(health[name])}
              />
            ))}
            <Stat
              label={<Term meaning={t("feeds:health.pendingHelp")}>{t("feeds:health.pending")}</Term>}
              value={format.number(health.pending)}
            />
          </div>
          <ul className={styles["facts"]}>
            {shown === undefined ? null : (
              <li>
                {[t("feeds:health.items", { count: health.items, value: format.number(health.items) }), change()]
                  .filter((words) => words !== undefined)
                  .join(" · ")}
              </li>
            )}
            <li>
              {lastAt === undefined ? t("feeds:last.never") : t("feeds:last.at", { moment: format.moment(lastAt) })}
            </li>
            <li>{nextReading(feed, schedules)}</li>
          </ul>
        </div>
      </Card>
    </section>
  )
}
