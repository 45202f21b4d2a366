import styles from "./progress-lamps.module.css"
import { cx } from "../cx/index.ts"

export interface ProgressLampsProps {
  /** Sections in all. */
  readonly total: number
  /** Sections finished; the next one is the current one. */
  readonly done: number
  /** The same in words, such as "Step 2 of 6: Your offer". */
  readonly label: string
  /** Nothing follows: no lamp is the current one. */
  readonly isStopped?: boolean
  /** Shows the words beside the lamps. */
  readonly showsLabel?: boolean
}

/** Progress of a wizard: a row of lamps that light. */
export const ProgressLamps = ({ total, done, label, isStopped = false, showsLabel = false }: ProgressLampsProps) => (
  <div
    className={cx(styles.progress)}
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={total}
    aria-valuenow={done}
    aria-valuetext={label}
  >
    <span className={cx(styles.lamps)} aria-hidden>
      {Array.from({ length: total }, (_, index) => (
        <span
          key={index}
          className={cx(styles.lamp, index < done && styles.lit, index === done && !isStopped && styles.current)}
        />
      ))}
    </span>
    {showsLabel ? (
      <span className={cx(styles.label)} aria-hidden>
        {label}
      </span>
    ) : null}
  </div>
)
