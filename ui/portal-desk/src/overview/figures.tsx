import type { GetPortalOverview } from "@application/businesses/contract"
import type { OutputOf } from "@application/kernel"
import type { CurrencyCode } from "@domain/kernel"
import { Panel } from "@ui/kit/panel"
import { Stat } from "@ui/kit/stat"
import panel from "@ui/shared/panel.module.css"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import styles from "./overview.module.css"
import { useTrend } from "./use-trend.ts"

type Overview = OutputOf<typeof GetPortalOverview>

const moneyParts = ["spend", "fees", "cost", "margin"] as const

/** The figures of a portal, each with a way to its rows. */
export const Figures = ({ overview }: { readonly overview: Overview }) => {
  const { t } = useTranslation("portalBusinesses")
  const format = useFormat()
  const trend = useTrend()
  const { from, to, before, businesses, reviews, risk } = overview
  const none = t("portalBusinesses:overview.none")
  const inPeriod = (activity: "advertised" | "joined") =>
    `/portal/businesses?activity=${activity}&from=${from}&to=${to}`
  const currencies = [...new Set(moneyParts.flatMap((part) => overview[part].map(({ currency }) => currency)))]
  const amounts = (list: ReadonlyArray<{ readonly currency: CurrencyCode; readonly amount: number }>) =>
    list.length === 0 ? none : list.map(({ currency, amount }) => format.money(amount, currency)).join(" · ")
  const hours = (value: number | undefined) =>
    value === undefined
      ? none
      : t("portalBusinesses:overview.hours", { hours: format.number(value, { maximumFractionDigits: 1 }) })
  const way = (to: string, words: string) => <Link to={to}>{words}</Link>
  return (
    <>
      <p className={panel["quiet"]}>
        {t("portalBusinesses:overview.period", {
          days: format.days(from, to),
          before: format.days(before.from, before.to),
        })}
      </p>
      <Panel title={t("portalBusinesses:overview.money")} description={t("portalBusinesses:overview.moneyLead")}>
        {currencies.length === 0 ? <p>{t("portalBusinesses:overview.nothing")}</p> : null}
        {currencies.map((currency) => (
          <div key={currency} className={styles["figures"]}>
            {moneyParts.map((part) => {
              const found = overview[part].find((amount) => amount.currency === currency)
              const words = t(`portalBusinesses:overview.${part}In`, { currency })
              return (
                <Stat
                  key={part}
                  label={way(inPeriod("advertised"), words)}
                  value={found === undefined ? none : format.money(found.now, currency)}
                  {...(found !== undefined && {
                    trend: trend(found, part === "cost" ? "bad" : "good", (value) => format.money(value, currency)),
                  })}
                />
              )
            })}
          </div>
        ))}
      </Panel>
      <Panel title={t("portalBusinesses:overview.people")}>
        <div className={styles["figures"]}>
          {(["advertised", "joined"] as const).map((name) => (
            <Stat
              key={name}
              label={way(inPeriod(name), t(`portalBusinesses:overview.${name}`))}
              value={format.number(businesses[name].now)}
              trend={trend(businesses[name], "good", (value) => format.number(value))}
            />
          ))}
          <Stat
            label={way("/portal/businesses", t("portalBusinesses:overview.all"))}
            value={format.number(businesses.all)}
          />
          <Stat
            label={way("/portal/businesses?standing=Frozen", t("portalBusinesses:overview.frozen"))}
            value={format.number(businesses.frozen)}
          />
        </div>
      </Panel>
      <Panel title={t("portalBusinesses:overview.launches")}>
        <div className={styles["figures"]}>
          <Stat
            label={way("/portal/reviews", t("portalBusinesses:overview.waiting"))}
            value={format.number(reviews.waiting)}
          />
          <Stat
            label={way("/portal/reviews", t("portalBusinesses:overview.late"))}
            value={format.number(reviews.late)}
          />
          <Stat
            label={t("portalBusinesses:overview.reviewTime")}
            value={hours(reviews.hoursNow)}
            {...(reviews.hoursNow !== undefined &&
              reviews.hoursBefore !== undefined && {
                trend: trend({ now: reviews.hoursNow, before: reviews.hoursBefore }, "bad", hours),
              })}
          />
          <Stat
            label={t("portalBusinesses:overview.inTime")}
            value={reviews.decided.now === 0 ? none : format.percent(reviews.inTime.now / reviews.decided.now)}
            chart={
              <p className={panel["quiet"]}>{t("portalBusinesses:overview.decided", { count: reviews.decided.now })}</p>
            }
          />
        </div>
      </Panel>
      <Panel title={t("portalBusinesses:overview.risk")} description={t("portalBusinesses:overview.riskLead")}>
        <div className={styles["figures"]}>
          <Stat
            label={way("/portal/businesses?risk=owes", t("portalBusinesses:overview.owed"))}
            value={amounts(risk.owed)}
            chart={
              <p className={panel["quiet"]}>{t("portalBusinesses:overview.ofBusinesses", { count: risk.owing })}</p>
            }
          />
          <Stat
            label={way("/portal/businesses?risk=disputed", t("portalBusinesses:overview.disputed"))}
            value={amounts(risk.disputed)}
            chart={
              <p className={panel["quiet"]}>{t("portalBusinesses:overview.ofDisputes", { count: risk.disputes })}</p>
            }
          />
          <Stat
            label={way("/portal/money", t("portalBusinesses:overview.issues"))}
            value={format.number(risk.paymentIssues)}
          />
        </div>
      </Panel>
    </>
  )
}
