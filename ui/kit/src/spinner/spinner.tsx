import styles from "./spinner.module.css"
import { cx } from "../cx/index.ts"

export interface SpinnerProps {
  /** What is being waited for; omit it if nearby text says so. */
  readonly label?: string
  /** Diameter in pixels. */
  readonly size?: number
}

/** A short wait of unknown length. */
export const Spinner = ({ label, size = 20 }: SpinnerProps) => (
  <span
    className={cx(styles.spinner)}
    {...(label === undefined ? { "aria-hidden": true } : { role: "status", "aria-label": label })}
  >
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden>
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity=".22" />
      <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  </span>
)
