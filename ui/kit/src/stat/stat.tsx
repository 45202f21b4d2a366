import { ArrowDownRight, ArrowRight, ArrowUpRight } from "lucide-react"
import type { ReactNode } from "react"
import styles from "./stat.module.css"
import { cx } from "../cx/index.ts"

export interface Trend {
  /** Direction of the change. */
  readonly direction: "up" | "down" | "level"
  /** Whether the change is good. */
  readonly meaning: "good" | "bad" | "neutral"
  /** The change in words: "12% more than last week". */
  readonly text: string
}

export interface StatProps {
  /** What is counted; a `Term` where its meaning is to be told. */
  readonly label: ReactNode
  /** The number, already formatted; "—" for no data. */
  readonly value: string
  /** Change against the previous period. */
  readonly trend?: Trend
  /** A small chart below. */
  readonly chart?: ReactNode
}

const icons = { up: ArrowUpRight, down: ArrowDownRight, level: ArrowRight }

/** One important number. */
export const Stat = ({ label, value, trend, chart }: StatProps) => {
  const Icon = icons[trend?.direction ?? "level"]
  return (
    <div className={cx(styles.stat)}>
      <p className={cx(styles.label)}>{label}</p>
      <p className={cx(styles.value)}>
        <bdi dir="ltr">{value}</bdi>
      </p>
      {trend === undefined ? null : (
        <p className={cx(styles.trend, styles[trend.meaning])}>
          <Icon aria-hidden size={16} strokeWidth={2.4} className={cx(styles.arrow)} />
          {trend.text}
        </p>
      )}
      {chart}
    </div>
  )
}
