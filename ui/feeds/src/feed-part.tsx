import { ListFeedReadings } from "@application/businesses/contract"
import type { Feed } from "@application/businesses/contract"
import { countedIssues, shownSummary } from "@domain/businesses"
import type { BusinessProfileId, Region } from "@domain/kernel"
import { lazyPart, useRead } from "@ui/container"
import { EmptyState } from "@ui/kit/empty-state"
import { Skeleton } from "@ui/kit/skeleton"
import { type TabItem, Tabs } from "@ui/kit/tabs"
import { NavButton } from "@ui/shared/frame"
import page from "@ui/shared/page.module.css"
import { PageHead } from "@ui/shared/page-head"
import { useFormat } from "@ui/shared/use-format"
import { SearchX } from "lucide-react"
import { type ReactNode, Suspense, useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { FeedActs, type FeedActing } from "./feed-acts.tsx"
import { FeedState } from "./feed-state.tsx"
import { HealthHeader } from "./health-header.tsx"
import { HistoryTab } from "./history-tab.tsx"
import { IssuesTab } from "./issues-tab.tsx"
import { ProductsTab, type WantedIssue } from "./products-tab.tsx"
import { type FeedsReading, sourceOf } from "./read-feeds.ts"
import { ReadingState, type ReadingStateProps } from "./reading-state.tsx"
import { ScheduleTab } from "./schedule-tab.tsx"

/** Heavy and rarely opened, so apart from the page. */
const FeedRulesPart = lazyPart(async () => (await import("./rules/feed-rules-part.tsx")).FeedRulesPart)

export interface FeedPartProps extends FeedActing {
  readonly businessProfileId: BusinessProfileId
  readonly value: FeedsReading
  /** Undefined where the address names none. */
  readonly feed: Feed | undefined
  readonly region: Region
  readonly notice: ReactNode
  readonly part: string | undefined
  /** The code of the product that is looked for; empty where none is. */
  readonly product: string
  readonly onPart: (part: string) => void
  /** Whether a dialog is open, whose own leave question counts. */
  readonly isCovered: boolean
  readonly watch: ReadingStateProps["watch"]
  readonly onChanged: () => void
}

/** One feed: its health, its reading, and its parts. */
export const FeedPart = ({ feed, ...props }: FeedPartProps) => {
  const { t } = useTranslation("feeds")
  if (feed !== undefined) return <OpenedFeed {...props} feed={feed} />
  return (
    <div className={page["page"]}>
      <PageHead title={t("feeds:title")} />
      <EmptyState
        level={2}
        icon={<SearchX />}
        title={t("feeds:gone.title")}
        action={
          <NavButton to="." kind="secondary">
            {t("feeds:all")}
          </NavButton>
        }
      >
        {t("feeds:gone.text")}
      </EmptyState>
    </div>
  )
}

const OpenedFeed = ({ feed, value, region, notice, ...props }: FeedPartProps & { readonly feed: Feed }) => {
  const { t } = useTranslation("feeds")
  const format = useFormat()
  const [issue, only] = useState<WantedIssue>()
  const { businessProfileId, part, product, onPart, isCovered, watch, onChanged, ...acting } = props
  const key = { businessProfileId, feedId: feed.id }
  // A reading that has ended is told apart by its job, so that its history is read again.
  const ended = feed.job?.status === "Done" || feed.job?.status === "Failed" ? feed.job.jobId : ""
  const history = useRead(ListFeedReadings, key)
  const { retry } = history
  useEffect(() => {
    if (ended !== "") retry()
  }, [ended, retry])
  const summary = shownSummary(feed.job)
  const counted = summary && countedIssues(summary)
  const shownJob = feed.job?.status === "Done" ? feed.job.jobId : String(feed.job?.shown?.readAt ?? "")
  const where = { feed, schedules: value.schedules }
  const parts: ReadonlyArray<TabItem> = [
    {
      id: "products",
      label: t("feeds:tab.products"),
      ...(summary !== undefined && { count: format.number(summary.items) }),
      content: (
        <ProductsTab
          key={`${shownJob} ${product}`}
          {...key}
          product={product}
          issue={issue}
          onAll={() => only(undefined)}
        />
      ),
    },
    {
      id: "issues",
      label: t("feeds:tab.issues"),
      ...(counted !== undefined && { count: format.number(counted.length) }),
      content: (
        <IssuesTab
          key={shownJob}
          {...where}
          businessProfileId={businessProfileId}
          region={region}
          onOnly={(wanted) => {
            only(wanted)
            onPart("products")
          }}
        />
      ),
    },
    {
      id: "rules",
      label: t("feeds:tab.rules"),
      content: (
        <Suspense fallback={<Skeleton lines={8} />}>
          <FeedRulesPart {...key} reading={shownJob} mends={summary?.mends ?? {}} onReading={onChanged} />
        </Suspense>
      ),
    },
    {
      id: "schedule",
      label: t("feeds:tab.schedule"),
      content: (
        <ScheduleTab
          {...where}
          businessProfileId={businessProfileId}
          zone={value.timeZone}
          mayEdit={acting.mayEdit}
          isCovered={isCovered}
          onSaved={onChanged}
        />
      ),
    },
    { id: "history", label: t("feeds:tab.history"), content: <HistoryTab reading={history} /> },
  ]
  return (
    <div className={page["page"]}>
      <div>
        <NavButton to="." kind="quiet" size="small">
          {t("feeds:all")}
        </NavButton>
      </div>
      <PageHead
        title={feed.name}
        titleAction={<FeedState feed={feed} />}
        lead={
          feed.url === "" ? (
            [t(`feeds:source.${sourceOf(feed)}`), feed.fileName].filter((words) => words !== undefined).join(" · ")
          ) : (
            <>
              {t(`feeds:source.${sourceOf(feed)}`)} · <bdi dir="ltr">{feed.url}</bdi>
            </>
          )
        }
        actions={<FeedActs feed={feed} {...acting} />}
      />
      {notice}
      <ReadingState feed={feed} watch={watch} {...acting} />
      <HealthHeader {...where} readings={history.output} />
      <Tabs
        label={t("feeds:tab.label")}
        items={parts}
        {...(part !== undefined && { selected: part })}
        onSelect={onPart}
        keepsClosed
      />
    </div>
  )
}
