import styles from "./progress-lamps.module.css"
import { cx } from "../cx/index.ts"

export interface ProgressLampsProps {
  /** Total number of sections. */
  readonly total: number
  /** Number of finished sections; the next one is current. */
  readonly done: number
  /** The progress in words, such as "Step 2 of 6: Your offer". */
  readonly label: string
  /** Whether nothing follows, so that no lamp is current. */
  readonly isStopped?: boolean
  /** Draws one bar instead of lamps, where there are too many to count. */
  readonly isBar?: boolean
  /** Shows the words beside the lamps. */
  readonly showsLabel?: boolean
}

/** The progress of a wizard as a row of steps; in the motif of bulbs, of lamps. */
export const ProgressLamps = ({
  total,
  done,
  label,
  isStopped = false,
  isBar = false,
  showsLabel = false,
}: ProgressLampsProps) => (
  <div
    className={cx(styles.progress)}
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={total}
    aria-valuenow={done}
    aria-valuetext={label}
  >
    {isBar ? (
      <span className={cx(styles.bar)} aria-hidden>
        <span className={cx(styles.filled)} style={{ inlineSize: `${(done / total) * 100}%` }} />
      </span>
    ) : (
      <span className={cx(styles.lamps)} aria-hidden>
        {Array.from({ length: total }, (_, index) => (
          <span
            key={index}
            className={cx(styles.lamp, index < done && styles.lit, index === done && !isStopped && styles.current)}
          />
        ))}
      </span>
    )}
    {showsLabel ? (
      <span className={cx(styles.label)} aria-hidden>
        {label}
      </span>
    ) : null}
  </div>
)
