import styles from "./load-more.module.css"
import { Button } from "../button/index.ts"
import { cx } from "../cx/index.ts"

export interface LoadMoreProps {
  /** How much is shown: "20 of 134". */
  readonly summary: string
  /** Words on the button. */
  readonly label: string
  /** Spoken while the next page loads. */
  readonly pendingLabel: string
  /** Whether there is more. */
  readonly hasMore: boolean
  /** Whether the next page is loading. */
  readonly isPending?: boolean
  /** Fetches the next page. */
  readonly onMore: () => void
}

/** The end of a list that continues on request. */
export const LoadMore = ({ summary, label, pendingLabel, hasMore, isPending = false, onMore }: LoadMoreProps) => (
  <div className={cx(styles.more)}>
    <p className={cx(styles.summary)} aria-live="polite">
      {summary}
    </p>
    {hasMore ? (
      <Button kind="secondary" size="small" onPress={onMore} isPending={isPending} pendingLabel={pendingLabel}>
        {label}
      </Button>
    ) : null}
  </div>
)
