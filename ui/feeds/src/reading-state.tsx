import type { Feed, FeedJob } from "@application/businesses/contract"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { useExcessWords } from "@ui/shared/feeds"
import { presentTime } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "./feeds.module.css"
import type { FeedActing } from "./feed-acts.tsx"
import { isRead, sourceOf } from "./read-feeds.ts"

/** A reading that has said nothing for so long has been given up; the server begins it anew when it is asked. */
const silence = 45 * 60_000

/** How a reading failed. */
interface FailedReading extends Pick<FeedJob, "place" | "excess"> {
  readonly failure: NonNullable<FeedJob["failure"]> | "interrupted"
}

/** Why a reading failed, with the place or the limit. */
export const useFailureWords = () => {
  const { t } = useTranslation("feeds")
  const excessWords = useExcessWords()
  return ({ failure, place, excess }: FailedReading) => {
    if (excess !== undefined) return excessWords(excess)
    const where = place && t(`feeds:failure.${place.column === undefined ? "line" : "place"}`, { ...place })
    return [t(`feeds:failure.${failure}`), where].filter((words) => words !== undefined).join(" ")
  }
}

const Progress = ({ job }: { readonly job: FeedJob }) => {
  const { t } = useTranslation("feeds")
  const format = useFormat()
  const count = job.summary?.items ?? 0
  const total = job.shown?.summary.items
  if (job.status === "New" || count === 0) return <p role="status">{t("feeds:job.waiting")}</p>
  return (
    <div>
      <p role="status">
        {t("feeds:job.running", { count, value: format.number(count) })}
        {total === undefined || total < count
          ? null
          : ` · ${t("feeds:job.of", { value: format.number(count), total: format.number(total) })}`}
      </p>
      <progress
        className={styles["progress"]}
        aria-label={t("feeds:job.progress")}
        {...(total !== undefined && total >= count && { max: total, value: count })}
      />
    </div>
  )
}

export interface ReadingStateProps extends FeedActing {
  readonly feed: Feed
  readonly watch: { readonly isLate: boolean; readonly onAgain: () => void }
}

/** How the reading of a feed goes: its progress, that it takes too long to watch, or why it failed and how to go on. */
export const ReadingState = ({ feed, watch, mayEdit, isStarting, onAct, onRead }: ReadingStateProps) => {
  const { t } = useTranslation("feeds")
  const failureWords = useFailureWords()
  const { job } = feed
  if (job === undefined || job.status === "Done") return null
  const again =
    sourceOf(feed) === "file" ? (
      <Button kind="secondary" size="small" onPress={() => onAct({ kind: "file" })}>
        {t("feeds:newFile")}
      </Button>
    ) : (
      <Button
        kind="secondary"
        size="small"
        isPending={isStarting}
        pendingLabel={t("feeds:job.starting")}
        onPress={() => onRead(feed)}
      >
        {t("feeds:job.resume")}
      </Button>
    )
  const resume = mayEdit ? { action: again } : {}
  if (job.status === "Failed")
    return (
      <Banner tone="warning" title={t("feeds:job.failed")} {...resume}>
        {failureWords({ ...job, failure: job.failure ?? "unreachable" })}
        {job.shown === undefined ? null : ` ${t("feeds:job.kept")}`}
      </Banner>
    )
  if (presentTime() - job.updatedAt > silence)
    return (
      <Banner tone="warning" title={t("feeds:job.stuck")} {...resume}>
        {t("feeds:job.stuckText")}
      </Banner>
    )
  if (isRead(feed) && watch.isLate)
    return (
      <Banner
        tone="info"
        title={t("feeds:job.timedOut")}
        action={
          <Button kind="secondary" size="small" onPress={watch.onAgain}>
            {t("feeds:job.watch")}
          </Button>
        }
      >
        {t("feeds:job.timedOutText")}
      </Banner>
    )
  return <Progress job={job} />
}
