import { RotateCw, TriangleAlert } from "lucide-react"
import type { ReactNode } from "react"
import styles from "./error-state.module.css"
import { Button } from "../button/index.ts"
import { cx } from "../cx/index.ts"

export interface ErrorStateProps {
  /** Level of the title in the page's outline. */
  readonly level?: 1 | 2 | 3
  /** What could not be shown. */
  readonly title: ReactNode
  /** Why, and what to do. */
  readonly children?: ReactNode
  /** Words on the retry button. */
  readonly retryLabel: string
  /** Spoken while retrying. */
  readonly retryingLabel: string
  /** Tries again. */
  readonly onRetry: () => void
  /** A retry is running. */
  readonly isRetrying?: boolean
  /** Another way to continue. */
  readonly other?: ReactNode
}

/** An error and a way to try again. */
export const ErrorState = ({
  title,
  children,
  retryLabel,
  retryingLabel,
  onRetry,
  isRetrying = false,
  other,
  level = 3,
}: ErrorStateProps) => {
  const Heading = `h${level}` as const
  return (
    <div className={cx(styles.state)} role="alert">
      <span className={cx(styles.icon)} aria-hidden>
        <TriangleAlert size={26} />
      </span>
      <Heading className={cx(styles.title)}>{title}</Heading>
      {children === undefined ? null : <div className={cx(styles.text)}>{children}</div>}
      <div className={cx(styles.actions)}>
        <Button
          kind="secondary"
          onPress={onRetry}
          isPending={isRetrying}
          pendingLabel={retryingLabel}
          icon={<RotateCw aria-hidden />}
        >
          {retryLabel}
        </Button>
        {other}
      </div>
    </div>
  )
}
