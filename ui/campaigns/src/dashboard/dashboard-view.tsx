import { resultKindOf } from "@domain/campaigns"
import type { BusinessProfileId, DateRange, DateRangePreset } from "@domain/kernel"
import { Banner } from "@ui/kit/banner"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import page from "@ui/shared/page.module.css"
import { PageHead } from "@ui/shared/page-head"
import type { Format } from "@ui/shared/use-format"
import { resultWord } from "@ui/shared/outcome"
import { NoCampaigns } from "../no-campaigns.tsx"
import { CampaignRows } from "./campaign-rows.tsx"
import { DashboardVerdict } from "./dashboard-verdict.tsx"
import { ChannelTable } from "./channel-table.tsx"
import styles from "./dashboard.module.css"
import { HeadlineStats } from "./headline-stats.tsx"
import { NextSteps, type NextStepsProps } from "./next-steps.tsx"
import { BestParts } from "../outcome/best-parts.tsx"
import { RangeFilter } from "./range-filter.tsx"
import type { DashboardReading } from "./read-dashboard.ts"
import { SaleReturnPanel } from "./sale-return.tsx"
import { TrendPanel } from "./trend-panel.tsx"

export interface DashboardViewProps extends Pick<
  NextStepsProps,
  "opening" | "onContinueDraft" | "onNewCampaign" | "isCreating"
> {
  readonly businessProfileId: BusinessProfileId
  readonly reading: DashboardReading
  /** The last refresh failed, so the numbers are of an earlier moment. */
  readonly isStale: boolean
  readonly root: string
  readonly firstName: string
  readonly format: Format
  readonly newCampaign: ReactNode
  /** Ads that are proposed to a store which has launched none. */
  readonly readyAds?: ReactNode
  readonly onRange: (preset: DateRangePreset, custom?: DateRange) => void
  readonly onOpen: (href: string) => void
}

/** How the advertising goes: numbers of a period, what to do next, and each campaign. Spec: screens, dashboard. */
export const DashboardView = (props: DashboardViewProps) => {
  const { reading, businessProfileId, isStale, root, firstName, format, newCampaign, readyAds, ...rest } = props
  const { onRange, onOpen, ...steps } = rest
  const { t } = useTranslation(["app", "common"])
  const { dashboard, campaigns, preset, range, today, readAt } = reading
  const word = resultWord(campaigns.filter(({ status }) => status !== "Draft").map(resultKindOf))
  const reviewed = campaigns.find(({ status, reviewDueAt }) => status === "InReview" && reviewDueAt !== undefined)
  const reviewDue = reviewed?.reviewDueAt === undefined ? undefined : format.weekdayOf(reviewed.reviewDueAt - 1)
  const isLaunched = campaigns.some(({ status }) => status !== "Draft")
  const hasRun = campaigns.some(({ wentLiveAt, spent }) => wentLiveAt !== undefined || spent > 0)
  const hasNumbers = isLaunched && hasRun
  // The verdict says already that nothing waits.
  const isAllDone = dashboard.verdict !== undefined && dashboard.nextActions.every(({ kind }) => kind === "keepGoing")
  const leadsHref = `${root}/leads?${new URLSearchParams({ range: preset, from: range.from, to: range.to }).toString()}`
  const nextSteps = (
    <NextSteps
      root={root}
      actions={dashboard.nextActions}
      currency={dashboard.currency}
      format={format}
      reviewDue={reviewDue}
      {...steps}
    />
  )
  return (
    <div className={page["page"]}>
      <PageHead
        title={t("app:dashboard.greeting", { name: firstName })}
        lead={hasNumbers ? format.days(range.from, range.to) : t("app:dashboard.leadEmpty")}
        {...(hasNumbers && {
          actions: <RangeFilter preset={preset} range={range} today={today} onChange={onRange} />,
        })}
        {...(campaigns.length === 0 && readyAds !== undefined && { actions: newCampaign })}
      />
      {isStale ? <Banner tone="warning">{t("app:dashboard.stale", { time: format.timeOf(readAt) })}</Banner> : null}
      {campaigns.length > 0 && !hasNumbers ? nextSteps : null}
      {isLaunched ? null : readyAds}
      {campaigns.length === 0 && readyAds === undefined ? <NoCampaigns newCampaign={newCampaign} /> : null}
      {hasNumbers ? (
        <>
          <DashboardVerdict root={root} dashboard={dashboard} preset={preset} word={word} format={format} {...steps} />
          <HeadlineStats dashboard={dashboard} word={word} format={format} />
          <div className={styles["split"]}>
            <div className={page["page"]}>
              <TrendPanel dashboard={dashboard} word={word} format={format} />
              {dashboard.byChannel.length === 0 ? null : (
                <ChannelTable dashboard={dashboard} leadsHref={leadsHref} word={word} format={format} />
              )}
              {dashboard.best === undefined ? null : (
                <BestParts best={dashboard.best} currency={dashboard.currency} word={word} format={format} />
              )}
            </div>
            <div className={styles["aside"]}>
              {isAllDone ? null : <div className={styles["toDo"]}>{nextSteps}</div>}
              {word === "WebsiteVisits" && dashboard.counted === undefined ? null : (
                <SaleReturnPanel
                  businessProfileId={businessProfileId}
                  dashboard={dashboard}
                  word={word}
                  format={format}
                />
              )}
            </div>
          </div>
        </>
      ) : null}
      {campaigns.length === 0 ? null : (
        <CampaignRows root={root} campaigns={campaigns} dashboard={dashboard} format={format} onOpen={onOpen} />
      )}
      {hasNumbers ? (
        <p className={styles["asOf"]}>
          {t("app:dashboard.asOf", { time: format.timeOf(readAt), zone: t(`app:dashboard.zone.${format.region}`) })}
        </p>
      ) : null}
    </div>
  )
}
