import styles from "./bar-spark.module.css"
import { cx } from "../cx/index.ts"
import type { ChartPoint } from "../line-chart/index.ts"
import { VisuallyHidden } from "../visually-hidden/index.ts"

export interface BarSparkProps {
  /** What the bars show, in a sentence. */
  readonly label: string
  /** Bars in time order; the last is emphasised. */
  readonly points: ReadonlyArray<ChartPoint>
  /** Formats a value. */
  readonly format: (value: number) => string
}

/** Fewer days with a value than this show no course. */
const fewestValues = 3

/** A few values as small bars, beside a number; nothing until there are enough to compare. */
export const BarSpark = ({ label, points, format }: BarSparkProps) => {
  if (points.filter(({ value }) => (value ?? 0) > 0).length < fewestValues) return null
  const most = Math.max(1, ...points.map(({ value }) => value ?? 0))
  return (
    <figure className={cx(styles.figure)}>
      <figcaption>
        <VisuallyHidden>{label}</VisuallyHidden>
      </figcaption>
      <ul className={cx(styles.bars)}>
        {points.map((point) => (
          <li key={point.label} className={cx(styles.slot)}>
            <span
              className={cx(styles.bar)}
              style={{ blockSize: `${Math.max(4, ((point.value ?? 0) / most) * 100)}%` }}
            />
            <VisuallyHidden>{`${point.label}: ${point.value === null ? "—" : format(point.value)}`}</VisuallyHidden>
          </li>
        ))}
      </ul>
    </figure>
  )
}
